import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { LocalizedText } from '#contract/localized.ts';
import { applicationFile } from '#server/applications/tables.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { openPaper } from '#server/paper/page.ts';
import type { Db } from '#server/platform/db.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import type { DemoApplication } from './applications-rows.ts';
import { drawSample, type SampleSheet } from './sample-papers.ts';

type Sample = SampleSheet | 'income';
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

/** Each drawn once; what applications hold of them differs in the encryption only. */
export async function drawPapers(): Promise<DemoPapers> {
  // One after another: all at once would need the memory of all.
  return {
    idCard: await photograph('idCard', 'id-card.jpg'),
    house: await photograph('house', 'house-registration.jpg'),
    deed: await photograph('deed', 'title-deed.jpg'),
    income: await writeIncome(),
  };
}

async function photograph(sheet: SampleSheet, name: string): Promise<Paper> {
  const content = await sharp(Buffer.from(drawSample(sheet)))
    .jpeg({ quality: 78 })
    .toBuffer();
  return { content, name, contentType: 'image/jpeg' };
}

async function writeIncome(): Promise<Paper> {
  const paper = await openPaper({ Title: 'ตัวอย่าง / SAMPLE' });
  paper.title('หลักฐานรายได้ — ตัวอย่าง / SAMPLE');
  paper.quiet('สำหรับสาธิตเท่านั้น ไม่ใช่เอกสารจริง · For demonstration only, not a real document');
  paper.section('รายการเดินบัญชีย้อนหลัง 6 เดือน');
  paper.field('ชื่อบัญชี', 'นายตัวอย่าง สมมติ');
  for (const [month, income] of [
    ['มกราคม', '38,500.00'],
    ['กุมภาพันธ์', '38,500.00'],
    ['มีนาคม', '41,200.00'],
    ['เมษายน', '38,500.00'],
    ['พฤษภาคม', '38,500.00'],
    ['มิถุนายน', '44,000.00'],
  ] as const)
    paper.field(month, `เงินเข้า ${income} บาท`);
  const pieces = paper.finish((page, pages) => `ตัวอย่าง · SAMPLE · ${page}/${pages}`);
  const content = await buffer(pieces);
  return { content, name: 'statement.pdf', contentType: 'application/pdf' };
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
