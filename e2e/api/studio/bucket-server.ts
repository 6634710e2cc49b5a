import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** What the server takes for its keys. */
export const BUCKET_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

export interface BucketServer {
  endpoint: string;
  stop(): Promise<void>;
}

/** A real server that speaks S3, with an empty bucket called `bilder`, in a folder of its own that goes with it. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'studio-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'bilder', configs: [] }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
