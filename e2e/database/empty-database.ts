import pg from 'pg';

const NAME = 'tom_tidning';

/**
 * Makes a database on that server which `bringUpToDate` has been at and nobody else: what `CREATE DATABASE … TEMPLATE` copies,
 * sooner than all migrations are carried out. Its name.
 */
export async function emptyDatabase(serverUrl: string, bringUpToDate: (url: string) => Promise<unknown>): Promise<string> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await server.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${NAME}`;
  await bringUpToDate(url.href);
  return NAME;
}
