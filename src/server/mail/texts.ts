import { placeholdersIn } from '#contract/mail/fill-message.ts';
import type { MailLanguage, MailTexts } from '#contract/mail/mail.ts';
import type { LetterKind } from './event.ts';
import { type Letter, writeLetter } from './letter.ts';

type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

const SENDERS: Record<MailLanguage, string> = {
  th: 'โฉนด สินเชื่อที่ดิน',
  en: 'Chanote Land Loans',
};

/** What is wrong with the texts of a letter, by field. */
export function checkTexts(kind: LetterKind, texts: MailTexts): Record<string, string> {
  const errors: Record<string, string> = {};
  const all = [
    ['subject', [texts.subject]],
    ['greeting', [texts.greeting]],
    ['paragraphs', texts.paragraphs],
    ['button', [texts.button]],
    ['notes', texts.notes],
  ] as const;
  for (const [field, lines] of all) {
    const unknown = lines.flatMap(placeholdersIn).find((name) => !(name in kind.placeholders));
    if (unknown) errors[field] = `unknown_placeholder:${unknown}`;
  }
  const used = new Set(all.flatMap(([, lines]) => lines.flatMap(placeholdersIn)));
  const missing = Object.entries(kind.placeholders).find(
    ([name, { required }]) => required && name !== kind.button && !used.has(name),
  );
  if (missing) errors.paragraphs ??= `missing_placeholder:${missing[0]}`;
  if (kind.button && texts.button === '') errors.button ??= 'required';
  return errors;
}

/** The letter in full, in lines and paragraphs as they were typed: those of a text and those of a value. */
export function composeLetter(
  kind: LetterKind,
  texts: MailTexts,
  language: MailLanguage,
  values: Values,
) {
  const url = kind.button && values[kind.button];
  const letter: Letter = {
    language,
    sender: SENDERS[language],
    subject: oneLine(fillIn(texts.subject, values)),
    greeting: oneLine(fillIn(texts.greeting, values)),
    paragraphs: fillParagraphs(texts.paragraphs, values),
    ...(url && { action: { label: oneLine(fillIn(texts.button, values)), url } }),
    notes: fillParagraphs(texts.notes, values),
  };
  return writeLetter(letter);
}

/** With samples in place of what belongs to somebody. */
export function composeSample(kind: LetterKind, texts: MailTexts, language: MailLanguage) {
  const samples = Object.entries(kind.placeholders).map(([name, { sample, sampleEn }]) => [
    name,
    language === 'en' ? (sampleEn ?? sample) : sample,
  ]);
  return composeLetter(kind, texts, language, Object.fromEntries(samples));
}

function fillParagraphs(paragraphs: readonly string[], values: Values): string[] {
  return paragraphs
    .map((paragraph) => linesOf(paragraph).filter((line) => isFilled(line, values)))
    .flatMap((lines) => fillIn(lines.join('\n'), values).split(/\r?\n\s*\n/))
    .map((paragraph) => linesOf(paragraph).join('\n').trim())
    .filter((paragraph) => paragraph !== '');
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

function isFilled(line: string, values: Values): boolean {
  return placeholdersIn(line).every((name) => values[name] !== '');
}

/** In one pass: what somebody typed is not looked through for placeholders again. */
function fillIn(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
