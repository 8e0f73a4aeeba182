import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { smsGatewayCalls } from '#contract/sms/gateway.ts';
import { countSms } from '#contract/sms/text.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Answer } from './gateway.ts';
import { openGateway, saveGateway, viewGateway } from './gateway-settings.ts';
import { recordOutcome } from './outcomes.ts';
import type { SmsParts } from './parts.ts';
import { requestDispatch } from './queue.ts';
import { parseMobile, recipientColumns } from './recipient.ts';
import { smsMessage } from './tables.ts';

/** How the provider is spoken to, and a message to try it. */
export function gatewayRoutes(parts: SmsParts): Handlers<keyof typeof smsGatewayCalls> {
  const { db, sealing, publicOrigin } = parts;
  return {
    'sms/gateway': async () => ({ data: await viewGateway(db, publicOrigin) }),
    'sms/saveGateway': async (change, { request, viewer }) => {
      const { name } = viewer;
      await db.transaction(async (tx) => {
        const before = await saveGateway(tx, sealing, change, name);
        const fields = Object.keys(change.values) as Array<keyof typeof change.values>;
        const secrets = Object.keys(change.secrets);
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'change',
          subject: 'BulkSMS',
          subjectName: 'gateway',
          changes: {
            ...changesBetween(before.values, change.values, fields),
            // Which ones, never what they are.
            ...(secrets.length > 0 && { secrets: { to: secrets.join(', ') } }),
            ...(change.reportSecret !== undefined && { reportSecret: { to: '…' } }),
          },
        });
        await requestDispatch(tx);
      });
      return { data: await viewGateway(db, publicOrigin) };
    },
    'sms/test': async ({ phone: written, text }, { request, viewer }) => {
      const phone = parseMobile(written);
      if (phone === null) throw new AppError('invalid_input', { phone: 'invalid_mobile' });
      const gateway = await openGateway(parts);
      const row = await db.transaction(async (tx) => {
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'create',
          subject: 'BulkSMS',
          subjectName: 'test',
        });
        return insertTest(tx, recipientColumns(sealing, { phone, text }), countSms(text).parts);
      });
      const answer = await gateway.send({ id: row.publicId, phone, text });
      await recordOutcome(db, row, changeAfterTest(answer));
      const { kind, status, problem } = answer;
      const providerId = answer.kind === 'accepted' ? answer.providerId : null;
      return { data: { outcome: kind, status, answer: answer.answer, problem, providerId } };
    },
  };
}

async function insertTest(tx: Db, columns: ReturnType<typeof recipientColumns>, parts: number) {
  const [row] = await tx
    .insert(smsMessage)
    .values({
      ...columns,
      parts,
      event: 'test',
      eventKey: randomUUID(),
      language: 'th',
      state: 'sending',
      attempts: 1,
      sendingAt: new Date(),
    })
    .returning({ id: smsMessage.id, publicId: smsMessage.publicId, attempts: smsMessage.attempts });
  if (!row) throw new Error('The test was not written.');
  return row;
}

/** A test is one try: whoever made it looks at the answer and tries again. */
function changeAfterTest(answer: Answer) {
  const problem = answer.problem.slice(0, 200);
  switch (answer.kind) {
    case 'accepted':
      return { state: 'sent', sentAt: new Date(), providerId: answer.providerId } as const;
    case 'recorded':
      return { state: 'sent', sentAt: new Date(), recorded: true } as const;
    case 'doubt':
      return { state: 'unknown', problem } as const;
    default:
      return { state: 'failed', problem } as const;
  }
}
