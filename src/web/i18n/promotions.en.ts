import type { promotions as shape } from './promotions.th.ts';

export const promotions: typeof shape = {};
