import { genitive } from '#components/editor/genitive.ts';
import { clockTime } from '#components/studio/swedish-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Revision } from '#lib/contract/article.ts';

/** How a conflict speaks of the version that met one's own. */
export interface OtherVersion {
  title: string;
  /** Who saved it, and when. */
  saved: string;
  heading: string;
  take: string;
  /** What saving one's own leaves out. */
  without: string;
  /** The version as the beginning of a sentence. */
  name: string;
}

/** By the name of whoever saved it, unless it was the writer, in another tab or on another machine. */
export function otherVersion({ av, nr, skapad }: Pick<Revision, 'av' | 'nr' | 'skapad'>, jag: Pick<Actor, 'typ' | 'id'>): OtherVersion {
  const time = clockTime(skapad);
  if (av.typ === jag.typ && av.id === jag.id) {
    return {
      title: 'Du har också sparat på ett annat ställe',
      saved: `Du sparade version ${nr} kl. ${time}, i en annan flik eller på en annan dator, medan du skrev här.`,
      heading: `Den sparade versionen, kl. ${time}`,
      take: 'Ta den sparade versionen',
      without: 'utan ändringarna i den andra',
      name: 'Den andra versionen',
    };
  }
  const whose = genitive(av.namn);
  return {
    title: `${av.namn} har också sparat`,
    saved: `${av.namn} sparade version ${nr} kl. ${time} medan du skrev.`,
    heading: `${whose} version, kl. ${time}`,
    take: `Ta ${whose} version`,
    without: `utan ${whose} ändringar`,
    name: `${whose} version`,
  };
}
