import { isEmail } from '#contract/mail/email-address.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import { isSealed, type Sealing } from '#server/platform/sealed.ts';

const REQUEST_CONTACT = 'privacy request';

const BETWEEN_WORDS = /[\s,;:<>()"]+/;
const PHONE = /[+\d๐-๙][\d๐-๙\s().\-–]{7,}[\d๐-๙]/g;

/** How the answer reaches somebody, as it is stored; empty digests where it names none. */
export function contactColumns(sealing: Sealing, contact: string) {
  const digest = (value: string, purpose: string) => value && sealing.digest(value, purpose);
  return {
    contact: sealing.seal(contact, REQUEST_CONTACT),
    contactPhoneDigest: digest(phoneIn(contact), DIGESTS.phone),
    contactEmailDigest: digest(emailIn(contact), DIGESTS.email),
  };
}

/** Those that were written before they were sealed stand as they were typed. */
export function openContact(sealing: Sealing, stored: string): string {
  return isSealed(stored) ? sealing.open(stored, REQUEST_CONTACT) : stored;
}

/** Staff write words around it, such as when to call. */
function phoneIn(contact: string): string {
  const numbers = contact.match(PHONE) ?? [];
  return numbers.map(parseThaiPhone).find(Boolean) ?? '';
}

function emailIn(contact: string): string {
  const words = contact.split(BETWEEN_WORDS);
  return words.find(isEmail)?.toLowerCase() ?? '';
}
