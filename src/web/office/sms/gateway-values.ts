import type { OutputOf } from '#contract/calls.ts';
import type { SmsGateway } from '#contract/sms/gateway.ts';

export type FoundGateway = OutputOf<'sms/gateway'>['data'];

const LISTS = [
  'successValues',
  'laterValues',
  'lookupValues',
  'deliveredValues',
  'undeliveredValues',
] as const;
type List = (typeof LISTS)[number];

/** The settings as they are typed: lists and headers as text. */
export type GatewayValues = Omit<SmsGateway, List | 'headers'> &
  Record<List | 'headers' | 'reportSecret', string> & {
    secrets: Record<string, string>;
  };

export function toTyped({ values }: FoundGateway): GatewayValues {
  const lists = Object.fromEntries(LISTS.map((name) => [name, values[name].join(', ')]));
  return {
    ...values,
    ...(lists as Record<List, string>),
    headers: values.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    reportSecret: '',
    secrets: {},
  };
}

/** What the server takes; undefined where a header is none. */
export function fromTyped(typed: GatewayValues): SmsGateway | undefined {
  const { secrets: _secrets, reportSecret: _report, ...rest } = typed;
  const lines = typed.headers.split('\n').filter((line) => line.trim() !== '');
  const headers = lines.flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':').trim();
    return /^[A-Za-z0-9-]+$/.test(name.trim()) && rest.length > 0
      ? [{ name: name.trim(), value }]
      : [];
  });
  if (headers.length < lines.length) return undefined;
  const lists = Object.fromEntries(LISTS.map((name) => [name, split(typed[name])]));
  return { ...rest, headers, ...(lists as Record<List, string[]>) };
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
