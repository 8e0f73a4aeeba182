import type { NewsPreview } from '#contract/cases/news-preview.ts';
import { isMobile } from '#contract/thai/phone.ts';
import { APPLICATION_MOVED } from '#server/applications/letters.ts';
import { holdsLetter, lineRoleFor } from '#server/applications/line-role.ts';
import { openPersonal } from '#server/applications/personal.ts';
import type { Case } from '#server/applications/rows.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { writeFilled } from '#server/mail/write-filled.ts';
import { type ApplicationMailParts, fillMoved } from './mails.ts';
import { writeNews } from './news-text.ts';
import { planWays, type TextParts, wayAfterLine } from './texts.ts';

type Parts = TextParts & Pick<ApplicationMailParts, 'findRejection'>;
type Moved = Pick<Case, 'status' | 'rejectReasonId'>;

/** What an applicant would be told of a move, by the functions that write it when it goes. */
export async function previewMove(parts: Parts, row: Case, moved: Moved): Promise<NewsPreview> {
  const { db } = parts;
  const after = { ...row, ...moved };
  const held = holdsLetter(await lineRoleFor(db, await parts.parameters(), row.id));
  const news = {
    ...{ applicationId: row.id, eventId: 0, status: moved.status },
    ...(held && { letter: APPLICATION_MOVED.name, letterKey: 0 }),
  };
  const plan = await planWays(parts, row, news);
  const next = plan.next && (await wayAfterLine(parts, db, row, news));
  const mail = (!held || next === 'mail') && (await fillMoved(parts, after, moved.status));
  const letter = mail && (await writeFilled(db, parts.publicOrigin, APPLICATION_MOVED, mail));
  const byMessage = async (channel: 'line' | 'sms') => ({
    ...{ channel, subject: '' },
    text: (await writeNews(db, parts, row, news, channel)) ?? '',
  });
  const mobile = isMobile(openPersonal(parts.sealing, row).phone);
  const messages: NewsPreview['messages'] = [
    ...(letter ? [{ channel: 'mail' as const, subject: letter.subject, text: letter.text }] : []),
    ...(plan.line ? [await byMessage('line')] : []),
    ...((plan.sms && mobile) || next === 'sms' ? [await byMessage('sms')] : []),
  ];
  return { language: letterLanguage(row), messages: messages.filter(({ text }) => text !== '') };
}
