import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';

const PAGE = 500;

/** Applicants who agreed to news, sealed as the server does it. */
export async function insertPeople(databaseUrl: string, secretKey: string, count: number) {
  const { db, close } = openDatabase(databaseUrl, createLogger('silent'), 1);
  const applicant = (place: number) =>
    applicationRow(
      secretKey,
      { marketing: true, firstName: `คุณ${place}`, reference: `BENCH-${place}` },
      { phone: `+668${10_000_000 + place}` },
    );
  try {
    // Nobody searches for them here, and finding their words would take longer than all else.
    await db.execute(sql`drop index application_search`);
    // Those of the demo are not counted.
    await db.execute(sql`update application set marketing = false`);
    for (let from = 0; from < count; from += PAGE)
      await addApplications(
        db,
        Array.from({ length: Math.min(PAGE, count - from) }, (_none, index) =>
          applicant(from + index),
        ),
      );
    await db.execute(sql`analyze application`);
  } finally {
    await close();
  }
}
