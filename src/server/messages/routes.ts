import { AppError } from '#contract/errors.ts';
import type { messageCalls } from '#contract/messages/messages.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import { findTexts } from '#server/mail/templates.ts';
import { composeLetter } from '#server/mail/texts.ts';
import type { Caller, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { readRows } from '#server/resource/rows.ts';
import { MESSAGE_ANSWER } from './letters.ts';
import { answerValues } from './mails.ts';
import { messageKind } from './maintenance.ts';
import {
  type Change,
  changeMessage,
  findMessage,
  holdMessage,
  insertAnswer,
  type Message,
  readAnswers,
  readMessages,
  showTel,
} from './queries.ts';
import { referenceOf, statusAfterAssigning } from './rules.ts';
import { type SendParts, sendMessage } from './send.ts';
import { contactMessage } from './tables.ts';

type Opened = { id: number; version: number };
const WINDOW = 'SubscribeMaint';

/** The contact form, and the inbox that its messages come to. */
export function messageRoutes(parts: SendParts): Handlers<keyof typeof messageCalls> {
  const { db, sealing } = parts;
  return {
    ...resourceRoutes(db, messageKind(sealing)),
    'subscribe/send': async (message, { request }) => ({
      data: { reference: await sendMessage(parts, message, request.ip) },
    }),
    'message/read': async ({ id }, { request, viewer }) =>
      db.transaction(async (tx) => {
        const answer = await readOne(tx, sealing, id);
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'view',
          subject: WINDOW,
          subjectId: id,
          subjectName: answer.data.reference,
        });
        return answer;
      }),
    'message/assign': async ({ to, ...opened }, context) => {
      const { userId, name } = context.viewer;
      const whom =
        to === 'me' ? { assigneeId: userId, assignee: name } : { assigneeId: null, assignee: null };
      return change(parts, opened, context, async (_tx, { status }) => ({
        ...whom,
        status: statusAfterAssigning(status, to),
      }));
    },
    'message/setStatus': async ({ status, ...opened }, context) =>
      change(parts, opened, context, async () => ({ status })),
    'message/preview': async ({ id, text }) => {
      const message = await findMessage(db, id);
      if (!message) throw new AppError('not_found');
      const language = letterLanguage(message);
      const texts = await findTexts(db, MESSAGE_ANSWER, language);
      const letter = composeLetter(MESSAGE_ANSWER, texts, language, answerValues(message, text));
      return { data: { subject: letter.subject, text: letter.text } };
    },
    'message/answers': async ({ id }) => ({ data: await readAnswers(db, [id]) }),
    'message/answer': async ({ text, ...opened }, context) => {
      const { userId, name } = context.viewer;
      return change(
        parts,
        opened,
        context,
        async (tx, { id, assignee, ...message }) => {
          const answerId = await insertAnswer(tx, { messageId: id, text, by: name });
          await queueMail(tx, {
            event: MESSAGE_ANSWER.name,
            key: answerId,
            language: letterLanguage(message),
            to: message.email,
            payload: { answerId },
          });
          const taken = assignee === null && { assigneeId: userId, assignee: name };
          return { status: 'answered', ...taken };
        },
        'answer',
      );
    },
  };
}

/** One change of a message that is not in the bin; another version than the newest is a conflict. */
async function change(
  { db, sealing }: SendParts,
  { id, version }: Opened,
  { request, viewer }: Caller,
  decide: (tx: Db, message: Message) => Promise<Change>,
  action = 'change',
) {
  return db.transaction(async (tx) => {
    const before = await holdMessage(tx, id);
    if (!before) throw new AppError('not_found');
    if (before.version !== version || before.deletedAt) throw new AppError('conflict');
    const decided = await decide(tx, before);
    await changeMessage(tx, id, { ...decided, updatedBy: viewer.name });
    await recordEvent(tx, actorOf(request, viewer), {
      action,
      subject: WINDOW,
      subjectId: id,
      subjectName: referenceOf(before.clientId),
      changes: changesBetween<Message>(before, { ...before, ...decided }, ['status', 'assignee']),
    });
    return readOne(tx, sealing, id);
  });
}

async function readOne(db: Db, sealing: Sealing, id: number) {
  const source = {
    table: contactMessage,
    read: (tx: Db, ids: number[]) => readMessages(tx, ids, ({ tel }) => showTel(sealing, tel)),
  };
  const [row] = await readRows(db, source, [id]);
  if (!row) throw new AppError('not_found');
  return { data: row };
}
