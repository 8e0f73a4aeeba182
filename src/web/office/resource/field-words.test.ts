import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { MAINTAINED, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { en } from '../all-texts.en.ts';
import { th } from '../all-texts.th.ts';
import { th as dashboard } from '../dashboard/texts.th.ts';
import { fieldLabel, wordsInWindow, wordsOf } from './field-words.ts';

/** What every row carries: it is not told of. */
const FACTS = new Set(['id', 'version', 'updatedAt', 'updatedBy', 'deletedAt']);
const written = MAINTAINED.filter((name) => Object.keys(wordsOf(th, name)).length > 0);

test.each(written)(
  'the record of what was done calls the fields of %s as the form does',
  (name) => {
    for (const texts of [th, en]) {
      const words = wordsOf(texts, name);
      expect(wordsInWindow(texts, RESOURCE_WINDOWS[name], Object.keys(words))).toEqual(words);
    }
  },
);

test.each(written)(
  'the record of what was done has words for all that a row of %s holds',
  (name) => {
    const call: (typeof CALLS)['article/read'] = CALLS[`${name}/read` as 'article/read'];
    const fields = Object.keys(call?.output.shape.data.shape ?? {});
    for (const texts of [th, en]) {
      const words = { ...texts.audit.fields, ...wordsOf(texts, name) };
      expect(fields.filter((field) => !(field in words) && !FACTS.has(field))).toEqual([]);
    }
  },
);

test('an article has one word for its summary: in its form, at the translation desk, in sheets and in the record', () => {
  const word = th.content.articles.summary;
  expect(fieldLabel(th, 'article', 'summary')).toBe(word);
  expect(fieldLabel(th, 'article', 'summary.en')).toBe(`${word} (อังกฤษ)`);
  expect(wordsInWindow(th, 'ArticlesMaint', ['summary']).summary).toBe(word);
  expect(wordsInWindow(th, 'ArticlesMaint', ['name', 'position']).name).toBe(
    th.content.categories.name,
  );
  // The name of an article or of a category: that cannot be told, so neither is said.
  expect(wordsInWindow(th, 'ArticlesMaint', ['name'])).toEqual({});
});

test('no second name of a field or a status is kept where one is read', () => {
  for (const [kept, ...others] of [
    [th.translations, th.dashboard],
    [en.translations, en.dashboard],
  ] as const) {
    expect(kept).not.toHaveProperty('fields');
    for (const texts of others) expect(texts).not.toHaveProperty('statuses');
  }
  expect(Object.values(dashboard)).not.toContain(th.applications.statuses.approved);
  const forms = new Set(written.flatMap((name) => Object.keys(wordsOf(th, name))));
  const goods = ['summary', 'published', 'street1', 'productId', 'fileKey', 'permissions'];
  expect(goods.filter((field) => forms.has(field))).toEqual(goods);
  expect(goods.filter((field) => field in th.audit.fields)).toEqual([]);
});
