import type { ParsedInputOf } from '#contract/calls.ts';

export const LIST_INPUT: ParsedInputOf<'articles/list'> = { language: 'th', limit: 10 };

/** What the office asks for when its list of articles is opened. */
export const OFFICE_LIST_INPUT: ParsedInputOf<'article/list'> = {
  search: '',
  sort: 'name',
  descending: false,
  language: 'th',
  size: 25,
  bin: false,
};
