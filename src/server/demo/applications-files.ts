import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalizedText } from '#contract/localized.ts';
import { applicationFile } from '#server/applications/tables.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { DATA } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import type { DemoApplication } from './applications-rows.ts';

type Sample = 'idCard' | 'house' | 'deed' | 'income';
type Document = { sample: Sample; documentName: LocalizedText };
type Paper = { content: Buffer; name: string; contentType: string };
type DemoPapers = Record<Sample, Paper>;
type UploadTypeIds = ReadonlyMap<string | undefined, number>;
type Owner = Pick<DemoApplication['row'], 'clientId' | 'applicant' | 'createdAt'> & { id: number };

/** Names as the reference data of the demo has them. */
const DOCUMENTS: Record<'deed' | 'idCard' | 'house' | 'income' | 'director', Document> = {
  deed: {
    sample: 'deed',
    documentName: {
      th: 'เอกสารสิทธิ์ที่ดิน (สำเนาทุกหน้า)',
      en: 'Land title deed (copy of every page)',
    },
  },
  idCard: { sample: 'idCard', documentName: { th: 'บัตรประจำตัวประชาชน', en: 'ID card' } },
  house: { sample: 'house', documentName: { th: 'ทะเบียนบ้าน', en: 'House registration' } },
  income: { sample: 'income', documentName: { th: 'หลักฐานรายได้', en: 'Proof of income' } },
  director: {
    sample: 'idCard',
    documentName: {
      th: 'บัตรประชาชนกรรมการผู้มีอำนาจลงนาม',
      en: 'ID cards of the authorised directors',
    },
  },
};

const FILES: Record<Sample, { name: string; contentType: string }> = {
  idCard: { name: 'id-card.jpg', contentType: 'image/jpeg' },
  house: { name: 'house-registration.jpg', contentType: 'image/jpeg' },
  deed: { name: 'title-deed.jpg', contentType: 'image/jpeg' },
  income: { name: 'statement.pdf', contentType: 'application/pdf' },
};

/** Papers of nobody, each crossed by what it is: an example. */
export async function readPapers(): Promise<DemoPapers> {
  const read = async (sample: Sample) => ({
    ...FILES[sample],
    content: await readFile(join(DATA, 'demo/papers', FILES[sample].name)),
  });
  return {
    idCard: await read('idCard'),
    house: await read('house'),
    deed: await read('deed'),
    income: await read('income'),
  };
}

/** What such an applicant has handed in: of some everything, of others something is missing. */
function documentsOf(company: boolean, index: number): Document[] {
  const { deed, idCard, house, income, director } = DOCUMENTS;
  if (company) return [deed, director];
  return index % 2 === 0 ? [deed, idCard, house, income] : [deed, idCard];
}

/** About a third have documents, encrypted as those that applicants upload. */
export function hasPapers(index: number): boolean {
  return index % 3 === 1;
}

export async function addPapers(
  tx: Db,
  files: PrivateFiles,
  { papers, typeIds }: { papers: DemoPapers; typeIds: UploadTypeIds },
  { id, clientId, applicant, createdAt }: Owner,
  index: number,
): Promise<void> {
  const rows = await Promise.all(
    documentsOf(applicant === 'company', index).map(async ({ sample, documentName }) => {
      const { content, name, contentType } = papers[sample];
      const tokenHash = hashToken(makeToken());
      const { key, bytes, sha256 } = await files.put(content, tokenHash);
      return {
        applicationId: id,
        draftId: clientId,
        uploadTypeId: typeIds.get(documentName.th) ?? null,
        documentName,
        fileKey: key,
        name,
        contentType,
        bytes,
        sha256,
        tokenHash,
        ...(createdAt && { uploadedAt: createdAt }),
      };
    }),
  );
  await tx.insert(applicationFile).values(rows);
}
