import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import type { CheckParts } from '#lib/history/check-all.ts';
import { preparePrismaClient } from './build.ts';

/*
 * `npm run verify`: holds all of history against its seals, and all that readers see against history, on a database that may be in use. Names everything that is wrong
 * and ends with 1 then. `--rot <hex>`, as often as one likes: a root that was noted earlier must still be among them.
 */

const HOW = 'Så här: npm run verify [-- --rot <roten som du har noterat>]\n';

preparePrismaClient();
const { openDatabaseOf } = await import('#lib/studio/database-of-folder.ts');
const { complain } = await import('#lib/studio/complain.ts');
const { Database } = await import('#lib/store/database.ts');
const { HistoryRows } = await import('#lib/store/history-rows.ts');
const { ShownRows } = await import('#lib/store/shown-rows.ts');
const { checkAll, rowsToCheck } = await import('#lib/history/check-all.ts');
const { picturesIn } = await import('#lib/adapters/media/pictures-in.ts');
const { pictureFilesOf } = await import('#lib/studio/picture-files.ts');
const { readPlace } = await import('#lib/config/environment.ts');
const { keptPageSign } = await import('#lib/studio/answer-seal.ts');

const { StartFault } = await import('#lib/config/environment.ts');

const NO_SUCH_TABLE = '42P01';
const TOLD_EVERY_MS = 5_000;
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

/** What the newsroom's secret and its pictures are known by; undefined where they are not here. */
async function besides(folder: string, given: string | undefined): Promise<Pick<CheckParts, 'sign' | 'files'>> {
  const kept = await readFile(path.join(folder, 'secret'), 'utf8').catch(() => undefined);
  const secret = given ?? kept?.trim();
  const { pictures } = readPlace(process.env);
  const isHere = pictures.i.typ === 's3' || existsSync(pictures.i.mapp);
  return {
    sign: secret === undefined ? undefined : keptPageSign(secret),
    files: isHere ? picturesIn(pictureFilesOf(pictures)) : undefined,
  };
}

/** Whether nothing was wrong. */
async function verify(url: string, noterade: readonly string[], { sign, files }: Pick<CheckParts, 'sign' | 'files'>): Promise<boolean> {
  const database = new Database(url);
  try {
    const [history, shown] = [new HistoryRows(database), new ShownRows(database)];
    const check = checkAll({ history, shown, sign, files, noterade, now: new Date().toISOString() });
    const total = await rowsToCheck({ history, shown });
    let [seen, wrong, told] = [0, 0, performance.now()];
    let step = await check.next();
    for (; !step.done; step = await check.next()) {
      seen += step.value.kontrollerade;
      wrong += step.value.fynd.length;
      for (const { orsak } of step.value.fynd) process.stdout.write(`✗ ${orsak}\n`);
      if (performance.now() - told < TOLD_EVERY_MS) continue;
      told = performance.now();
      process.stderr.write(`… ${NUMBER.format(seen)} av ${NUMBER.format(Math.max(seen, total))} rader och bilder är sedda.\n`);
    }
    const { rot, sigill, vantar } = step.value;
    const waiting = vantar === 0 ? '' : ` ${NUMBER.format(vantar)} rader väntar på sitt sigill.`;
    process.stdout.write(`${NUMBER.format(seen)} rader och bilder är kontrollerade, under ${NUMBER.format(sigill)} sigill.${waiting}\n`);
    if (sign === undefined)
      process.stdout.write('Färdiga sidor är inte kontrollerade: hemligheten saknas. Ange STUDIO_DATA eller STUDIO_SECRET.\n');
    if (files === undefined)
      process.stdout.write('Bildernas filer är inte kontrollerade: mappen finns inte här. Ange den med STUDIO_DATA.\n');
    process.stdout.write(
      wrong === 0
        ? '✓ Historiken är orörd, och läsarna får det som är publicerat.\n'
        : `✗ Historiken är inte orörd: ${NUMBER.format(wrong)} fel.\n`,
    );
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
    const { DATABASE_URL, DATABASE_URL_DIREKT: own = DATABASE_URL, STUDIO_DATA: folder = '.data', STUDIO_SECRET: secret } = process.env;
    const { url, close } =
      own === undefined ? await openDatabaseOf(folder, pino({ level: 'silent' })) : { url: own, close: async () => {} };
    try {
      process.exitCode = (await verify(url, noted, await besides(path.resolve(folder), secret))) ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    const isOlder = error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE;
    complain(isOlder ? new StartFault('Databasen är äldre än programmet. Starta Studio en gång, så görs den om.') : error);
    process.exitCode = 2;
  }
}
