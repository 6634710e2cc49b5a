import { defineTemplate } from '#lib/templates/define-template.ts';
import { plusAndMinusBoxesToBlock } from '#lib/templates/recension/plus-and-minus-boxes-to-block.ts';
import { reviewNode } from '#lib/templates/recension/review.ts';

export const recension = defineTemplate({
  id: 'recension',
  namn: 'Recension',
  version: 2,
  beskrivning: 'Ett omdöme om en film, en bok, en skiva, en restaurang eller en sak, av någon som har prövat den.',
  kravda_falt: ['rubrik', 'ingress', 'slug'],
  kravda_block: [],
  onskade_block: ['betyg'],
  vantarHuvudbild: true,
  minstOrd: 150,
  sidtyp: 'Article',
  sidfakta(article, page) {
    const review = reviewNode(article, page);
    return review === undefined ? {} : { noder: [review] };
  },
  migreringar: { 1: plusAndMinusBoxesToBlock },
});
