import type { Parameters } from '#contract/parameters/parameters.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { askForText, type TextNews } from './ask-for-text.ts';
import { aboutApplication } from './letters.ts';
import { holdsLetter, lineRoleFor } from './line-role.ts';

type Letter = { event: string; key: string | number; payload: Record<string, string | number> };

/** Tells an applicant by every way of the rule: by letter, and by a message of LINE or SMS. */
export async function tellApplicant(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms' | 'application_line'>,
  { language }: { language: string },
  letter: Letter,
  news: TextNews,
): Promise<void> {
  const { applicationId } = news;
  const line = await lineRoleFor(tx, parameters, applicationId);
  const held = holdsLetter(line) ? letter : undefined;
  if (!held)
    await queueMail(tx, {
      ...letter,
      about: aboutApplication(applicationId),
      language: letterLanguage({ language }),
    });
  await askForText(tx, parameters, news, { line, held });
}
