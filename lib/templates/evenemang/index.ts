import { blockId } from '#lib/content/block-id.ts';
import { defineTemplate } from '#lib/templates/define-template.ts';

/** The block evenemang tells structured data the event; the page is an article about it. */
export const evenemang = defineTemplate({
  id: 'evenemang',
  namn: 'Evenemang',
  version: 1,
  beskrivning: 'Något att gå på: när, var och för hur mycket, och varför det är värt en kväll.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [{ type: 'evenemang', minst: 1 }],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
  sidfakta({ block }) {
    const events = block.filter(({ type }) => type === 'evenemang').map(blockId);
    return { sida: { about: events.filter((id) => id !== '').map((id) => ({ '@id': `#${id}` })) } };
  },
});
