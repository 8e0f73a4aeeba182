import { CODE_DIGITS } from '#contract/applications/offer-kinds.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const PURPOSE = 'offer code';
/** What the evidence of an answer is sealed for. */
export const OFFER_EVIDENCE = 'offer evidence';
/** Six bytes make a number without a fraction, and so many that no code is likelier than another. */
const BYTES = 6;

/** The code of a row, wherever it is sent from: only who has the secret key can tell it. */
export function codeOf(sealing: Pick<Sealing, 'digest'>, codeId: string): string {
  return digitsOf(sealing.digest(codeId, PURPOSE));
}

/** Whether it is that one, also while the secret key is being replaced. */
export function isCodeOf(
  sealing: Pick<Sealing, 'digests'>,
  codeId: string,
  typed: string,
): boolean {
  return sealing.digests(codeId, PURPOSE).map(digitsOf).includes(typed);
}

function digitsOf(digest: string): string {
  const number = Buffer.from(digest, 'base64url').readUIntBE(0, BYTES);
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}
