import { z } from 'zod';
import { FILE_KEY } from '#server/files/store.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Name = z.string().regex(/^[\w]{1,63}$/);

const TableCopy = z.object({
  schema: Name,
  name: Name,
  /** In the order in which rows are written. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of the lines before they were compressed. */
  sha256: Hash,
});
export type TableCopy = z.infer<typeof TableCopy>;

const FileCopy = z.object({ key: z.string().regex(FILE_KEY), bytes: z.int(), sha256: Hash });

/** What a backup says of itself. It is written last: without it there is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of Chanote, and of the database server. */
  version: z.string(),
  postgres: z.string(),
  /** When the migrations were written that the database had. */
  migrations: z.array(z.number()),
  /** Fingerprints of the secret keys that its documents were kept under; never the keys. */
  keys: z.array(z.string()),
  tables: z.array(TableCopy),
  sequences: z.array(z.object({ schema: Name, name: Name, value: z.string().nullable() })),
  files: z.array(FileCopy),
  /** Files that were removed between the copy of the database and theirs. */
  gone: z.array(z.string()),
  /** The last seal of the audit record, to hold against a later look. */
  audit: z.object({ position: z.int(), seal: z.string() }).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
export const rowsFile = ({ schema, name }: Pick<TableCopy, 'schema' | 'name'>) =>
  `database/${schema}.${name}.gz`;
export const contentFile = (key: string) => `files/${key.slice(0, 2)}/${key.slice(2)}`;
