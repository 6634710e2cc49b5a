import path from 'node:path';
import pino from 'pino';
import { preparePrismaClient } from './build.ts';

/*
 * `npm run ny-intygsnyckel`: puts another key in the place of the one that vouches for what was published, in a newsroom that may be in use. What the
 * earlier one has signed goes on being verified.
 */

preparePrismaClient();
const { openDatabaseOf } = await import('#lib/studio/database-of-folder.ts');
const { complain } = await import('#lib/studio/complain.ts');
const { Database } = await import('#lib/store/database.ts');
const { Settings } = await import('#lib/store/settings.ts');
const { ChangeFeed } = await import('#lib/store/change-feed.ts');
const { SigningKeys } = await import('#lib/studio/signing-keys.ts');
const { signingKeySeal } = await import('#lib/studio/answer-seal.ts');
const { readPlace, StartFault } = await import('#lib/config/environment.ts');
const { keptSecret } = await import('#lib/backup/restore-backup.ts');

try {
  const { data, databaseUrl, databaseDirectUrl, secret: given } = readPlace(process.env);
  const secret = given ?? (await keptSecret(data));
  if (secret === undefined)
    throw new StartFault(`Det finns ingen hemlighet i ${path.resolve(data)}. Ange den som redaktionen körs med i STUDIO_SECRET.`);
  const own = databaseDirectUrl ?? databaseUrl;
  const { url, close } = own === undefined ? await openDatabaseOf(data, pino({ level: 'silent' })) : { url: own, close: async () => {} };
  const database = new Database(url);
  try {
    const keys = new SigningKeys({ settings: new Settings(database), vault: signingKeySeal(secret), now: () => new Date() });
    const kid = await keys.rotate();
    // What is kept ready was signed with the one before.
    await new ChangeFeed(database).announce('publikt');
    process.stdout.write(`✓ Intyg signeras nu med nyckeln ${kid}. De tidigare nycklarna finns kvar att kontrollera äldre intyg med.\n`);
  } finally {
    await database.close();
    await close();
  }
} catch (error) {
  complain(error);
  process.exitCode = 2;
}
