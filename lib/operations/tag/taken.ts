import { isValidSlug } from '#lib/content/slug.ts';
import { tagKey } from '#lib/content/tag-key.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

interface Wanted {
  /** The tag that wants them, when there is one already. */
  id?: string;
  namn?: string | undefined;
  slug?: string | undefined;
}

/** Throws 422 for a name or an address that is another tag's. The caller holds the tags. */
export async function refuseTaken({ store }: Pick<OperationContext, 'store'>, { id, namn, slug }: Wanted): Promise<void> {
  const faults: FaultEntry[] = [];
  const named = namn === undefined ? undefined : await store.tags.byName(namn);
  if (named !== undefined && named.id !== id)
    faults.push(faultEntry('tagg_finns', { falt: 'namn.sv' }, { skrivet: namn ?? '', namn: named.namn }));
  if (slug !== undefined) {
    const there = await store.tags.byAddress(slug);
    if (there !== undefined && there.id !== id) faults.push(faultEntry('tagg_adress_finns', { falt: 'slug' }, { slug, namn: there.namn }));
  }
  if (faults.length > 0) throw new Fault(422, faults);
}

/** The address that the tag's new name asks for, when nobody else has it; else the one it has. */
export async function addressFor(
  { store }: Pick<OperationContext, 'store'>,
  { id, slug }: { id: string; slug: string },
  namn: string,
): Promise<string> {
  const wanted = tagKey(namn).slug;
  if (!isValidSlug(wanted)) return slug;
  const there = await store.tags.byAddress(wanted);
  return there === undefined || there.id === id ? wanted : slug;
}
