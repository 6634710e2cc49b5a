import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import type { SkeletonUse } from '#lib/contract/own-skeleton.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { mediaForWriting, mediaParams } from '#lib/operations/media/find-media.ts';
import { logotypeKept } from '#lib/operations/media/logotype.ts';
import { onlyWaiting } from '#lib/operations/media/only-waiting.ts';

export const removeMedia = defineOperation({
  name: 'taBortMedia',
  summary:
    'Tar bort en bild ur arkivet. En som någon artikel, stomme eller något mönster visar, eller som är någons porträtt eller logotypen, går inte att ta bort: svaret säger var den används.',
  method: 'DELETE',
  path: '/studio/api/media/{id}',
  params: mediaParams,
  output: z.object({ ok: z.literal(true), id: z.string() }),
  errors: ['finns_inte', 'rattighet_saknas', 'bild_anvands', 'bild_ar_skribents', 'bild_ar_persons', 'bild_ar_logotyp'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id }) {
    const media = await mediaForWriting(context, id);
    const [anvandning, unseen, waiting, all, stommar] = await Promise.all([
      context.store.pictureUses.of(media.id),
      context.store.pictureUses.unseen(media.id),
      context.store.waitingPictures.of(media.id),
      context.store.waitingPictures.everywhere(media.id),
      context.store.ownSkeletons.withPicture(media.id),
    ]);
    const artiklar = articlesIn([...anvandning, ...waiting]);
    const osedda = unseen + articlesIn(onlyWaiting(all)) - articlesIn(onlyWaiting(waiting));
    if (artiklar + osedda > 0 || stommar.length > 0) {
      throw fault(
        'bild_anvands',
        { falt: 'id' },
        { antal: usersInWords(artiklar, osedda, stommar) },
        { extra: { anvandning, stommar, vantar: onlyWaiting(waiting) } },
      );
    }
    const [[skribent], [person]] = await Promise.all([
      context.store.authors.withPicture(media.id, 1),
      context.store.peopleDictionary.withPicture(media.id, 1),
    ]);
    if (skribent !== undefined) throw fault('bild_ar_skribents', { falt: 'id' }, { namn: skribent.namn });
    if (person !== undefined) throw fault('bild_ar_persons', { falt: 'id' }, { namn: person.namn });
    // Whoever chooses it holds it, so that it has been chosen by now or cannot be any more.
    if (media.id === (await logotypeKept(context))) throw fault('bild_ar_logotyp', { falt: 'id' });
    await context.store.media.remove(media.id);
    await context.store.pictureCollections.forget([media.id]);
    context.changed('publikt', media.id);
    context.note({ detalj: { media: media.id, filnamn: media.filnamn } });
    return { ok: true as const, id: media.id };
  },
});

function articlesIn(places: ReadonlyArray<{ innehall: string }>): number {
  return new Set(places.map(({ innehall }) => innehall)).size;
}

/** Of more skeletons than one it is told how many: the answer lists them. */
function usersInWords(artiklar: number, osedda: number, stommar: readonly SkeletonUse[]): string {
  const [first] = stommar;
  const named = first && (first.slag === 'artikel' ? `stommen ”${first.namn}”` : `mönstret ”${first.namn}”`);
  return [
    ...(artiklar === 0 ? [] : [artiklar === 1 ? 'en artikel' : `${artiklar} artiklar`]),
    ...(osedda === 0 ? [] : [osedda === 1 ? 'en artikel som du inte ser' : `${osedda} artiklar som du inte ser`]),
    ...(named === undefined ? [] : [stommar.length === 1 ? named : `${stommar.length} stommar och mönster`]),
  ].join(' och i ');
}
