import { BackupFault } from '#lib/backup/backup-fault.ts';
import { restoreBackup } from '#lib/backup/restore-backup.ts';
import { readPlace } from '#lib/config/environment.ts';
import { emptyPlace } from '#lib/studio/newsroom-place.ts';
import { tellAndEnd } from './tell-and-end.ts';

/** `npm run restore -- <file>`: the newsroom of an archive, where the environment says and nothing is yet (docs/operate.md). */
await tellAndEnd(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0)
    throw new BackupFault('Säg vilken säkerhetskopia som ska återställas: npm run restore -- studio.tar.zst');
  const { rader, bilder, skapad, studio } = await restoreBackup(file, emptyPlace(readPlace(process.env)));
  return `Återställt: ${rader} rader och ${bilder} bildfiler, som de var ${skapad} i Studio ${studio}. Starta Studio som vanligt.`;
});
