import { isGrade } from '#lib/blocks/betyg/grade.ts';
import { filledTexts } from '#lib/blocks/filled-texts.ts';
import { type Attrs, LABELS } from '#lib/blocks/jamforelse/schema.ts';
import { isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { shownPrice } from '#lib/content/price.ts';

type Point = ReturnType<typeof filledTexts>[number];
type Row = NonNullable<Attrs['rader']>[number];

export interface Compared {
  /** Its place in the block's list. */
  index: number;
  namn: string;
  betyg: number | undefined;
  /** As readers see it. */
  pris: string;
  butik: string;
  /** Where it can be bought, for one that can. */
  lank: string | undefined;
  plus: Point[];
  minus: Point[];
  etikett: (typeof LABELS)[number] | undefined;
  kommentar: string;
  row: Row;
}

/** The products that readers see: those with a name. */
export function compared({ rader = [] }: Attrs): Compared[] {
  return rader
    .map((row, index) => ({
      index,
      namn: row.namn?.trim() ?? '',
      betyg: isGrade(row.betyg) ? row.betyg : undefined,
      pris: shownPrice(row.pris),
      butik: row.butik?.trim() ?? '',
      lank: [row.lank, row.url].map((address) => address?.trim() ?? '').find(isPurchaseAddress),
      plus: filledTexts(row.plus),
      minus: filledTexts(row.minus),
      etikett: LABELS.find((label) => label === row.etikett),
      kommentar: row.kommentar?.trim() ?? '',
      row,
    }))
    .filter(({ namn }) => namn !== '');
}
