import { AppError } from '#contract/errors.ts';
import type { MailLanguage, MailTexts, mailCalls } from '#contract/mail/mail.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { LetterKind } from './event.ts';
import type { ChatKind } from './messages.ts';
import { describeLetter, holdTemplate, listTemplates, writeTemplate } from './templates.ts';
import { checkTexts, composeSample } from './texts.ts';

type Path = keyof Pick<
  typeof mailCalls,
  'mail/templates' | 'mail/saveTemplate' | 'mail/resetTemplate' | 'mail/previewTemplate'
>;
type Change = { event: string; language: MailLanguage; version: number };
const FIELDS = ['subject', 'greeting', 'paragraphs', 'button', 'notes'] as const;

/** The letters of the product, which staff may put into their own words. */
export function templateRoutes(
  db: Db,
  kinds: readonly LetterKind[],
  chats: readonly ChatKind[],
): Handlers<Path> {
  function kindOf(event: string): LetterKind {
    const kind = kinds.find(({ name }) => name === event);
    if (!kind) throw new AppError('not_found');
    return kind;
  }

  async function change(
    { event, language, version }: Change,
    texts: MailTexts | null,
    { request, viewer }: CallContext,
  ) {
    const kind = kindOf(event);
    return db.transaction(async (tx) => {
      const before = await holdTemplate(tx, { event, language });
      if ((before?.version ?? 0) !== version) throw new AppError('conflict');
      const after = await writeTemplate(tx, { event, language }, texts, viewer.name);
      const usual = kind.letters[language];
      await recordEvent(tx, actorOf(request, viewer), {
        action: texts ? 'change' : 'reset',
        subject: 'SmtpMaint',
        subjectId: `${event}.${language}`,
        subjectName: kind.title.en,
        changes: changesBetween<MailTexts>(before?.texts ?? usual, texts ?? usual, FIELDS),
      });
      return { data: describeLetter(kind, language, after) };
    });
  }

  return {
    'mail/templates': async () => ({ data: await listTemplates(db, kinds, chats) }),
    'mail/saveTemplate': async ({ values, ...which }, context) => {
      refuseWrong(kindOf(which.event), values);
      return change(which, values, context);
    },
    'mail/resetTemplate': async (which, context) => change(which, null, context),
    'mail/previewTemplate': async ({ event, language, values }) => {
      const kind = kindOf(event);
      refuseWrong(kind, values);
      const { subject, text } = composeSample(kind, values, language);
      return { data: { subject, text } };
    },
  };
}

function refuseWrong(kind: LetterKind, texts: MailTexts): void {
  const fields = checkTexts(kind, texts);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', fields);
}
