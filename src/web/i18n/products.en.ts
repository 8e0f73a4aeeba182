import type { products as shape } from './products.th.ts';

export const products: typeof shape = {};
