import { sniffPicture } from './picture-formats.ts';
import { listZipEntries } from './zip-entries.ts';

/** What a file can be, told by its content: a name can say anything. */
export type FileKind = { extension: string; contentType: string };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const KINDS = {
  pdf: { extension: '.pdf', contentType: 'application/pdf' },
  png: { extension: '.png', contentType: 'image/png' },
  jpeg: { extension: '.jpg', contentType: 'image/jpeg' },
  docx: { extension: '.docx', contentType: `${OFFICE}.wordprocessingml.document` },
  xlsx: { extension: '.xlsx', contentType: `${OFFICE}.spreadsheetml.sheet` },
  pptx: { extension: '.pptx', contentType: `${OFFICE}.presentationml.presentation` },
} as const satisfies Record<string, FileKind>;

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** The part that says which program of an office suite wrote it. */
const MAIN_PARTS = {
  'word/document.xml': KINDS.docx,
  'xl/workbook.xml': KINDS.xlsx,
  'ppt/presentation.xml': KINDS.pptx,
};

/** Undefined where it is none of them: an archive, a program, a document with macros. */
export function findFileKind(content: Buffer): FileKind | undefined {
  const startsWith = (mark: Buffer) => content.subarray(0, mark.length).equals(mark);
  if (startsWith(Buffer.from('%PDF-'))) return KINDS.pdf;
  const picture = sniffPicture(content);
  if (picture === 'png' || picture === 'jpeg') return KINDS[picture];
  return startsWith(ZIP) ? findOfficeKind(content) : undefined;
}

function findOfficeKind(content: Buffer): FileKind | undefined {
  const names = listZipEntries(content)?.map(({ name }) => name);
  if (!names?.includes('[Content_Types].xml')) return undefined;
  if (names.some((name) => /vbaproject\.bin$/i.test(name))) return undefined;
  const main = Object.entries(MAIN_PARTS).find(([part]) => names.includes(part));
  return main?.[1];
}
