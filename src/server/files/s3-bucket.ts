import { createHash } from 'node:crypto';
import { StartupError } from '#server/platform/startup-error.ts';
import { waitAside } from '#server/platform/wait-aside.ts';
import type { ByteRange } from './store.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** How long the store may take until it begins to answer. */
const PATIENCE_MS = 30_000;
const TRIES = 4;

/** The store refused; its message may quote what we sent, so it is left out. */
class StoreRefusal extends Error {
  readonly code: string;
  constructor(method: string, status: number) {
    super(`the file store answered ${status} to ${method}`);
    this.name = 'StoreRefusal';
    this.code = `S3_${status}`;
  }
}

type Ask = { method: string; name?: string; query?: string; body?: Buffer; range?: ByteRange };

/** The few requests of the S3 protocol that we need, signed. Fails where the bucket cannot be used. */
export async function openBucket(settings: S3Settings) {
  // Not needed where files lie in a folder, so not loaded there.
  const { AwsClient } = await import('aws4fetch');
  const { endpoint, bucket, region, accessKey, secretKey } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: TRIES,
  });

  async function ask({ method, name = '', query = '', body, range }: Ask): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('the file store is silent')), PATIENCE_MS);
    const headers: Record<string, string> = {
      // Signed along, so that a store refuses what was damaged on the way.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    if (range) headers.range = `bytes=${range.start}-${range.end}`;
    try {
      return await waitAside(() =>
        client.fetch(`${endpoint}/${bucket}${name && `/${name}`}${query}`, {
          method,
          headers,
          body: body ? new Uint8Array(body) : null,
          signal: limit.signal,
        }),
      );
    } finally {
      clearTimeout(timer);
    }
  }

  async function demand(what: Ask): Promise<Response> {
    const response = await ask(what);
    if (response.ok) return response;
    await response.body?.cancel();
    throw new StoreRefusal(what.method, response.status);
  }

  async function settle(what: Ask): Promise<string> {
    return (await demand(what)).text();
  }

  await demandBucket(settings, ask);
  return {
    put: (name: string, body: Buffer) => settle({ method: 'PUT', name, body }),
    async get(name: string, range: ByteRange | undefined): Promise<Response | undefined> {
      const response = await ask({ method: 'GET', name, ...(range && { range }) });
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new StoreRefusal('GET', response.status);
    },
    async remove(name: string): Promise<void> {
      const response = await ask({ method: 'DELETE', name });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404)
        throw new StoreRefusal('DELETE', response.status);
    },
    /** A file in several parts; it appears when it is finished. */
    async startUpload(name: string) {
      const upload = tagOf(await settle({ method: 'POST', name, query: '?uploads=' }), 'UploadId');
      if (!upload) throw new StoreRefusal('POST', 200);
      const id = encodeURIComponent(upload);
      const tags: string[] = [];
      return {
        async add(body: Buffer): Promise<void> {
          const query = `?partNumber=${tags.length + 1}&uploadId=${id}`;
          const response = await demand({ method: 'PUT', name, query, body });
          await response.body?.cancel();
          tags.push(response.headers.get('etag') ?? '');
        },
        async finish(): Promise<void> {
          const parts = tags.map(
            (tag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
          );
          const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
          const query = `?uploadId=${id}`;
          const text = await settle({ method: 'POST', name, query, body: Buffer.from(list) });
          // It may begin with 200 and fail afterwards.
          if (text.includes('<Error>')) throw new StoreRefusal('POST', 500);
        },
        abort: () => settle({ method: 'DELETE', name, query: `?uploadId=${id}` }),
      };
    },
    async *list(): AsyncGenerator<{ name: string; written: Date | undefined }> {
      // The first form of this call, which pages by name: every store knows it.
      for (let marker = '', more = true; more; ) {
        const text = await settle({ method: 'GET', query: `?marker=${marker}` });
        for (const entry of text.split('<Contents>').slice(1)) {
          const name = tagOf(entry, 'Key') ?? '';
          const written = tagOf(entry, 'LastModified');
          marker = encodeURIComponent(name);
          yield { name, written: written === undefined ? undefined : new Date(written) };
        }
        more = tagOf(text, 'IsTruncated') === 'true';
      }
    },
  };
}

function tagOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
}

/** Says at the start, in one sentence, what would otherwise fail at the first upload. */
async function demandBucket(
  { endpoint, bucket }: S3Settings,
  ask: (what: Ask) => Promise<Response>,
): Promise<void> {
  const response = await ask({ method: 'GET', query: '?max-keys=1' }).catch(() => {
    throw new StartupError(
      `The file store at ${endpoint} cannot be reached: check S3_ENDPOINT and that the store is running.`,
    );
  });
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  if (status === 404) {
    throw new StartupError(
      `The file store at ${endpoint} has no bucket ${bucket}: make it, or set S3_BUCKET to one that is there.`,
    );
  }
  throw new StartupError(
    `The file store at ${endpoint} refuses the bucket ${bucket} (${status}): check S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION and what the key may do.`,
  );
}
