import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';
import type { ArticleContent, Hero } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { ArticlePage, Signer } from '#lib/render/article-page.ts';
import { ArticleText, type ForeignParts } from '#lib/render/article-text.tsx';
import { measured } from '#lib/render/measured.ts';

const BY: Record<Language, string> = { sv: 'Av', en: 'By' };
/** Made once: each takes longer to make than the line takes to write. */
const NAMES: Record<Language, Intl.ListFormat> = { sv: new Intl.ListFormat('sv'), en: new Intl.ListFormat('en') };

/** A whole article as readers see it: what stands above the text, the picture at the top, and the text. */
export function ArticleView({ article, page, foreign }: { article: ArticleContent; page: ArticlePage; foreign?: ForeignParts }) {
  return (
    <article className="artikel artikel-hel" lang={page.sprak} data-utgava={page.sedan?.utgava} {...measured(page)}>
      <header className="artikel-huvud">
        <p className="artikel-sektion">
          <a href={page.sektion.lank}>{page.sektion.namn}</a>
          {page.sponsrad === null ? null : <span className="artikel-markning">{sponsorLabel(page.sponsrad, page.sprak)}</span>}
        </p>
        <h1>{article.rubrik}</h1>
        <Standfirst ingress={article.ingress} />
        <Byline page={page} />
        <WrittenWithAi page={page} />
      </header>
      {article.hero === null ? null : <HeroFigure hero={article.hero} page={page} />}
      <div className="artikel-text">
        <ArticleText block={article.block} said={article.ingress} context={page} foreign={foreign} />
      </div>
    </article>
  );
}

export function Standfirst({ ingress }: Pick<ArticleContent, 'ingress'>) {
  return ingress.trim() === '' ? null : <p className="artikel-ingress">{ingress}</p>;
}

interface BylineProps {
  page: ArticlePage;
  /** Left out where somebody else shows the one or the other. */
  withSigners?: boolean;
  withDate?: boolean;
}

/** What readers are told of programs that wrote it. */
export function WrittenWithAi({ page: { aiNot } }: { page: ArticlePage }) {
  return aiNot === undefined ? null : <p className="artikel-ai">{aiNot.text}</p>;
}

/** Who signs and when it came out. */
export function Byline({ page, withSigners = true, withDate = true }: BylineProps) {
  const { sprak } = page;
  const signers = withSigners ? signersOf(page) : [];
  const publicerad = withDate ? page.publicerad : null;
  if (signers.length === 0 && publicerad === null) return null;
  return (
    <p className="artikel-byline">
      {signers.length === 0 ? null : (
        <span>
          {BY[sprak]} <Signers signers={signers} sprak={sprak} />
        </span>
      )}
      {publicerad === null ? null : <time dateTime={stockholmIso(publicerad)}>{timeInWords('dayAndClock', publicerad, sprak)}</time>}
    </p>
  );
}

/** Those who sign: the site where nobody does. */
function signersOf({ forfattare, sajt }: ArticlePage): readonly Signer[] {
  return forfattare.length > 0 || sajt === undefined ? forfattare : [{ namn: sajt.namn }];
}

/** The names of those who sign, as the language lists people; '' when there are none. */
export function bylineInWords(page: ArticlePage): string {
  return NAMES[page.sprak].format(signersOf(page).map(({ namn }) => namn));
}

/** All of them as the language lists people: each with what they call themselves, and on their way to what else they have written. */
function Signers({ signers, sprak }: { signers: readonly Signer[]; sprak: Language }) {
  const parts = NAMES[sprak].formatToParts(signers.map(({ namn }) => namn));
  let at = 0;
  return parts.map(({ type, value }) => {
    if (type === 'literal') return value;
    const signer = signers[at++];
    return signer === undefined ? value : <SignerName key={signer.namn} {...signer} />;
  });
}

function SignerName({ namn, byline, lank }: Signer) {
  return (
    <>
      <b>
        {lank === undefined ? (
          namn
        ) : (
          <a href={lank} rel="author">
            {namn}
          </a>
        )}
      </b>
      {byline === undefined ? null : `, ${byline}`}
    </>
  );
}

interface HeroProps {
  hero: Hero;
  page: ArticlePage;
  /** In somebody else's page, whose head is its own: within a `picture` React writes nothing for a head before the text. */
  isGuest?: boolean;
}

/** The picture at the top, with what is said of it and who took it. */
export function HeroFigure({ hero, page, isGuest = false }: HeroProps) {
  if (!hero.src) return null;
  const picture = <PictureElement picture={hero} context={page} sizes="(min-width: 70rem) 70rem, 100vw" first />;
  return (
    <figure className="artikel-hero">
      {isGuest ? <picture>{picture}</picture> : picture}
      <PictureCaption caption={hero.caption} kredit={hero.kredit} context={page} />
    </figure>
  );
}
