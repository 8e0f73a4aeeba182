import type { SmsLanguage } from '#contract/sms/states.ts';
import { isMobile, maskThaiPhone, parseThaiPhone } from '#contract/thai/phone.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const PURPOSE = 'sms recipient';
const LONGEST = 60;

/** Somebody as a source names them; numbers as they were written, perhaps in a line of a sheet. */
export type Found = {
  phone: string;
  name: string;
  ref: string;
  language: SmsLanguage;
  line?: number;
};

/** What lies sealed in a message. Those of events carry their text. */
export type Recipient = { phone: string; name?: string; ref?: string; text?: string };

/** A number that can get messages, which fixed lines cannot; null where it is none. */
export function parseMobile(written: string): string | null {
  const phone = parseThaiPhone(written);
  return phone !== null && isMobile(phone) ? phone : null;
}

/** The columns of a message or an opt-out that stand for a person. */
export function recipientColumns(sealing: Sealing, { phone, name, ref, text }: Recipient) {
  const kept = {
    phone,
    ...(name && { name: name.slice(0, LONGEST) }),
    ...(ref && { ref: ref.slice(0, LONGEST) }),
    ...(text && { text }),
  };
  return {
    sealed: sealing.seal(JSON.stringify(kept), PURPOSE),
    phoneMasked: maskThaiPhone(phone),
    phoneDigest: digestPhone(sealing, phone),
  };
}

export function openRecipient(sealing: Sealing, { sealed }: { sealed: string }): Recipient {
  return JSON.parse(sealing.open(sealed, PURPOSE)) as Recipient;
}

/** Under every key at hand, for looking up. */
export function phoneDigests(sealing: Sealing, phone: string): string[] {
  return sealing.digests(phone, DIGESTS.phone);
}

function digestPhone(sealing: Sealing, phone: string): string {
  return sealing.digest(phone, DIGESTS.phone);
}
