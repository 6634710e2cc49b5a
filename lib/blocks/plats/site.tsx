import type { SiteProps } from '#lib/blocks/define-block.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { isMapLink } from '#lib/blocks/plats/map-link.ts';
import type { Attrs } from '#lib/blocks/plats/schema.ts';

const MAP = { sv: 'Visa på karta', en: 'Show on map' } as const;

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const { sprak } = context;
  const { namn = '', kategori = '', stadsdel = '', adress = '', karta = '', text } = attrs;
  if (namn.trim() === '') return null;
  const facts = [kategori, stadsdel].map((fact) => fact.trim()).filter((fact) => fact !== '');
  const hasMap = isMapLink(karta);
  return (
    <aside className="plats">
      {facts.length === 0 ? null : <p className="plats-fakta">{facts.join(' · ')}</p>}
      <p className="plats-namn">{namn}</p>
      <Paragraphs text={text} />
      {adress.trim() === '' && !hasMap ? null : (
        <p className="plats-adress">
          {adress.trim() === '' ? null : <span>{adress}</span>}{' '}
          {hasMap ? (
            <a href={karta.trim()} rel={linkRel(karta, context)} aria-label={`${MAP[sprak]}: ${namn}`}>
              {MAP[sprak]}
            </a>
          ) : null}
        </p>
      )}
    </aside>
  );
}
