import { defineTemplate } from '#lib/templates/define-template.ts';
import { productList } from '#lib/templates/plock/product-list.ts';

export const plock = defineTemplate({
  id: 'plock',
  namn: 'Plock',
  version: 1,
  beskrivning: 'Ett urval varor som någon har valt, med pris, butik och varför. Texten säger att länkarna är annonslänkar.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'produkt', minst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
  sidfakta(article, page) {
    const list = productList(article.block, page);
    return list === undefined ? {} : { noder: [list] };
  },
});
