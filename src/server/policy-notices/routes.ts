import { AppError } from '#contract/errors.ts';
import type { policyNoticeCalls } from '#contract/policy-notices/policy-notices.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { changeNotice, holdNotice, planTelling, readNotice, takeBack } from './queries.ts';
import type { NoticeParts } from './readers.ts';
import { policyNotice } from './tables.ts';

type Parts = NoticeParts & { db: Db };

/** Telling people of a policy that asks again: to how many, the start, how far it is, and the end. */
export function policyNoticeRoutes(parts: Parts): Handlers<keyof typeof policyNoticeCalls> {
  const { db, policyInForce } = parts;

  async function act(
    { request, viewer }: CallContext,
    { version, told }: { version: number; told: boolean },
    step: (tx: Db) => Promise<void>,
  ) {
    await db.transaction(async (tx) => {
      await step(tx);
      await recordEvent(tx, actorOf(request, viewer), {
        action: 'change',
        subject: 'ConfigOtherMaint',
        changes: { policyNotice: { from: !told, to: told }, policyVersion: { to: version } },
      });
    });
    return { data: await readNotice(db, parts) };
  }

  return {
    'policyNotice/read': async () => ({ data: await readNotice(db, parts) }),

    'policyNotice/start': async ({ version }, context) =>
      act(context, { version, told: true }, async (tx) => {
        if ((await policyInForce(tx)).askAgainFrom !== version) throw new AppError('conflict');
        const startedBy = context.viewer.name;
        const [begun] = await tx
          .insert(policyNotice)
          .values({ version, startedBy })
          .onConflictDoNothing()
          .returning();
        if (!begun) {
          // From the beginning: who has a letter already is passed over.
          const held = await holdNotice(tx, version);
          if (held?.state !== 'cancelled') throw new AppError('conflict');
          const again = {
            state: 'working',
            reader: 'subscriber',
            after: 0,
            endedAt: null,
          } as const;
          await changeNotice(tx, version, { ...again, startedBy, startedAt: new Date() });
        }
        await planTelling(tx, version);
      }),

    'policyNotice/cancel': async ({ version }, context) =>
      act(context, { version, told: false }, async (tx) => {
        const held = await holdNotice(tx, version);
        if (!held || held.state === 'cancelled') throw new AppError('conflict');
        const asked = held.asked - (await takeBack(tx, version));
        await changeNotice(tx, version, { state: 'cancelled', asked, endedAt: new Date() });
      }),
  };
}
