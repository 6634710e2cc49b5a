import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

interface OwnDatabase {
  /** Its address, from `beforeAll` on. */
  readonly url: string;
  /** A folder for files, which goes with it. */
  readonly folder: string;
}

/** A database with Studio's tables and nothing in them, for the tests of the file that asks: in a PostgreSQL that others use too. */
export function ownDatabase(): OwnDatabase {
  const own = { url: '', folder: '' };
  const name = `prov_${randomUUID().replaceAll('-', '')}`;
  beforeAll(async () => {
    const { url, template } = inject('postgres');
    // Copied as files: through the log it takes the server half as long again.
    await said(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
    own.url = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    own.folder = await mkdtemp(path.join(tmpdir(), 'studio-prov-'));
  });
  // Registered before the file's own, and so carried out after them.
  afterAll(async () => {
    await said(inject('postgres').url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(own.folder, { recursive: true, force: true });
  });
  return own;
}

async function said(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
