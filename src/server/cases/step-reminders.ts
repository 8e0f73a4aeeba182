import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { application, applicationStep } from '#server/applications/tables.ts';
import { type MailEvent, readLetter } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';

const STEP_DUE = readLetter('step_due');
const Names = z.record(z.string(), z.string());
const STEP_NAMES = readData('words/steps.json', z.object({ th: Names, en: Names }));

/** The most at a time; the next minute takes the rest. */
const MOST = 500;

type Officer = { userId: string; name: string; email: string; language: MailLanguage };
/** Those of them who can be written to. */
type FindOfficers = (db: Db, userIds: readonly string[]) => Promise<Officer[]>;

/** Reminds of what is planned for the next minutes, once. What is long past is seen in the calendar. */
export async function remindOfSteps(
  db: Db,
  { step_reminder_minutes: minutes }: Pick<Parameters, 'step_reminder_minutes'>,
  findOfficers: FindOfficers,
): Promise<void> {
  if (minutes === 0) return;
  await db.transaction(async (tx) => {
    const due = tx
      .select({ id: applicationStep.id })
      .from(applicationStep)
      .where(
        and(
          isNull(applicationStep.endedAt),
          isNull(applicationStep.remindedAt),
          sql`${applicationStep.at} <= now() + make_interval(mins => ${minutes}::int)`,
          sql`${applicationStep.at} > now() - interval '1 day'`,
        ),
      )
      .limit(MOST)
      .for('update', { skipLocked: true });
    const steps = await tx
      .update(applicationStep)
      .set({ remindedAt: sql`now()` })
      .where(inArray(applicationStep.id, due))
      .returning();
    const officers = await findOfficers(tx, [...new Set(steps.map(({ assignee }) => assignee))]);
    for (const { id, version, assignee } of steps) {
      const officer = officers.find(({ userId }) => userId === assignee);
      if (!officer) continue;
      await queueMail(tx, {
        event: STEP_DUE.name,
        key: `${id}:${version}`,
        language: officer.language,
        to: officer.email,
        payload: { stepId: id, version },
      });
    }
  });
}

const Payload = z.object({ stepId: z.int(), version: z.int() });

/** Says what and when, and leads to the case: who it is about is read there. */
export function stepDueMail(findOfficers: FindOfficers): MailEvent {
  return {
    ...STEP_DUE,
    async fill({ db }, payload) {
      const { stepId, version } = Payload.parse(payload);
      const [found] = await db
        .select({ step: applicationStep, of: application })
        .from(applicationStep)
        .innerJoin(application, eq(application.id, applicationStep.applicationId))
        .where(and(eq(applicationStep.id, stepId), isNull(application.deletedAt)));
      // Done, put off or given away meanwhile: there is nothing to be reminded of.
      if (!found || found.step.endedAt || found.step.version !== version) return undefined;
      if (!isOpenStatus(found.of.status)) return undefined;
      const [officer] = await findOfficers(db, [found.step.assignee]);
      if (!officer) return undefined;
      const { kind, at } = found.step;
      return {
        to: officer.email,
        language: officer.language,
        values: {
          name: officer.name,
          step: STEP_NAMES[officer.language][kind] ?? kind,
          reference: found.of.reference,
          time: clockOf(at, officer.language),
        },
        links: { link: `/RegisterMaint?id=${found.of.id}` },
      };
    },
  };
}

function clockOf(moment: Date, language: MailLanguage): string {
  return new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(moment);
}
