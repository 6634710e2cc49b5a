import pg from 'pg';

/**
 * From now on that PostgreSQL answers before the disk has what it was told. A process that is killed still loses nothing; a
 * machine that loses its power would, and no test does that.
 */
export async function withoutWaitingForTheDisk(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await client.query(`ALTER SYSTEM SET ${setting} = off`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
