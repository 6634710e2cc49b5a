import { word } from '#lib/blocks/field.ts';

const STOCK = ['finns', 'slut'] as const;

/** Whether the shop has the goods, as a field of what is sold. */
export const stock = () =>
  word('Om varan finns hos butiken. Läsaren ser när den är slut.', {
    varden: STOCK,
    vardenNamn: { finns: 'finns i lager', slut: 'slut i lager' },
  });

/** What search engines are told of it, as a property of the offer; nothing when nobody has said. */
export function availability(lager: string | undefined): { availability?: string } {
  return lager === undefined || lager === '' ? {} : { availability: `https://schema.org/${lager === 'slut' ? 'OutOfStock' : 'InStock'}` };
}
