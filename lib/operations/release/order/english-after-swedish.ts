import type { Item } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

/**
 * interface.md: English is released once Swedish is public, or together with it; for later, at `instant`, once Swedish will
 * be. Refuses what asks for it sooner.
 */
export async function refuseEnglishAlone(
  context: OperationContext,
  item: Item,
  languages: readonly Language[],
  instant: string | null,
): Promise<void> {
  if (!languages.includes('en') || languages.includes('sv') || item.sprak.sv?.publicerad_revision != null) return;
  const waiting = instant === null ? [] : await context.store.releaseQueue.waiting(item.id);
  const before = waiting.some(({ lage, revisioner, tur }) => lage !== 'utkast' && revisioner.sv !== undefined && tur <= (instant ?? ''));
  if (!before) throw fault('svenska_ej_publik', { falt: 'sprak', sprak: 'en' });
}

/**
 * Refuses to move a release that waits to a time that leaves English alone due before Swedish is public: whichever of the two
 * is moved, English could only fail then.
 */
export async function refuseEnglishFirst({ store }: OperationContext, moved: ReleaseOrderRow, instant: string): Promise<void> {
  const { innehall, id } = moved;
  const [swedish, waiting] = await Promise.all([store.readers.current.of(innehall, 'sv'), store.releaseQueue.waiting(innehall)]);
  if (swedish !== undefined) return;
  const publishing = waiting
    .filter(({ lage }) => lage === 'publicera' || lage === 'schemalagd')
    .map((order) => ({ languages: order.revisioner, tid: Date.parse(order.id === id ? instant : order.tur) }));
  const earliest = Math.min(...publishing.filter(({ languages }) => languages.sv !== undefined).map(({ tid }) => tid));
  const first = publishing.some(({ languages, tid }) => languages.sv === undefined && tid < earliest);
  if (first) throw fault('svenska_ej_publik', { falt: 'datum', sprak: 'en' });
}
