import { sectionList } from '#lib/blocks/avsnitt/structured-data.ts';
import { defineTemplate } from '#lib/templates/define-template.ts';

export const lista = defineTemplate({
  id: 'lista',
  namn: 'Lista',
  version: 1,
  beskrivning: 'Numrerade avsnitt i en ordning som någon har valt: tips, platser, händelser. Kan räkna upp eller ned.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'avsnitt', minst: 2 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
  sidfakta(article, page) {
    const list = sectionList(
      article.block.filter(({ type }) => type === 'avsnitt'),
      page,
    );
    return list === undefined ? {} : { noder: [list] };
  },
});
