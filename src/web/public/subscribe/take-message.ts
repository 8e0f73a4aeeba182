import { redirect } from 'react-router';
import type { Page } from '../../page-context.ts';
import { readValues, type Values } from './fields.ts';
import { idOf } from './message-id.ts';

/** Thai letters take nine bytes each in a form; the longest message fits, and little more. */
const LONGEST_BODY = 64 * 1024;

export type Taken = { values: Values; reason: string | undefined; fields: Record<string, string> };

/** The form as a browser without scripts sends it. */
export async function takeMessage(
  request: Request,
  { forms, language, address }: Page,
): Promise<Taken | Response> {
  const entries = new URLSearchParams(await readBody(request));
  const values = readValues(entries);
  const sent = await forms.sendMessage(
    {
      ...values,
      id: await idOf(values, new Date().toISOString().slice(0, 10)),
      language,
      policyVersion: readVersion(entries.get('policyVersion')),
      captcha: entries.get('captcha') ?? undefined,
    },
    address,
  );
  if ('reference' in sent) return redirect(`/Subscribe?sent=${sent.reference}`, 303);
  return { values, reason: sent.reason, fields: sent.fields };
}

async function readBody(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length'));
  return length > 0 && length <= LONGEST_BODY ? request.text() : '';
}

function readVersion(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
