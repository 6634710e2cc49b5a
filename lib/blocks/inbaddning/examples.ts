import type { BlockExamples } from '#lib/blocks/define-block.ts';

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'en film på YouTube',
      block: { type: 'inbaddning', attrs: { id: 'binbadd001', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } },
    },
    {
      namn: 'ett inlägg på Instagram',
      block: { type: 'inbaddning', attrs: { id: 'binbadd002', url: 'https://www.instagram.com/p/CxYz_1-abCD/' } },
    },
    {
      namn: 'en film på TikTok, med kort adress',
      block: { type: 'inbaddning', attrs: { id: 'binbadd003', url: 'https://vm.tiktok.com/ZGeAbCdEf/' } },
    },
    {
      namn: 'ett avsnitt på Spotify',
      block: { type: 'inbaddning', attrs: { id: 'binbadd004', url: 'https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC' } },
    },
  ],
  invalid: [
    {
      namn: 'en plattform som inte är tillåten',
      block: { type: 'inbaddning', attrs: { id: 'binbadd005', url: 'https://vimeo.com/76979871' } },
      kod: 'inbaddning_ej_tillaten',
    },
    {
      namn: 'en sida som låtsas vara YouTube',
      block: { type: 'inbaddning', attrs: { id: 'binbadd006', url: 'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ' } },
      kod: 'inbaddning_ej_tillaten',
    },
    { namn: 'utan adress', block: { type: 'inbaddning', attrs: { id: 'binbadd007' } }, kod: 'blockfalt_saknas' },
    {
      namn: 'inbäddningskod i stället för adress',
      block: { type: 'inbaddning', attrs: { id: 'binbadd008', url: 'data:text/html,<iframe></iframe>' } },
      kod: 'adress_osaker',
    },
    { namn: 'adress som lista', block: { type: 'inbaddning', attrs: { id: 'binbadd009', url: [] } }, kod: 'falt_typ' },
  ],
};
