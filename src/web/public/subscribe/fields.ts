import { MESSAGE_FIELDS, type MessageField } from '#contract/messages/check.ts';

/** The form as it is filled in, so that nothing typed is lost. */
export type Values = Record<MessageField, string> & {
  policy: boolean;
  newsletter: boolean;
  /** People do not see this field; programs fill it in. */
  website: string;
};

type Entries = Pick<URLSearchParams, 'has'> & { get: (name: string) => FormDataEntryValue | null };

export function readValues(entries: Entries): Values {
  // By itself a browser sends a line break as two signs, where its field has counted one.
  const text = (name: string) => String(entries.get(name) ?? '').replaceAll('\r\n', '\n');
  const fields = Object.fromEntries(MESSAGE_FIELDS.map((name) => [name, text(name)]));
  return {
    ...(fields as Record<MessageField, string>),
    policy: entries.has('policy'),
    newsletter: entries.has('newsletter'),
    website: text('website'),
  };
}

export const NO_VALUES = readValues(new URLSearchParams());
