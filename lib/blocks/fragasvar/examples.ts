import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'intervju med svar i flera stycken',
      block: {
        type: 'fragasvar',
        attrs: {
          id: 'bfraga0001',
          lage: 'intervju',
          fragor: [
            {
              fraga: 'Du skrev hela skivan på en trampbåt. Hur går det till?',
              svar: 'Långsamt. Man har båda händerna fria men bara en halvtimme innan någon annan har bokat.\n\nDe flesta texterna är därför korta.',
            },
            { fraga: 'Saknar du studion?', svar: 'Bara när det blåser.' },
          ],
        },
      },
    },
    {
      namn: 'snabba frågor i en ruta',
      block: {
        type: 'fragasvar',
        attrs: {
          id: 'bfraga0002',
          rubrik: 'Fyra snabba',
          lage: 'snabba',
          fragor: [
            { fraga: 'Kaffe eller te?', svar: 'Te, starkt.' },
            { fraga: 'Senast lästa bok?', svar: 'Kallocain, för fjärde gången.' },
          ],
        },
      },
    },
  ],
  invalid: [
    { namn: 'utan frågor', block: { type: 'fragasvar', attrs: { id: 'bfraga0003', rubrik: 'Fyra snabba' } }, kod: 'fragasvar_tom' },
    {
      namn: 'bara frågor utan svar',
      block: { type: 'fragasvar', attrs: { id: 'bfraga0004', fragor: [{ fraga: 'Kaffe eller te?', svar: ' ' }] } },
      kod: 'fragasvar_tom',
    },
    {
      namn: 'en fråga utan svar bland andra',
      block: {
        type: 'fragasvar',
        attrs: { id: 'bfraga0005', fragor: [{ fraga: 'Kaffe eller te?', svar: 'Te.' }, { fraga: 'Varför?' }] },
      },
      kod: 'blockfalt_saknas',
    },
    {
      namn: 'okänt läge',
      block: { type: 'fragasvar', attrs: { id: 'bfraga0006', lage: 'lista', fragor: [{ fraga: 'Te?', svar: 'Ja.' }] } },
      kod: 'blockfalt_varde',
    },
    { namn: 'frågor som text', block: { type: 'fragasvar', attrs: { id: 'bfraga0007', fragor: ['Kaffe?'] } }, kod: 'falt_typ' },
  ],
};
