import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { LocalizedName, LocalizedText } from '#contract/localized.ts';
import { localizedUpTo } from '#contract/localized-input.ts';
import { EnglishTexts, PublishState } from '#contract/resource/publish-states.ts';
import { endsAfterStart, Position, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';

const LONGEST_REMARK = 500;
export const MOST_DOCUMENT_BYTES = 25 * 1024 * 1024;

const HeaderFields = z.object({
  name: LocalizedName,
  remark: localizedUpTo(LONGEST_REMARK),
  /** A new one with 0 stands last. */
  position: Position,
  ...publishShape,
});

const DocumentFields = z.object({
  name: LocalizedName,
  remark: localizedUpTo(LONGEST_REMARK),
  headerId: z.int().positive(),
  /** Of an upload of one’s own that is not saved yet, or of a file the document has or has had. */
  fileKey: z.string().min(1).max(64),
  position: Position,
  ...publishShape,
});

const KeptFile = z.object({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
});
export type KeptFile = z.infer<typeof KeptFile>;

const FileVersion = KeptFile.extend({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Unpublished changes hold it: visitors do not get it yet. */
  unpublished: z.boolean(),
});
export type FileVersion = z.infer<typeof FileVersion>;

/** The groups of the download page, and the documents in them. */
export const documentMaintenanceCalls = {
  ...defineResource({
    name: 'documentHeader',
    input: HeaderFields.superRefine(endsAfterStart),
    row: HeaderFields.extend({ documentCount: z.int() }),
    sorts: ['position', 'name', 'updatedAt'],
    filters: { english: EnglishTexts },
  }),
  ...defineResource({
    name: 'document',
    input: DocumentFields.superRefine(endsAfterStart),
    row: DocumentFields.extend({ headerName: LocalizedText, file: KeptFile.nullable() }),
    sorts: ['name', 'position', 'updatedAt'],
    filters: { headerId: z.int().positive(), state: PublishState, english: EnglishTexts },
  }),
  'document/headers': defineCall({
    access: 'DocumentDetailMaint.view',
    summary: 'The groups that a document can stand in.',
    output: z.object({ data: z.array(z.object({ id: z.int(), name: LocalizedText })) }),
  }),
  'document/upload': defineCall({
    // Who adds or changes documents; the handler asks for one of the two.
    access: 'DocumentDetailMaint.view',
    summary: 'Takes in a file for a document. Until it is saved there it is the uploader’s alone.',
    input: z.object({ fileName: z.string().min(1).max(200) }),
    output: z.object({ data: KeptFile }),
    upload: true,
    mostBytes: MOST_DOCUMENT_BYTES,
  }),
  'document/files': defineCall({
    access: 'DocumentDetailMaint.view',
    summary:
      'Every file that a document has had, the newest first; before them one that is to come.',
    input: z.object({ id: z.int().positive() }),
    output: z.object({ data: z.array(FileVersion) }),
  }),
  'document/file': defineCall({
    access: 'DocumentDetailMaint.view',
    summary: 'One of the files that a document has, has had or is to have.',
    input: z.object({ id: z.int().positive(), key: z.string().min(1).max(64) }),
    output: FileBody,
    file: { type: 'application/octet-stream', name: 'document' },
  }),
};
