import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotReadInNewsroom } from '#lib/access/rights.ts';
import { newsroomReportSchema } from '#lib/contract/newsroom-archive.ts';
import { StoredFile } from '#lib/contract/stored-file.ts';
import { Fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

/** What somebody may keep in mind of what the archive brings. */
const TOLD = ['konfidentiellt', 'sektioner', 'taggar', 'konton', 'avidentifierade', 'installningar', 'namn', 'omdirigeringar'] as const;

export const readInNewsroom = defineOperation({
  name: 'importeraRedaktion',
  summary:
    'Läser in ett arkiv av en redaktion bland det som finns, utan dubbletter: det som går vidare i arkivet fortsätts, det som skiljer sig åt lämnas och räknas upp.',
  method: 'POST',
  path: '/studio/api/import',
  fileField: 'fil',
  storesFile: true,
  body: z.object({
    fil: z.instanceof(StoredFile).meta({ type: 'string', format: 'binary', description: 'Arkivet, högst 200 MiB.' }),
  }),
  output: z.object({ ok: z.literal(true), rapport: newsroomReportSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'for_stor', 'arkiv_ogiltigt', 'inlasning_stannade'],
  hints: { readOnly: false, idempotent: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotReadInNewsroom(actor)),
  async run(context, { fil }) {
    const rapport = await context.archives
      .readIn(fil, {
        step: (work) => context.step((store) => work(store.takenIn)),
        changed({ id, mall, konfidentiell }) {
          if (konfidentiell === true) context.changed('konfidentiellt');
          context.changed('publikt', id);
          if (mall === 'liverapport') context.changed('live', id);
        },
      })
      .catch((error: unknown) => stopped(context, fil, error));
    for (const what of TOLD) context.changed(what);
    context.note({ detalj: { arkiv: rapport.arkiv, antal: rapport.antal } });
    return context.finish(async () => ({ ok: true as const, rapport }));
  },
});

/** What was read in before it stopped is there: everybody is told of it, and the log too. */
async function stopped(context: OperationContext, fil: StoredFile, error: unknown): Promise<never> {
  if (error instanceof Fault && error.fel.some(({ kod }) => kod === 'inlasning_stannade')) {
    for (const what of TOLD) context.changed(what);
    await context.step(async () => {});
    await context.noteRefusal('importeraRedaktion', { fel: error.fel, fil: fil.filnamn });
  }
  throw error;
}
