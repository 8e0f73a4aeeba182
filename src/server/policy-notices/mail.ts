import { z } from 'zod';
import { POLICY_READERS } from '#contract/policy-notices/policy-notices.ts';
import { type MailEvent, readLetter } from '#server/mail/event.ts';
import type { NoticeParts } from './readers.ts';

/** Tells whoever agreed to an older policy that it asks again, and what they can do about it. */
export const POLICY_CHANGED = readLetter('policy_changed');

const POLICY_PATH = '/cookie-policy-private';

const OfReader = z.object({
  version: z.int(),
  reader: z.enum(POLICY_READERS),
  readerId: z.int(),
});
export type OfReader = z.infer<typeof OfReader>;

/** Who has agreed to the new one meanwhile, left, or would be told of one older still, is not told. */
export function policyChangedMail({ sources, policyInForce }: NoticeParts): MailEvent {
  return {
    ...POLICY_CHANGED,
    async fill({ db, sealing, publicOrigin }, payload) {
      const { version, reader, readerId } = OfReader.parse(payload);
      if ((await policyInForce(db)).askAgainFrom !== version) return undefined;
      const found = await sources[reader].find(db, sealing, version, readerId, publicOrigin);
      if (!found) return undefined;
      return {
        ...found,
        values: { reference: '', stop: '', ...found.values },
        links: { link: POLICY_PATH, ...found.links },
      };
    },
  };
}
