import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'chanote-files';

/** A store that speaks the S3 protocol on loopback, with an empty bucket. */
export async function startObjectStore() {
  const directory = await mkdtemp(join(tmpdir(), 'chanote-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: 'us-east-1',
    // The only key that it knows.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
  return {
    settings,
    /** The same as a server is told it. */
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
