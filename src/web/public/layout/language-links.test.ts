import { expect, it } from 'vitest';
import { inShownLanguage, languageHref } from './language-links.ts';

it('asks for a language and keeps the rest of the query', () => {
  expect(languageHref('', 'en')).toBe('?lang=en');
  expect(languageHref('?id=7&lang=en', 'th')).toBe('?id=7&lang=th');
});

it('takes an older address along into the language that was chosen since', () => {
  expect(inShownLanguage('?id=7&lang=en', 'th')).toBe('?id=7&lang=th');
  expect(inShownLanguage('?lang=th', 'th')).toBe('?lang=th');
  // Which names none, the choice that the server keeps decides.
  expect(inShownLanguage('', 'th')).toBe('');
  expect(inShownLanguage('?q=a%20b', 'th')).toBe('?q=a%20b');
});
