import type { branches as shape } from './branches.th.ts';

export const branches: typeof shape = {};
