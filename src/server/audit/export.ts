import { and, desc, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import { CSV_START, csvRow } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db.ts';
import { auditEvent } from './tables.ts';

const PIECE = 1_000;

const COLUMNS = {
  id: sql<string>`${auditEvent.id}::text`,
  at: sql<string>`to_char(${auditEvent.at} at time zone 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`,
  actor: sql<string>`coalesce(${auditEvent.actor}, '')`,
  address: auditEvent.address,
  action: auditEvent.action,
  subject: auditEvent.subject,
  subjectId: auditEvent.subjectId,
  subjectName: auditEvent.subjectName,
  changes: sql<string>`case when ${auditEvent.changes} = '{}' then '' else ${auditEvent.changes}::text end`,
};

const HEADINGS = [
  'id',
  'time',
  'user',
  'address',
  'action',
  'window',
  'record_id',
  'record',
  'changes',
];

/** What fulfils the condition up to this moment, newest first, a thousand rows at a time. */
export async function* exportEvents(db: Db, condition: SQL | undefined): AsyncGenerator<string> {
  yield CSV_START + csvRow(HEADINGS);
  // What is added meanwhile does not belong to it, or a busy day's export would never end.
  const [newest] = await db.select({ id: max(auditEvent.id) }).from(auditEvent);
  let below = lte(auditEvent.id, newest?.id ?? 0);
  for (;;) {
    const rows = await db
      .select(COLUMNS)
      .from(auditEvent)
      .where(and(condition, below))
      .orderBy(desc(auditEvent.id))
      .limit(PIECE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvRow(Object.values(row))).join('');
    below = lt(auditEvent.id, Number(last.id));
  }
}
