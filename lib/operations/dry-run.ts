import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { NewsroomArchives } from '#lib/newsroom-archive/port.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import type { RawInput } from '#lib/operations/parse-input.ts';
import type { Seal } from '#lib/operations/seal.ts';

/** What a call says when nothing is to happen: `provkor: true` in its body, `provkor=true` in the address of a DELETE. */
export const DRY_RUN_FIELD = 'provkor';

export interface DryRunAsked {
  provkor: boolean;
  /** The call without the field, which no operation knows. */
  input: RawInput;
  faults: FaultEntry[];
}

/** Whether a writing call asks to be tried only. For a call that reads, the field is unknown like any other. */
export function dryRunAsked(operation: Operation, input: RawInput): DryRunAsked {
  const part = operation.method === 'DELETE' ? 'query' : 'body';
  const given = input[part];
  if (operation.hints.readOnly || typeof given !== 'object' || given === null || !(DRY_RUN_FIELD in given)) {
    return { provkor: false, input, faults: [] };
  }
  const { [DRY_RUN_FIELD]: asked, ...rest }: Record<string, unknown> = { ...given };
  const written = part === 'query' || operation.fileField !== undefined;
  const provkor = written ? asked === 'true' : asked === true;
  const understood = provkor || (written ? asked === 'false' : asked === false);
  const faults = understood ? [] : [faultEntry('falt_typ', { falt: DRY_RUN_FIELD }, { fick: shown(asked), typ: 'true eller false' })];
  return { provkor, input: { ...input, [part]: rest }, faults };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `texten ”${value.slice(0, 40)}”` : value === null ? 'null' : `ett värde av typen ${typeof value}`;
}

/** Thrown within a dry run where the operation would begin to act on the world outside its transaction. */
export class DryRunReached extends Error {}

/** Pictures are decoded and judged, and none is kept; what else would be asked of the port ends the dry run. */
export function keepsNoPicture(media: MediaPort): MediaPort {
  const { fetch, fileAt, read, readMade, colourOf, hashOf, readShared, remove } = endsDryRun(media);
  const prepare = (bytes: Uint8Array) => media.prepare(bytes);
  return { prepare, store: (_, bytes) => prepare(bytes), fetch, fileAt, read, readMade, colourOf, hashOf, readShared, remove };
}

/** An archive is examined, and nothing of it is kept. */
export function keepsNothingRead({ takenOut, examine }: NewsroomArchives): NewsroomArchives {
  return { takenOut, examine, readIn: (file) => examine(file) };
}

/** What tells all that it opens, as an address for an upload does, would open it: a dry run closes nothing into it. */
export function opensNothing({ open }: Seal): Seal {
  return { close: () => '', open };
}

/** A port whose every method ends the dry run, those of its parts too: all that could be checked has been. */
export function endsDryRun<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found === 'object' && found !== null) return endsDryRun(found);
      if (typeof found !== 'function') return found;
      return () => {
        throw new DryRunReached(`a dry run ends before ${String(name)}`);
      };
    },
  });
}
