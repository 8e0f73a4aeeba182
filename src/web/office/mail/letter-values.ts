import type { MailTexts } from '#contract/mail/mail.ts';

/** As it is typed: paragraphs stand in one field, an empty line between them. */
export type TypedLetter = Record<keyof MailTexts, string>;

export function toTyped(texts: MailTexts): TypedLetter {
  const { subject, greeting, button } = texts;
  return {
    ...{ subject, greeting, button },
    paragraphs: texts.paragraphs.join('\n\n'),
    notes: texts.notes.join('\n\n'),
  };
}

export function toTexts({ paragraphs, notes, ...lines }: TypedLetter): MailTexts {
  return { ...lines, paragraphs: split(paragraphs), notes: split(notes) };
}

function split(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
