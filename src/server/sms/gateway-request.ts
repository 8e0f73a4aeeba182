import type { SmsGateway } from '#contract/sms/gateway.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import type { OutsideRequest } from '#server/platform/outside.ts';
import type { Outgoing } from './gateway.ts';

const PLACEHOLDER = /\{(number|text|sender|id|secret:[a-z][a-z0-9_]{0,29})\}/g;
const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** The request that sends a message: its values stand escaped where the template has their names. */
export function sendRequest(
  gateway: SmsGateway,
  secrets: Record<string, string>,
  message: Outgoing,
): OutsideRequest {
  const fill = filler(gateway, secrets, message);
  const posts = gateway.method === 'POST';
  return {
    url: fill(gateway.url, encodeURIComponent),
    method: gateway.method,
    headers: {
      ...ownHeaders(gateway, fill),
      ...(posts && { 'content-type': `${TYPES[gateway.contentType]}; charset=utf-8` }),
    },
    body: posts
      ? fill(gateway.body, gateway.contentType === 'json' ? inJson : encodeURIComponent)
      : '',
  };
}

/** The request that asks by our id whether a message arrived. */
export function lookupRequest(
  gateway: SmsGateway,
  secrets: Record<string, string>,
  id: string,
): OutsideRequest {
  const fill = filler(gateway, secrets, { id, phone: '', text: '' });
  return {
    url: fill(gateway.lookupUrl, encodeURIComponent),
    method: 'GET',
    headers: ownHeaders(gateway, fill),
    body: '',
  };
}

type Fill = (template: string, write: (value: string) => string) => string;

function filler(gateway: SmsGateway, secrets: Record<string, string>, message: Outgoing): Fill {
  const values: Record<string, string> = {
    number: numberAs(gateway.numberFormat, message.phone),
    text: message.text,
    sender: gateway.sender,
    id: message.id,
  };
  const find = (name: string) =>
    (name.startsWith('secret:') ? secrets[name.slice('secret:'.length)] : values[name]) ?? '';
  return (template, write) =>
    template.replaceAll(PLACEHOLDER, (_written, name: string) => write(find(name)));
}

function ownHeaders({ headers }: SmsGateway, fill: Fill): Record<string, string> {
  return Object.fromEntries(
    headers.map(({ name, value }) => [name.toLowerCase(), fill(value, inHeader)]),
  );
}

/** Between the quotes of a text in JSON. */
function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

/** Nothing that ends a header may come in by a value. */
function inHeader(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]/g, '');
}

function numberAs(format: SmsGateway['numberFormat'], phone: string): string {
  if (format === 'e164') return phone;
  if (format === 'international') return phone.slice(1);
  return formatThaiPhone(phone).replaceAll('-', '');
}
