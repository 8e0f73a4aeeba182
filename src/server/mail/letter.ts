import { escapeMarkup } from '#contract/markup.ts';

/** What a letter says, in the words of its reader. */
export type Letter = {
  language: 'th' | 'en';
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** In smaller letters below. */
  notes: readonly string[];
  sender: string;
};

/** The letter as text, and as HTML that reads well on a phone without loading anything. */
export function writeLetter({
  language,
  subject,
  greeting,
  paragraphs,
  action,
  notes,
  sender,
}: Letter) {
  const asked = action ? [`${action.label}:\n${action.url}`] : [];
  const text = [greeting, ...paragraphs, ...asked, ...notes, sender];
  const small = 'margin:0 0 12px;font-size:14px;color:#5b6472';
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#f4f6f9">',
    '<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px;font-family:sans-serif;font-size:16px;line-height:1.6;color:#1b2430">',
    `<p style="margin:0 0 16px;font-size:18px;font-weight:bold;color:#216cb7">${escapeMarkup(sender)}</p>`,
    ...[greeting, ...paragraphs].map(
      (paragraph) => `<p style="margin:0 0 16px">${linesInMarkup(paragraph)}</p>`,
    ),
    action &&
      `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:14px 24px;background:#216cb7;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:bold">${escapeMarkup(action.label)}</a></p>`,
    ...notes.map((note) => `<p style="${small}">${linesInMarkup(note)}</p>`),
    action && `<p style="${small};word-break:break-all">${escapeMarkup(action.url)}</p>`,
    '</div></body></html>',
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: html.filter(Boolean).join('\n') };
}

const linesInMarkup = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
