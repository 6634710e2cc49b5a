import type { SiteProps } from '#lib/blocks/define-block.ts';
import { linkAddress } from '#lib/blocks/link-address.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureElement } from '#lib/blocks/picture.tsx';
import { checkedDay } from '#lib/blocks/price-age.ts';
import type { Attrs } from '#lib/blocks/produkt/schema.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { shownPrice } from '#lib/content/price.ts';
import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';

const WORDS = {
  sv: {
    till: 'Till butiken',
    hos: (butik: string) => `Köp hos ${butik}`,
    annons: 'Annonslänk',
    sett: 'Pris kontrollerat',
    slut: 'Slut i lager',
  },
  en: {
    till: 'To the shop',
    hos: (butik: string) => `Buy from ${butik}`,
    annons: 'Affiliate link',
    sett: 'Price checked',
    slut: 'Out of stock',
  },
} as const;

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const namn = attrs.namn?.trim() ?? '';
  if (namn === '') return null;
  const butik = attrs.butik?.trim() ?? '';
  const lank = attrs.lank?.trim() ?? '';
  const words = WORDS[context.sprak];
  const seen = checkedDay(attrs.kontrollerad);
  const facts = [
    ...[shownPrice(attrs.pris), butik, attrs.lager === 'slut' ? words.slut : ''],
    seen === undefined ? '' : `${words.sett} ${timeInWords('day', noonOf(seen), context.sprak)}`,
  ].filter((fact) => fact !== '');
  const invitation = butik === '' ? words.till : words.hos(butik);
  // On a page that is a selection of goods, each of them is a section of it.
  const Name = context.mall === 'plock' ? 'h2' : 'p';
  return (
    <div className="produkt">
      {attrs.bild?.src ? (
        <div className="produkt-bild">
          <PictureElement picture={attrs.bild} context={context} sizes="(min-width: 40rem) 14rem, 100vw" />
        </div>
      ) : null}
      <div className="produkt-ord">
        <Name className="produkt-namn">{namn}</Name>
        {facts.length === 0 ? null : <p className="produkt-fakta">{facts.join(' · ')}</p>}
        <Paragraphs text={attrs.text} />
        {isPurchaseAddress(lank) ? (
          <p className="produkt-kop">
            <a
              className="produkt-knapp"
              href={context.absolute(linkAddress(lank, context))}
              rel={linkRel(lank, context, { kop: true })}
              aria-label={`${invitation}: ${namn}`}
            >
              {invitation}
            </a>{' '}
            <span className="produkt-annons">{words.annons}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
