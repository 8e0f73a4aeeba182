import type { SmsTexts } from '#contract/sms/campaigns.ts';
import type { SmsLanguage } from '#contract/sms/states.ts';
import { countSms, fillSms, type SmsPlaceholder } from '#contract/sms/text.ts';
import type { SmsParts } from './parts.ts';
import { openRecipient } from './recipient.ts';
import { stopLink } from './stop-link.ts';
import type { smsMessage } from './tables.ts';

type Row = Pick<typeof smsMessage.$inferSelect, 'id' | 'publicId' | 'language' | 'sealed'>;

/** The text in the recipient’s language; Thai where there is no other. */
export function textOf(
  texts: SmsTexts,
  language: SmsLanguage,
  values: Partial<Record<SmsPlaceholder, string>>,
): string {
  return fillSms(texts[language] || texts.th, values);
}

/** A message of a campaign as its recipient gets it: its links open in the language of the reader. */
export function writeSms(
  { sealing, publicOrigin }: Pick<SmsParts, 'sealing' | 'publicOrigin'>,
  texts: SmsTexts,
  row: Row,
): { phone: string; text: string; parts: number } {
  const { language } = row;
  const { phone, name = '', ref = '' } = openRecipient(sealing, row);
  const written = textOf(texts, language, { name, ref, stop: stopLink(publicOrigin, row) });
  const text = linksIn(written, publicOrigin, language);
  return { phone, text, parts: countSms(text).parts };
}

/** What may stand in an address; a stop or comma at its end belongs to the sentence. */
const ADDRESS_REST = /^(?:[/?#][\w./?#[\]@!$&'()*+,;=:%~-]*)?/;

/** Pages of the site that staff wrote into a text, where they chose no language themselves. */
export function linksIn(text: string, publicOrigin: string, language: SmsLanguage): string {
  const [before = '', ...behind] = text.split(publicOrigin);
  return [before, ...behind.map((rest) => addLanguage(rest, language))].join(publicOrigin);
}

function addLanguage(rest: string, language: SmsLanguage): string {
  // Another address that only begins like ours, such as one with a port or a longer name.
  if (/^[\w.:-]/.test(rest) && !/^\.(?:\s|$)/.test(rest)) return rest;
  const address = trimEnd(ADDRESS_REST.exec(rest)?.[0] ?? '');
  const [path = '', fragment] = address.split('#', 2);
  const parameters = path.split('?')[1] ?? '';
  if (new URLSearchParams(parameters).has('lang')) return rest;
  const sign = path.includes('?') ? '&' : '?';
  const hash = fragment === undefined ? '' : `#${fragment}`;
  return `${path || '/'}${sign}lang=${language}${hash}${rest.slice(address.length)}`;
}

function trimEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?)'".includes(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}
