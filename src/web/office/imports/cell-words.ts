import type { CellKind } from '#contract/imports/imports.ts';
import type { Language } from '#contract/language.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { toReadable } from '../resource/readable-text.ts';

/** What the screens call the codes of some fields, by field and code. */
export type CellWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Column = { key: string; holds: CellKind };

/** As sheets are written: the day, and the time where it has one. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}(?::\d{2})?))?(?:\.\d+)?$/;

/** What stands in a cell, as the screens say it: codes in words, days as the house writes them. */
export function cellInWords(
  text: string,
  { key, holds }: Column,
  words: CellWords,
  language: Language,
): string {
  if (holds === 'moment') return momentInWords(text, language);
  const known = words[key];
  return known?.[text] ?? known?.[text.toLowerCase()] ?? withoutMarks(text);
}

/** Before and after; what differs in its marks alone is shown with them. */
export function changeInWords(
  { from, to }: { from: string; to: string },
  column: Column,
  words: CellWords,
  language: Language,
): { from: string; to: string } {
  const said = {
    from: cellInWords(from, column, words, language),
    to: cellInWords(to, column, words, language),
  };
  return said.from === said.to ? { from, to } : said;
}

function momentInWords(text: string, language: Language): string {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (!day || Number.isNaN(Date.parse(day))) return text;
  return time ? formatTime(`${day}T${time}+07:00`, language) : formatDate(day, language);
}

/** A long text is cut, perhaps within a mark. */
const withoutMarks = (text: string) =>
  toReadable(text.replace(/^…[^<>]{0,80}>/, '… ').replace(/<[^<>]{0,80}…$/, '…'));
