import type { SiteProps } from '#lib/blocks/define-block.ts';
import { linkAddress } from '#lib/blocks/link-address.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureElement } from '#lib/blocks/picture.tsx';
import type { Attrs } from '#lib/blocks/produkt/schema.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { shownPrice } from '#lib/content/price.ts';

const WORDS = {
  sv: { till: 'Till butiken', hos: (butik: string) => `Köp hos ${butik}`, annons: 'Annonslänk' },
  en: { till: 'To the shop', hos: (butik: string) => `Buy from ${butik}`, annons: 'Affiliate link' },
} as const;

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const namn = attrs.namn?.trim() ?? '';
  if (namn === '') return null;
  const butik = attrs.butik?.trim() ?? '';
  const lank = attrs.lank?.trim() ?? '';
  const words = WORDS[context.sprak];
  const facts = [shownPrice(attrs.pris), butik].filter((fact) => fact !== '');
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
