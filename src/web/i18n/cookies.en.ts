import type { cookies as shape } from './cookies.th.ts';

export const cookies: typeof shape = {};
