import path from 'node:path';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { makeBackup } from '#lib/backup/make-backup.ts';
import { readPlace } from '#lib/config/environment.ts';
import { reachNewsroom } from '#lib/studio/newsroom-place.ts';
import { tellAndEnd } from './tell-and-end.ts';

/** `npm run backup -- <file>`: one archive of the newsroom that the environment names, whether Studio runs or not (docs/operate.md). */
await tellAndEnd(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new BackupFault('Säg vad säkerhetskopian ska heta: npm run backup -- studio.tar.zst');
  const { newsroom, close } = await reachNewsroom(readPlace(process.env));
  try {
    const { rader, bilder, saknas } = await makeBackup(file, newsroom, new Date());
    const lost = saknas === 0 ? '' : `\n${saknas} bilder i redaktionen har ingen fil: de saknades redan, och finns inte i kopian.`;
    return `Säkerhetskopian är klar: ${path.resolve(file)}, med ${rader} rader och ${bilder} bildfiler.${lost}`;
  } finally {
    await close();
  }
});
