import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFault } from '#lib/config/environment.ts';
import { ARCHIVED_NAMES, archivedCounts } from '#lib/content/archived-kinds.ts';
import { ARCHIVED_KINDS } from '#lib/contract/closed/newsroom-archive.ts';
import { type NewsroomReport, newsroomReportSchema } from '#lib/contract/newsroom-archive.ts';
import { StoredFile } from '#lib/contract/stored-file.ts';
import { Fault } from '#lib/errors/fault.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { newsroomForCommand } from '#lib/studio/newsroom-for-command.ts';

/** Reads an archive of a whole newsroom in, in the name of that person; tells what became of it. Throws StartFault for what they can mend. */
export async function readInWhole(
  file: string,
  som: string,
  { provkor, environment }: { provkor: boolean; environment: NodeJS.ProcessEnv },
): Promise<string> {
  const plats = path.resolve(file);
  if (
    !(await stat(plats).then(
      (found) => found.isFile(),
      () => false,
    ))
  )
    throw new StartFault(`Det finns ingen fil ${plats}.`);
  const { machinery, caller, close } = await newsroomForCommand(environment, som);
  try {
    // Whoever has the machine sends it nowhere: it is not known by its content.
    const fil = new StoredFile({ filnamn: path.basename(plats), plats, sha256: '', read: () => createReadStream(plats) });
    const input = { fil, ...(provkor ? { provkor: 'true' } : {}) };
    const { body } = await callOperation(machinery, 'importeraRedaktion', caller, input, machinery.newId());
    return toldOfReport(newsroomReportSchema.parse(Object(body).rapport), provkor);
  } catch (error) {
    if (error instanceof Fault)
      throw new StartFault(error.fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join('\n'), { cause: error });
    throw error;
  } finally {
    await close();
  }
}

function toldOfReport({ arkiv, antal, bilder_utan_fil, se_over, fler }: NewsroomReport, provkor: boolean): string {
  const lines = [
    provkor ? 'Provkört: ingenting är ändrat.' : 'Arkivet är inläst.',
    `${arkiv.webbplats}, uttagen ${arkiv.skapad} ur Studio ${arkiv.studio}.`,
    ...ARCHIVED_KINDS.flatMap((slag) => {
      const counts = archivedCounts(antal[slag]);
      return counts === '' ? [] : [`${ARCHIVED_NAMES[slag]}: ${counts}.`];
    }),
    ...(bilder_utan_fil > 0 ? [`${bilder_utan_fil} bilder saknade sin fil när arkivet togs ut.`] : []),
    ...se_over.map(({ slag, namn, orsak, atgard }) => `${ARCHIVED_NAMES[slag]} «${namn}»: ${orsak} ${atgard}`),
    ...(fler > 0 ? [`Och ${fler} till att se över.`] : []),
    ...(provkor || antal.personer.nya === 0
      ? []
      : ['Inga lösenord följer med: de nya personerna väljer ett med «Glömt lösenordet», eller bjuds in under Personer.']),
  ];
  return lines.join('\n');
}
