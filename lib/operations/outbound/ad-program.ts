import { isId } from '#lib/contract/id.ts';
import { type AdProgram, PROGRAM_RELS, type ProgramRel } from '#lib/contract/outbound-link.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { AdProgramRow, ListedAdProgram } from '#lib/store/ad-programs.ts';

/** The words of every link that is paid for. */
const ALWAYS: readonly ProgramRel[] = ['sponsored', 'nofollow'];

/** The words of a program's links: those that were given, and those that each has. */
export function relWords(given: string): ProgramRel[] {
  const words = given.split(/\s+/);
  return PROGRAM_RELS.filter((rel) => ALWAYS.includes(rel) || words.includes(rel));
}

/** A program as it is answered with. */
export function adProgramOf({ id, namn, domaner, rel, parametrar, utlankar }: ListedAdProgram): AdProgram {
  return { id, namn, domaner, rel: rel.join(' '), parametrar, utlankar };
}

/** The program as it stands now. */
export async function answeredProgram({ store }: Pick<OperationContext, 'store'>, id: string): Promise<AdProgram> {
  const program = await store.adPrograms.byId(id);
  if (program === undefined) throw new Error(`the program ${id} is gone within the transaction that holds it`);
  return adProgramOf(program);
}

/** The program with that id, held until the transaction ends, or 404. */
export async function programOr404({ store }: Pick<OperationContext, 'store'>, id: string): Promise<AdProgramRow> {
  const program = isId(id) ? await store.adPrograms.lock(id) : undefined;
  if (program === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Programmet' });
  return program;
}
