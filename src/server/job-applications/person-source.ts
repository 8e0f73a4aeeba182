import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { queueRemoval } from '#server/files/removal.ts';
import type { Db } from '#server/platform/db.ts';
import type { PersonSource, Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { openPhone } from '#server/platform/sealed-phone.ts';
import { contains, folded } from '#server/platform/search.ts';
import { dropVersions } from '#server/resource/versions.ts';
import { jobApplication, jobAttachment } from './tables.ts';

const fullName = folded(sql`${jobApplication.firstName} || ' ' || ${jobApplication.lastName}`);

/** Who wanted to work here. */
export function jobApplicationSource(sealing: Sealing): PersonSource {
  return {
    name: 'jobApplication',
    windows: ['JobApplicationMaint'],
    find: async (db, { phoneDigests, email, name }, most) => {
      const found = or(
        phoneDigests.length > 0 ? inArray(jobApplication.phoneDigest, phoneDigests) : undefined,
        email ? sql`lower(${jobApplication.email}) = ${email.toLowerCase()}` : undefined,
        name ? and(contains(jobApplication.searchText, name), contains(fullName, name)) : undefined,
      );
      if (!found) return [];
      const rows = await db
        .select()
        .from(jobApplication)
        .where(found)
        .orderBy(jobApplication.id)
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        title: String(row.id),
        name: `${row.firstName} ${row.lastName}`,
        at: row.createdAt.toISOString(),
        fate: 'erase',
        reason: 'nothing_against',
      }));
    },
    read: async (db, id) => {
      const [row] = await db.select().from(jobApplication).where(eq(jobApplication.id, id));
      if (!row) return undefined;
      const files = await db
        .select()
        .from(jobAttachment)
        .where(eq(jobAttachment.applicationId, id));
      const { clientId: _, searchText: __, phoneMask: ___, phoneDigest: ____, ...told } = row;
      return {
        ...told,
        phone: openPhone(sealing, row.phone),
        files: files.map(({ kind, name, contentType, bytes }) => ({
          kind,
          name,
          contentType,
          bytes,
        })),
      };
    },
    forget: async (tx, id) => ((await erase(tx, [id])) > 0 ? 'erased' : 'gone'),
    withdraw: async () => false,
  };
}

async function erase(tx: Db, ids: number[]): Promise<number> {
  const files = await tx
    .delete(jobAttachment)
    .where(inArray(jobAttachment.applicationId, ids))
    .returning({ fileKey: jobAttachment.fileKey });
  await queueRemoval(
    tx,
    files.map(({ fileKey }) => fileKey),
  );
  // Of before versions of applications were no longer kept.
  await dropVersions(tx, 'jobApplication', ids);
  const gone = await tx
    .delete(jobApplication)
    .where(inArray(jobApplication.id, ids))
    .returning({ id: jobApplication.id });
  return gone.length;
}

export const jobApplicationRetention: Retention = retentionOf({
  rule: 'job_application',
  days: ({ retention_job_application_days }) => retention_job_application_days,
  table: jobApplication,
  id: jobApplication.id,
  title: jobApplication.id,
  at: jobApplication.createdAt,
  isOld: (days) => and(olderThan(jobApplication.createdAt, days)),
  clear: erase,
});
