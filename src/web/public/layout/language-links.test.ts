import { expect, it } from 'vitest';
import { languageHref } from './language-links.ts';

it('asks for a language and keeps the rest of the query', () => {
  expect(languageHref('', 'en')).toBe('?lang=en');
  expect(languageHref('?id=7&lang=en', 'th')).toBe('?id=7&lang=th');
});
