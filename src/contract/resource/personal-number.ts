import { initialOf } from '#contract/thai/initial.ts';
import { westernDigits } from '#contract/thai/phone.ts';

/** Digits as people write them together: with dashes, dots, spaces or brackets between. */
const RUN = /\+?\d(?:[\s.\-–—()/\u200b\u200e\u200f\u2011]{0,3}\d){8,}/g;
/** A telephone number of Thailand, or the thirteen digits of a person or a company. */
const NUMBER = /^(?:(?:\+?66|0066)0?[2-9]\d{7,8}|0[2-9]\d{7,8}|\d{13})$/;

/** Whether somebody’s telephone or ID number stands in a text, in whatever way it is written. */
export function holdsPersonalNumber(text: string): boolean {
  const runs = westernDigits(text).match(RUN) ?? [];
  return runs.some((run) => NUMBER.test(run.replaceAll(/[^\d+]/g, '')));
}

/** A text in which numbers long enough to name somebody are told by their last four digits. */
export function maskNumbers(text: string): string {
  const last = (run: string) => run.replaceAll(/\D/g, '').slice(-4);
  return westernDigits(text).replaceAll(RUN, (run) => `…${last(run)}`);
}

/** A number by itself, as `maskNumbers` leaves it. */
const MASKED = /^…\d{4}$/;

/** A word by its first letter. */
export function maskWord(word: string): string {
  const initial = initialOf(word);
  return initial && `${initial}…`;
}

/** A text that may name somebody, by signs of it: of a number the last four digits, of a word its first letter. */
export function maskWords(text: string): string {
  const words = maskNumbers(text)
    .split(/\s+|(?<=…\d{4})(?!\d)|(?=…\d{4}(?!\d))/)
    .filter(Boolean);
  return words.map((word) => (MASKED.test(word) ? word : maskWord(word))).join(' ');
}
