import { DEMO, type DemoParts, type DemoRecord, demoRecordSchema } from '#lib/contract/demo.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { DemoPart } from '#lib/store/demo.ts';

/** What the first start wrote down as its demo; `undefined` where it made none, or the newsroom is older than that it is written down. */
export async function demoRecord({ store }: Pick<OperationContext, 'store'>): Promise<DemoRecord | undefined> {
  const kept = await store.settings.get(DEMO);
  return kept === undefined ? undefined : demoRecordSchema.parse(kept);
}

interface DemoLeft {
  /** What goes when the demo is removed: what nobody has touched. */
  gar: DemoParts;
  /** What has become somebody's own, and stays; whoever asks stays too. */
  kvar: DemoParts;
}

/** What there still is of the demo, and what of it would go if that person removed it. */
export function partedFor(parts: readonly DemoPart[], person: string): DemoLeft {
  const stays = ({ rord, id }: DemoPart) => rord || id === person;
  return { gar: byKind(parts.filter((part) => !stays(part))), kvar: byKind(parts.filter(stays)) };
}

function byKind(parts: readonly DemoPart[]): DemoParts {
  const of = (slag: DemoPart['slag']) => parts.filter((part) => part.slag === slag).map(({ id, namn }) => ({ id, namn }));
  return { artiklar: of('artiklar'), bilder: of('bilder'), agenter: of('agenter'), uppgifter: of('uppgifter'), personer: of('personer') };
}

export const NOTHING: DemoLeft = { gar: byKind([]), kvar: byKind([]) };
