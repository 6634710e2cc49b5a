import { timeInWords } from '#lib/content/time-in-words.ts';
import type { Language } from '#lib/contract/languages.ts';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { type ShownShapes, type SitePicture, TeaserPicture } from '#lib/site/pages/teaser-picture.tsx';

/** An article as a front page, a section or «Läs också» shows it. */
export interface TeaserData {
  id: string;
  lank: string;
  rubrik: string;
  ingress: string;
  sektion: { namn: string; lank: string };
  publicerad: string;
  /** Whether it is a report that goes on. */
  pagar: boolean;
  /** Who pays, as readers are told; `null` for the newsroom's own. */
  markning: string | null;
  bild: SitePicture | null;
}

/** Where the teaser stands decides how it is laid out (site.css) and how wide its picture is. */
export type TeaserForm = 'topp' | 'stor' | 'kort' | 'rad';

const SIZES: Record<TeaserForm, string> = {
  topp: '(min-width: 80rem) 51rem, (min-width: 60rem) 66vw, 100vw',
  stor: '(min-width: 80rem) 24rem, (min-width: 60rem) 32vw, (min-width: 40rem) 46vw, 7.5rem',
  kort: '(min-width: 80rem) 18rem, (min-width: 60rem) 23vw, (min-width: 40rem) 46vw, 7.5rem',
  rad: '(min-width: 60rem) 15rem, (min-width: 40rem) 12rem, 7.5rem',
};

/** The shapes that the style gives them (site-teaser.css). */
const CARD: ShownShapes = [
  { form: '16x9', media: '(min-width: 40rem)', bredast: 1280 },
  { form: '4x3', bredast: 640 },
];
const SHAPES: Record<TeaserForm, ShownShapes> = {
  topp: [{ form: '16x9', bredast: 1280 }],
  stor: CARD,
  kort: CARD,
  rad: [{ form: '4x3', bredast: 640 }],
};

interface TeaserProps {
  teaser: TeaserData;
  form: TeaserForm;
  sprak: Language;
  /** The level of its headline in the page's outline. */
  niva: 'h2' | 'h3';
  /** The first on the page: its picture is fetched at once. */
  first?: boolean;
  /** Left out where every teaser is of the same section. */
  visaSektion?: boolean;
}

export function Teaser({ teaser, form, sprak, niva: Headline, first = false, visaSektion = true }: TeaserProps) {
  return (
    <article className={`puff puff-${form}${teaser.bild === null ? ' puff-utan-bild' : ''}`}>
      {teaser.bild === null ? null : <TeaserPicture picture={teaser.bild} former={SHAPES[form]} sizes={SIZES[form]} first={first} />}
      <div className="puff-text">
        {visaSektion || teaser.pagar || teaser.markning !== null ? (
          <p className="puff-etikett">
            {teaser.pagar ? <b className="puff-live">{SITE_WORDS[sprak].pagar}</b> : null}
            {visaSektion ? <a href={teaser.sektion.lank}>{teaser.sektion.namn}</a> : null}
            {teaser.markning === null ? null : <span className="markning">{teaser.markning}</span>}
          </p>
        ) : null}
        <Headline className="puff-rubrik">
          <a href={teaser.lank}>{teaser.rubrik}</a>
        </Headline>
        {teaser.ingress === '' ? null : <p className="puff-ingress">{teaser.ingress}</p>}
        <p className="puff-datum">
          {/* No «today» and no «two hours ago»: a page is kept and must be as true tomorrow. */}
          <time dateTime={teaser.publicerad}>{timeInWords('day', teaser.publicerad, sprak)}</time>
        </p>
      </div>
    </article>
  );
}
