import { z } from 'zod';
import { readData } from '#server/platform/data-files.ts';

const word = z.string().min(1);
const Words = z.strictObject({
  ...{ title: word, made: word, private: word, yes: word, no: word },
  /** With the places of `{page}` and `{pages}`. */
  page: word,
  fields: z.record(z.string(), word),
});

/** What the pages for a person call what is kept of them; what has no name here keeps its own. */
export const WORDS = {
  th: readData('words/person-paper.th.json', Words),
  en: readData('words/person-paper.en.json', Words),
};
