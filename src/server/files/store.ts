import type { Readable } from 'node:stream';

/** Both ends belong to it, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** What the store knows of bytes it took in. */
export type KeptBytes = { key: string; bytes: number; sha256: string };

/** What every store's keys look like: random, so no path ever comes from outside. */
export const FILE_KEY = /^[0-9a-f]{32}$/;

/** Where files live: a folder, or a bucket that speaks the S3 protocol. */
export type FileStore = {
  /** Resolves when the bytes would survive a power cut. The key is made by the store. */
  put(content: Buffer | Readable): Promise<KeptBytes>;
  /**
   * The same under a key that is already known, in place of what is there: for a backup that is
   * brought back, and for a new head of a private file. Whoever reads meanwhile gets old or new.
   */
  write(key: string, content: Buffer | Readable): Promise<KeptBytes>;
  /** Undefined where there is no such file. The stream must be read or destroyed. */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** The keys of all files, or of those written before a moment, in no particular order. */
  list(writtenBefore?: Date): AsyncIterable<string>;
};
