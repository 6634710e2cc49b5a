import { gradeInWords } from '#lib/blocks/betyg/grade.ts';
import { Stars } from '#lib/blocks/betyg/stars.tsx';
import type { RenderContext, SiteProps } from '#lib/blocks/define-block.ts';
import { type Compared, compared } from '#lib/blocks/jamforelse/compared.ts';
import type { Attrs } from '#lib/blocks/jamforelse/schema.ts';
import { linkAddress } from '#lib/blocks/link-address.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';

const WORDS = {
  sv: {
    vinnare: 'Vinnare',
    bastpris: 'Mest för pengarna',
    budget: 'Bäst av de billiga',
    plus: 'Plus',
    minus: 'Minus',
    betyg: 'Betyg',
    till: 'Till butiken',
    hos: (butik: string) => `Köp hos ${butik}`,
    annons: 'Annonslänk',
    produkt: 'Produkt',
    pris: 'Pris',
    oversikt: 'Översikt',
    slut: 'Slut i lager',
  },
  en: {
    vinnare: 'Winner',
    bastpris: 'Best value',
    budget: 'Best budget choice',
    plus: 'Pros',
    minus: 'Cons',
    betyg: 'Rating',
    till: 'To the shop',
    hos: (butik: string) => `Buy from ${butik}`,
    annons: 'Affiliate link',
    produkt: 'Product',
    pris: 'Price',
    oversikt: 'Overview',
    slut: 'Out of stock',
  },
} as const;

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const products = compared(attrs);
  if (products.length === 0) return null;
  const rubrik = attrs.rubrik?.trim();
  const Name = rubrik ? 'h3' : 'h2';
  return (
    <section className="jamforelse">
      {rubrik ? <h2>{rubrik}</h2> : null}
      {products.length > 1 ? <Overview id={id} products={products} sprak={context.sprak} /> : null}
      <ol className="jamforelse-lista">
        {products.map((product) => (
          <li key={product.index} id={anchor(id, product)}>
            {product.etikett === undefined ? null : (
              <p className={`jamforelse-etikett jamforelse-${product.etikett}`}>{WORDS[context.sprak][product.etikett]}</p>
            )}
            <Name>{product.namn}</Name>
            <Grade betyg={product.betyg} sprak={context.sprak} />
            {product.row.bild?.src ? (
              <figure>
                <PictureElement picture={product.row.bild} context={context} sizes="(min-width: 48rem) 36rem, 90vw" />
                <PictureCaption kredit={product.row.bild.kredit} context={context} />
              </figure>
            ) : null}
            <Paragraphs text={product.kommentar} />
            <Notes product={product} sprak={context.sprak} />
            <Purchase product={product} context={context} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function anchor(id: string, { index }: Compared): string {
  return `${id}-rad-${index + 1}`;
}

type InLanguage = { sprak: RenderContext['sprak'] };

/** All of them at a glance, each leading down to its own words. */
function Overview({ id, products, sprak }: InLanguage & { id: string; products: readonly Compared[] }) {
  const words = WORDS[sprak];
  const hasPrices = products.some(({ pris }) => pris !== '');
  return (
    <table className="jamforelse-tabell">
      <caption className="bara-upplast">{words.oversikt}</caption>
      <thead>
        <tr>
          <th scope="col">{words.produkt}</th>
          <th scope="col">{words.betyg}</th>
          {hasPrices ? <th scope="col">{words.pris}</th> : null}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.index}>
            <th scope="row">
              <a href={`#${anchor(id, product)}`}>{product.namn}</a>
            </th>
            <td>{product.betyg === undefined ? '–' : gradeInWords(product.betyg, sprak)}</td>
            {hasPrices ? <td>{product.pris === '' ? '–' : product.pris}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Grade({ betyg, sprak }: InLanguage & { betyg: number | undefined }) {
  if (betyg === undefined) return null;
  return (
    <p className="jamforelse-betyg">
      <span className="bara-upplast">{WORDS[sprak].betyg}: </span>
      <Stars betyg={betyg} className="jamforelse-stjarnor" /> <span>{gradeInWords(betyg, sprak)}</span>
    </p>
  );
}

function Notes({ product: { plus, minus }, sprak }: InLanguage & { product: Compared }) {
  const columns = [
    { side: 'plus', label: WORDS[sprak].plus, texts: plus },
    { side: 'minus', label: WORDS[sprak].minus, texts: minus },
  ].filter(({ texts }) => texts.length > 0);
  if (columns.length === 0) return null;
  return (
    <div className="jamforelse-spalter">
      {columns.map(({ side, label, texts }) => (
        <div key={side} className={`jamforelse-${side}`}>
          <p>{label}</p>
          <ul>
            {texts.map(({ index, text }) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Purchase({ product: { namn, pris, butik, lank, row }, context }: { product: Compared; context: RenderContext }) {
  if (pris === '' && butik === '' && lank === undefined) return null;
  const words = WORDS[context.sprak];
  const invitation = butik === '' ? words.till : words.hos(butik);
  // The shop's name stands on the button when there is one.
  const facts = [pris, lank === undefined ? butik : '', row.lager === 'slut' ? words.slut : ''].filter((fact) => fact !== '');
  return (
    <p className="jamforelse-kop">
      {facts.length === 0 ? null : <span className="jamforelse-pris">{facts.join(' · ')}</span>}
      {lank === undefined ? null : (
        <>
          <a
            className="jamforelse-knapp"
            href={context.absolute(linkAddress(lank, context))}
            rel={linkRel(lank, context, { kop: true })}
            aria-label={`${invitation}: ${namn}`}
          >
            {invitation}
          </a>
          <span className="jamforelse-annons">{words.annons}</span>
        </>
      )}
    </p>
  );
}
