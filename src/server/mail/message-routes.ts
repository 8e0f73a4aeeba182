import { AppError } from '#contract/errors.ts';
import type { mailCalls } from '#contract/mail/mail.ts';
import { countSms } from '#contract/sms/text.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import {
  describeMessage,
  holdMessage,
  type WhichMessage,
  writeMessage,
} from './message-templates.ts';
import { type ChatKind, checkMessage, sampleMessage, usualMessage } from './messages.ts';

type Path = keyof Pick<
  typeof mailCalls,
  'mail/saveMessage' | 'mail/resetMessage' | 'mail/previewMessage'
>;

/** The messages beside the letters and in the chat, which staff may put into their own words too. */
export function messageTemplateRoutes(db: Db, kinds: readonly ChatKind[]): Handlers<Path> {
  function find({ event, channel, language }: WhichMessage) {
    const kind = kinds.find(({ name }) => name === event);
    const usual = kind && usualMessage(kind, channel, language);
    if (!kind || usual === undefined) throw new AppError('not_found');
    return { kind, usual };
  }

  async function change(
    { version, ...which }: WhichMessage & { version: number },
    text: string | null,
    { request, viewer }: CallContext,
  ) {
    const { kind, usual } = find(which);
    return db.transaction(async (tx) => {
      const before = await holdMessage(tx, which);
      if ((before?.version ?? 0) !== version) throw new AppError('conflict');
      const after = await writeMessage(tx, which, text, viewer.name);
      await recordEvent(tx, actorOf(request, viewer), {
        action: text === null ? 'reset' : 'change',
        subject: 'SmtpMaint',
        subjectId: `${which.event}.${which.channel}.${which.language}`,
        subjectName: `${kind.title.en} (${which.channel === 'sms' ? 'SMS' : 'LINE'})`,
        changes: { text: { from: before?.text ?? usual, to: text ?? usual } },
      });
      return { data: describeMessage(usual, after) };
    });
  }

  function refuseWrong(which: WhichMessage, text: string): ChatKind {
    const { kind } = find(which);
    const problem = checkMessage(kind, which.channel, text);
    if (problem) throw new AppError('invalid_input', { text: problem });
    return kind;
  }

  return {
    'mail/saveMessage': async ({ text, ...which }, context) => {
      refuseWrong(which, text);
      return change(which, text, context);
    },
    'mail/resetMessage': async (which, context) => change(which, null, context),
    'mail/previewMessage': async ({ text: typed, ...which }) => {
      const text = sampleMessage(refuseWrong(which, typed), typed, which.language);
      const { length, parts } = countSms(text);
      return { data: { text, length, parts: which.channel === 'sms' ? parts : null } };
    },
  };
}
