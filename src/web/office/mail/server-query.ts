import type { OutputOf } from '#contract/calls.ts';

export const SERVER_KEY = ['smtp', 'read'];
export type ServerState = OutputOf<'smtp/read'>['data'];
