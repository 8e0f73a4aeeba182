import type { SmsGateway } from '#contract/sms/gateway.ts';
import type { OutsideAnswer } from '#server/platform/outside.ts';
import type { Found, Outcome } from './gateway.ts';

/** These say of themselves that nothing was done and that another try may go through. */
const LATER = new Set([408, 425, 429, 503]);
const KEPT_OUT = new Set([401, 403, 404, 405, 407]);

/**
 * What an answer means. An answer of the provider is believed; that something went wrong there (500),
 * or that a machine in between got no answer itself (502, 504), says nothing about the message, and
 * neither does one without the result that the settings name.
 */
export function judgeAnswer(gateway: SmsGateway, { status, text }: OutsideAnswer): Outcome {
  if (status >= 200 && status < 300) return judgeResult(gateway, text);
  if (LATER.has(status)) return { kind: 'later' };
  if (KEPT_OUT.has(status)) return { kind: 'misconfigured' };
  if (status >= 500) return { kind: 'doubt' };
  // Redirects are not followed: the address in the settings is not that of the provider.
  return status < 400 ? { kind: 'misconfigured' } : { kind: 'refused' };
}

function judgeResult({ resultPath, successValues, laterValues, idPath }: SmsGateway, text: string) {
  const result = resultPath === '' ? '' : valueAt(text, resultPath);
  if (laterValues.includes(result)) return { kind: 'later' } as const;
  const isFine =
    resultPath === '' || (successValues.length ? successValues.includes(result) : result !== '');
  // Without a result it is not the provider that speaks, or not as it should: it may have sent it.
  if (!isFine) return { kind: result === '' ? 'doubt' : 'refused' } as const;
  return {
    kind: 'accepted',
    providerId: (idPath && valueAt(text, idPath).slice(0, 200)) || null,
  } as const;
}

/** What an answer to the question about a message in doubt means. */
export function judgeLookup(
  { lookupPath, lookupValues }: SmsGateway,
  answer: OutsideAnswer,
): Found {
  if (answer.status === 404) return 'not_there';
  if (answer.status < 200 || answer.status > 299) return 'unsure';
  if (lookupPath === '') return 'there';
  const value = valueAt(answer.text, lookupPath);
  return (lookupValues.length ? lookupValues.includes(value) : value !== '')
    ? 'there'
    : 'not_there';
}

/** `a.0.b` in JSON, `<NAME>` in XML, `name=` in plain text; empty where there is nothing. */
export function valueAt(text: string, path: string): string {
  const element = /^<([\w:.-]+)>$/.exec(path)?.[1];
  if (element)
    return between(text, new RegExp(`<${escapeWord(element)}(?:\\s[^<>]*)?>([^<]*)<`, 'i'));
  if (path.endsWith('='))
    return between(text, new RegExp(`(?:^|[\\s&;,?|])${escapeWord(path)}([^\\s&;,|]*)`, 'i'));
  let value: unknown = readJson(text);
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return '';
    value = (value as Record<string, unknown>)[step];
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}

function between(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1]?.trim() ?? '';
}

function escapeWord(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
