import type { OutputOf } from '#contract/calls.ts';

/** What the link asks for. */
export type Asked = OutputOf<'register/openRequest'>['data'];
