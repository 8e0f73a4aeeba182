import type { Readable } from 'node:stream';

/** Both ends belong to it, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** What the store knows of bytes it took in. */
type KeptBytes = { key: string; bytes: number; sha256: string };

/**
 * Where files live. Keys are made by the store, so no path ever comes from outside. Another place
 * (an S3-compatible one) or a layer that encrypts is another object of this type.
 */
export type FileStore = {
  /** Resolves when the bytes would survive a power cut. */
  put(content: Buffer | Readable): Promise<KeptBytes>;
  /** Undefined where there is no such file. The stream must be read or destroyed. */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
};
