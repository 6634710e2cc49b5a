import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { preparePrismaClient } from './build.ts';

/*
 * `npm run ny-intygsnyckel`: puts another key in the place of the one that vouches for what was published, in a newsroom that may be in use. What the
 * earlier one has signed goes on being verified, unless it is said with `--rojd` that somebody else may have it (or which ones, by what the file of
 * keys calls them). `--annan-hemlighet`: also where the one in force cannot be opened, as after a change of STUDIO_SECRET and back.
 */

const HOW = 'Så här: npm run ny-intygsnyckel [-- [--rojd [<nyckel> …]] [--annan-hemlighet]]';

preparePrismaClient();
const { openDatabaseOf } = await import('#lib/studio/database-of-folder.ts');
const { complain } = await import('#lib/studio/complain.ts');
const { Database } = await import('#lib/store/database.ts');
const { Settings } = await import('#lib/store/settings.ts');
const { ChangeFeed } = await import('#lib/store/change-feed.ts');
const { SigningKeyRefused, SigningKeys } = await import('#lib/studio/signing-keys.ts');
const { signingKeySeal } = await import('#lib/studio/answer-seal.ts');
const { readPlace, StartFault } = await import('#lib/config/environment.ts');
const { keptSecret } = await import('#lib/backup/restore-backup.ts');

function asked(): { rojda: readonly string[] | 'i_bruk'; annanHemlighet: boolean } {
  try {
    const options = { rojd: { type: 'boolean', default: false }, 'annan-hemlighet': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 0 && !values.rojd) throw new StartFault(HOW);
    const rojda = values.rojd && positionals.length === 0 ? 'i_bruk' : positionals;
    return { rojda, annanHemlighet: values['annan-hemlighet'] };
  } catch (error) {
    throw new StartFault(HOW, { cause: error });
  }
}

/** In words for whoever can mend it. */
function inWords(error: unknown): unknown {
  if (!(error instanceof SigningKeyRefused)) return error;
  return new StartFault(
    error.why === 'okand'
      ? 'Någon av nycklarna finns inte. Skriv dem som de heter (kid) i /.well-known/studio-nycklar.json.'
      : 'Ingen ny nyckel gjordes: nyckeln i bruk är förseglad med en annan hemlighet än den som angavs, så Studio skulle inte kunna signera med den nya. Kontrollera STUDIO_SECRET och STUDIO_DATA. Är det rätt hemlighet, och den förra inte i bruk längre: kör igen med --annan-hemlighet.',
  );
}

try {
  const rotation = asked();
  const { data, databaseUrl, databaseDirectUrl, secret: given } = readPlace(process.env);
  const secret = given ?? (await keptSecret(data));
  if (secret === undefined)
    throw new StartFault(`Det finns ingen hemlighet i ${path.resolve(data)}. Ange den som redaktionen körs med i STUDIO_SECRET.`);
  const own = databaseDirectUrl ?? databaseUrl;
  const { url, close } = own === undefined ? await openDatabaseOf(data, pino({ level: 'silent' })) : { url: own, close: async () => {} };
  const database = new Database(url);
  try {
    const keys = new SigningKeys({ settings: new Settings(database), vault: signingKeySeal(secret), now: () => new Date() });
    const kid = await keys.rotate(rotation);
    // What is kept ready was signed with the one before.
    await new ChangeFeed(database).announce('publikt');
    const earlier =
      rotation.rojda.length === 0
        ? 'De tidigare nycklarna finns kvar att kontrollera äldre intyg med.'
        : 'Intyg av röjda nycklar godtas inte längre.';
    process.stdout.write(`✓ Intyg signeras nu med nyckeln ${kid}. ${earlier}\n`);
  } finally {
    await database.close();
    await close();
  }
} catch (error) {
  complain(inWords(error));
  process.exitCode = 2;
}
