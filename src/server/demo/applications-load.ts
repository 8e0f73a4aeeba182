import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Applicant } from '#contract/applications/applications.ts';
import { application, applicationDeed, applicationEvent } from '#server/applications/tables.ts';
import { recordConsents } from '#server/consents/record.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { creditLimit, product } from '#server/products/tables.ts';
import {
  convenientTime,
  guaranteeType,
  rejectReason,
  uploadType,
} from '#server/reference/tables.ts';
import { addAppraisals } from './applications-appraisals.ts';
import type { Chosen, DemoApplication } from './applications-rows.ts';
import { DEMO } from './publishing.ts';

/** Applications in every state, unless they ever were: what staff deleted does not come back. */
export async function loadDemoApplications(
  db: Db,
  sealing: Sealing,
  files: PrivateFiles,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoContent})`);
    const marked = await tx
      .insert(globalParameter)
      .values({ ...DEMO, name: 'demo_applications_loaded', value: true })
      .onConflictDoNothing()
      .returning({ name: globalParameter.name });
    if (marked.length === 0) return false;
    const chosen = await readChosen(tx);
    // Without products there is nothing that they could have applied for.
    if (Object.values(chosen.products).some(({ length }) => length === 0)) return false;
    if (chosen.rejectReasonIds.length === 0) return false;
    // Imported only now: a server that has them does without the demo's in its memory.
    const { demoApplications } = await import('./applications-rows.ts');
    const { addPapers, readPapers, hasPapers } = await import('./applications-files.ts');
    const shelf = { papers: await readPapers(), typeIds: await readUploadTypes(tx) };
    const all = await demoApplications(sealing, chosen, new Date());
    for (const [index, made] of all.entries()) {
      const id = await insert(tx, made);
      if (hasPapers(index)) await addPapers(tx, files, shelf, { id, ...made.row }, index);
    }
    // Imported only now, as the others are.
    const { addOffers } = await import('./applications-offers.ts');
    const approved = await tx
      .select()
      .from(application)
      .where(eq(application.status, 'approved'))
      .orderBy(asc(application.id));
    await addOffers(tx, sealing, approved, new Date());
    return true;
  });
}

async function readChosen(tx: Db): Promise<Chosen> {
  const idsOf = async (
    table: typeof convenientTime | typeof guaranteeType | typeof rejectReason,
  ) => {
    const rows = await tx.select({ id: table.id }).from(table).orderBy(asc(table.id));
    return rows.map(({ id }) => id);
  };
  return {
    products: {
      individual: await readProducts(tx, 'individual'),
      company: await readProducts(tx, 'company'),
    },
    convenientTimeIds: await idsOf(convenientTime),
    guaranteeTypeIds: await idsOf(guaranteeType),
    rejectReasonIds: await idsOf(rejectReason),
  };
}

function readProducts(tx: Db, applicant: Applicant) {
  return tx
    .selectDistinct({ id: product.id, name: product.name })
    .from(product)
    .innerJoin(creditLimit, eq(creditLimit.productId, product.id))
    .where(and(eq(creditLimit[applicant], true), isNull(product.deletedAt)))
    .orderBy(asc(product.id));
}

async function readUploadTypes(tx: Db): Promise<Map<string | undefined, number>> {
  const types = await tx.select({ id: uploadType.id, name: uploadType.name }).from(uploadType);
  return new Map(types.map(({ id, name }) => [name.th, id]));
}

async function insert(tx: Db, { row, deeds, events }: DemoApplication): Promise<number> {
  const [added] = await tx.insert(application).values(row).returning({ id: application.id });
  if (!added) throw new Error('A demo application was not written.');
  const of = { applicationId: added.id };
  const plots = await tx
    .insert(applicationDeed)
    .values(deeds.map((deed) => ({ ...deed, ...of })))
    .returning();
  await addAppraisals(tx, row, plots);
  await tx.insert(applicationEvent).values(events.map((event) => ({ ...event, ...of })));
  const consent = {
    source: 'application' as const,
    sourceId: added.id,
    textVersion: row.policyVersion,
    language: row.language,
    channel: row.channel,
  };
  await recordConsents(tx, [
    { ...consent, purpose: 'policy', given: true },
    { ...consent, purpose: 'marketing', given: row.marketing },
  ]);
  return added.id;
}
