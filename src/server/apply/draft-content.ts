import { z } from 'zod';
import { parseThaiPhone, westernDigits } from '#contract/thai/phone.ts';
import type { applicationDraft } from '#server/applications/tables.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const DRAFT_PURPOSE = 'application draft';
const ID_LENGTH = 13;

type Draft = { email: string; content: string; files: string[] };
type Stored = Pick<typeof applicationDraft.$inferSelect, 'email' | 'content'>;

const Kept = z
  .object({ content: z.string(), files: z.array(z.string()) })
  .catch({ content: '', files: [] });

/** A form that is kept for later, as it is stored. */
export function draftColumns(sealing: Sealing, { email, content, files }: Draft) {
  const seal = (text: string) => sealing.seal(text, DRAFT_PURPOSE);
  return {
    email: seal(email),
    content: seal(JSON.stringify({ content, files })),
    ...draftDigests(sealing, { email, content }),
  };
}

export function openDraftColumns(sealing: Sealing, stored: Stored): Draft {
  const open = (sealed: string) => sealing.open(sealed, DRAFT_PURPOSE);
  return { email: open(stored.email), ...Kept.parse(parseJson(open(stored.content))) };
}

/** The same under the present key. What was kept stays as it is, letter by letter. */
export function renewDraftColumns(sealing: Sealing, stored: Stored) {
  const renew = (sealed: string) =>
    sealing.seal(sealing.open(sealed, DRAFT_PURPOSE), DRAFT_PURPOSE);
  return {
    email: renew(stored.email),
    content: renew(stored.content),
    ...draftDigests(sealing, openDraftColumns(sealing, stored)),
  };
}

/** Finds who the link goes to, and whoever is named in the form. */
export function draftDigests(
  sealing: Sealing,
  { email, content }: Pick<Draft, 'email' | 'content'>,
) {
  const typed = Person.parse(typedFields(content) ?? {});
  const digest = (value: string | null, purpose: string) =>
    value ? sealing.digest(value, purpose) : null;
  const ofEmail = (written: string) => digest(written.trim().toLowerCase(), DIGESTS.email);
  return {
    emailDigest: ofEmail(email),
    typedEmailDigest: ofEmail(typed.email),
    contactEmailDigest: ofEmail(typed.contactEmail),
    phoneDigest: digest(parseThaiPhone(typed.phone), DIGESTS.phone),
    contactPhoneDigest: digest(parseThaiPhone(typed.contactPhone), DIGESTS.phone),
    idCardDigest: digest(idNumber(typed.idCard), DIGESTS.idCard),
    companyIdDigest: digest(idNumber(typed.companyId), DIGESTS.companyId),
  };
}

/** As the desk understands one; whether its last digit is right is asked when the form is sent. */
function idNumber(written: string): string | null {
  const digits = westernDigits(written).replaceAll(/\D/g, '');
  return digits.length === ID_LENGTH ? digits : null;
}

const Text = z.string().catch('');
const Person = z.object({
  email: Text,
  contactEmail: Text,
  phone: Text,
  contactPhone: Text,
  idCard: Text,
  companyId: Text,
});

const Fields = z.record(z.string(), z.unknown());
const Form = z.union([z.object({ fields: Fields }).transform(({ fields }) => fields), Fields]);

/** What was typed, by field; undefined where a browser sent something else than a form. */
export function typedFields(content: string): Record<string, unknown> | undefined {
  return Form.safeParse(parseJson(content)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
