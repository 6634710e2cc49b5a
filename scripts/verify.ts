import { parseArgs } from 'node:util';
import pino from 'pino';
import { preparePrismaClient } from './build.ts';

/*
 * `npm run verify`: holds all of history against its seals, on a database that may be in use. Names everything that is wrong
 * and ends with 1 then. `--rot <hex>`, as often as one likes: a root that was noted earlier must still be among them.
 */

const HOW = 'Så här: npm run verify [-- --rot <roten som du har noterat>]\n';

preparePrismaClient();
const { openDatabaseOf } = await import('#lib/studio/database-of-folder.ts');
const { complain } = await import('#lib/studio/complain.ts');
const { Database } = await import('#lib/store/database.ts');
const { HistoryRows } = await import('#lib/store/history-rows.ts');
const { checkHistory } = await import('#lib/history/check-history.ts');

const { StartFault } = await import('#lib/config/environment.ts');

const NO_SUCH_TABLE = '42P01';
const NUMBER = new Intl.NumberFormat('sv');

/** The roots to look for; `undefined` when what was asked cannot be understood. */
function notedRoots(): string[] | undefined {
  try {
    const { values } = parseArgs({ options: { rot: { type: 'string', multiple: true } } });
    const roots = (values.rot ?? []).map((root) => root.trim().toLowerCase());
    return roots.every((root) => /^[0-9a-f]{64}$/.test(root)) ? roots : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nothing was wrong. */
async function verify(url: string, noted: readonly string[]): Promise<boolean> {
  const database = new Database(url);
  try {
    const check = checkHistory(new HistoryRows(database), noted, new Date().toISOString());
    let [seen, wrong] = [0, 0];
    let step = await check.next();
    for (; !step.done; step = await check.next()) {
      seen += step.value.kontrollerade;
      wrong += step.value.fynd.length;
      for (const { orsak } of step.value.fynd) process.stdout.write(`✗ ${orsak}\n`);
    }
    const { rot, sigill, vantar } = step.value;
    const waiting = vantar === 0 ? '' : ` ${NUMBER.format(vantar)} rader väntar på sitt sigill.`;
    process.stdout.write(`${NUMBER.format(seen)} rader under ${NUMBER.format(sigill)} sigill är kontrollerade.${waiting}\n`);
    process.stdout.write(wrong === 0 ? '✓ Historiken är orörd.\n' : `✗ Historiken är inte orörd: ${NUMBER.format(wrong)} fel.\n`);
    if (rot !== '') process.stdout.write(`Senaste roten, att skriva upp utanför databasen: ${rot}\n`);
    return wrong === 0;
  } finally {
    await database.close();
  }
}

const noted = notedRoots();
if (noted === undefined) {
  process.stderr.write(`En rot är 64 tecken, 0–9 och a–f.\n${HOW}`);
  process.exitCode = 2;
} else {
  try {
    const { DATABASE_URL, DATABASE_URL_DIREKT: own = DATABASE_URL, STUDIO_DATA: folder = '.data' } = process.env;
    const { url, close } =
      own === undefined ? await openDatabaseOf(folder, pino({ level: 'silent' })) : { url: own, close: async () => {} };
    try {
      process.exitCode = (await verify(url, noted)) ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    const isOlder = error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE;
    complain(isOlder ? new StartFault('Databasen är äldre än programmet. Starta Studio en gång, så görs den om.') : error);
    process.exitCode = 2;
  }
}
