import type { Failure } from '#components/studio/failure.ts';

/** That whoever wrote something may not write there any more, as far as the page knows: the service would answer the same. */
export const RIGHT_LOST: Failure = {
  status: 403,
  title: 'Du har inte rätt att göra det',
  fel: [
    {
      falt: '',
      sprak: '',
      orsak: 'Du får inte längre skriva här.',
      atgard: 'Ladda ner texten om den ska användas.',
      kod: 'rattighet_saknas',
    },
  ],
};
