import type { ParsedInputOf } from '#contract/calls.ts';

export const LIST_INPUT: ParsedInputOf<'articles/list'> = { language: 'th', limit: 10 };
