import type { calculator as shape } from './calculator.th.ts';

export const calculator: typeof shape = {};
