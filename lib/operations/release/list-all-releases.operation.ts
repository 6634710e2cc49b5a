import { z } from 'zod';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { RELEASE_STATES, type ReleaseState, releaseSchema } from '#lib/contract/release.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { placeNumber, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { toldReleases } from '#lib/operations/release/approval/unchanged-order.ts';

const releases = rowCursor('releaser', [placeTime, placeNumber]);

export const listAllReleases = defineOperation({
  name: 'listaAllaReleaser',
  summary: 'Listar alla artiklars publiceringar: det som ska gå ut, det som har gått ut och det som misslyckades. Den senaste tiden först.',
  method: 'GET',
  path: '/studio/api/releaser',
  query: z.object({
    fran: z.string().optional().meta({ description: 'Från och med: YYYY-MM-DD eller YYYY-MM-DD HH:MM, svensk tid.' }),
    till: z.string().optional().meta({ description: 'Fram till, men inte med: YYYY-MM-DD eller YYYY-MM-DD HH:MM, svensk tid.' }),
    tillstand: z
      .string()
      .optional()
      .meta({ description: `Tillstånd med komma emellan: ${RELEASE_STATES.join(', ')}.` }),
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, releaser: z.array(releaseSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  async run(context, { fran, till, tillstand, sektion, ...asked }) {
    const faults: FaultEntry[] = [];
    const filter = {
      fran: instantOf('fran', fran, faults),
      till: instantOf('till', till, faults),
      tillstand: statesOf(tillstand, faults),
      sektion,
    };
    if (faults.length > 0) throw new Fault(422, faults);
    const page = releases.page(asked, filter);
    const found = await context.store.releases.listAll(filter, page.window);
    return { ...page.frame(found), releaser: await toldReleases(context, found.rader) };
  },
});

/** A day begins at midnight; an hour that the clocks skip begins where they go on. */
function instantOf(falt: string, text: string | undefined, faults: FaultEntry[]): string | undefined {
  if (text === undefined) return undefined;
  const time = parseStockholmTime(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00` : text);
  if (time.kind === 'instant') return time.instant;
  if (time.kind === 'gap') return instantOf(falt, time.efter, faults);
  faults.push(
    faultEntry('falt_format', { falt }, { beskrivning: 'Skriv dagen som ÅÅÅÅ-MM-DD, eller tiden som ÅÅÅÅ-MM-DD TT:MM, svensk tid.' }),
  );
  return undefined;
}

function statesOf(text: string | undefined, faults: FaultEntry[]): ReleaseState[] | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return text.split(',').flatMap((written) => {
    const state = RELEASE_STATES.find((candidate) => candidate === written.trim());
    if (state === undefined)
      faults.push(
        faultEntry('falt_varde', { falt: 'tillstand' }, { fick: written.trim().slice(0, 40), tillatna: RELEASE_STATES.join(', ') }),
      );
    return state ?? [];
  });
}
