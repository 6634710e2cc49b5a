import { parseArgs } from 'node:util';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { restoreBackup } from '#lib/backup/restore-backup.ts';
import { toldOfRestored } from '#lib/backup/told-of-restored.ts';
import { readPlace } from '#lib/config/environment.ts';
import { emptyPlace } from '#lib/studio/newsroom-place.ts';
import { tellAndEnd } from './tell-and-end.ts';

/** `npm run restore -- <file> [--stang-oppet]`: the newsroom of an archive, where the environment says and nothing is yet (docs/operate.md). */
await tellAndEnd(async () => {
  const { values, tokens, positionals } = parseArgs({
    options: { 'stang-oppet': { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [file, ...more] = positionals;
  const strange = tokens.some((token) => token.kind === 'option' && token.name !== 'stang-oppet');
  if (file === undefined || more.length > 0 || strange)
    throw new BackupFault(
      'Säg vilken säkerhetskopia som ska återställas: npm run restore -- studio.tar.zst. Lägg till --stang-oppet för att stänga konton, nycklar, delningslänkar och scheman tills någon öppnar dem.',
    );
  const closeAll = values['stang-oppet'] === true;
  return toldOfRestored(await restoreBackup(file, emptyPlace(readPlace(process.env)), { closeAll }));
});
