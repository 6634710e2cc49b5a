import type { ArticleHead } from '#lib/newsroom-archive/archived-article.ts';
import type { ArchivedAddress, ArticleHere } from '#lib/store/taken-in.ts';

/**
 * What becomes of an article: it is new; the same; continued, where the archive goes on from what is here; older there than here; or
 * left, for a reason.
 */
export type Outlook = { dom: 'ny' | 'lika' | 'fortsatt' | 'aldre' } | { dom: 'olika'; orsak: string; atgard: string };

type Given = Pick<ArticleHead, 'revisioner' | 'publiceringar'> & { innehall: Pick<ArticleHead['innehall'], 'andrad'> };

/** What becomes of an article of an archive where it is so `here`, and where another article has the address `taken`. */
export function outlookOf(given: Given, here: ArticleHere | undefined, taken: ArchivedAddress | undefined): Outlook {
  if (here === undefined) return taken === undefined ? { dom: 'ny' } : occupied(taken);
  const there = new Map(given.revisioner);
  const onlyThere =
    given.revisioner.some(([id, hash]) => here.revisioner.get(id) !== hash) ||
    given.publiceringar.some((id) => !here.publiceringar.has(id));
  const published = new Set(given.publiceringar);
  const onlyHere =
    [...here.revisioner].some(([id, hash]) => there.get(id) !== hash) || [...here.publiceringar].some((id) => !published.has(id));
  const [then, now] = [Date.parse(given.innehall.andrad), Date.parse(here.andrad)];
  if (!onlyThere && (onlyHere || now > then)) return { dom: 'aldre' };
  if (!onlyThere && now === then) return { dom: 'lika' };
  if (onlyHere || now > then)
    return {
      dom: 'olika',
      orsak: 'Artikeln har ändrats både här och i arkivet sedan de var lika.',
      atgard: 'Den som finns här är kvar som den var. Öppna den i båda och för över det som saknas för hand.',
    };
  if (here.vantar)
    return {
      dom: 'olika',
      orsak: 'Artikeln har en publicering som väntar här.',
      atgard: 'Avbryt schemat eller begäran, eller vänta tills den är klar, och läs in arkivet igen.',
    };
  return taken === undefined ? { dom: 'fortsatt' } : occupied(taken);
}

function occupied({ sektion, slug }: ArchivedAddress): Outlook {
  return {
    dom: 'olika',
    orsak: `Adressen /${sektion}/${slug} hör till en annan artikel här.`,
    atgard: 'Ge den som finns här en annan adress och läs in arkivet igen.',
  };
}
