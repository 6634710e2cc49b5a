import type { BlockExamples } from '#lib/blocks/define-block.ts';

const forsta = { id: 'start', tid: '2026-11-19T18:00', text: 'Portarna har öppnat. Kön räcker redan till bron.' };
const andra = {
  id: 'i2',
  tid: '2026-11-19T19:42',
  rattad: '2026-11-19T20:05',
  text: 'Ljuset går ner.\n\nPubliken sjunger med redan i första låten.',
  bild: {
    src: '/media/arenan/1600.jpg',
    alt: 'En publik med lyfta händer framför en upplyst scen.',
    caption: 'Första låten.',
    kredit: 'Lena Öberg',
  },
};
const fast = { id: 'fakta', tid: '2026-11-19T17:30', text: 'Konserten börjar klockan 19.30. Tågen går till ett i natt.', fast: true };
const block = (id: string, inlagg: unknown, rubrik = 'Minut för minut') => ({ type: 'liveinlagg', attrs: { id, rubrik, inlagg } });

export const examples: BlockExamples = {
  valid: [
    { namn: 'tre inlägg, ett fäst och ett rättat med bild', block: block('blive00001', [forsta, andra, fast]) },
    {
      namn: 'en nyckelhändelse bland tre',
      block: block('blive00012', [{ ...forsta, nyckel: true }, andra, fast], 'Kvällens konsert'),
    },
    { namn: 'ett inlägg', block: block('blive00002', [forsta]) },
  ],
  invalid: [
    { namn: 'utan inlägg', block: block('blive00003', []), kod: 'live_inget' },
    { namn: 'bara ett tomt inlägg', block: block('blive00004', [{ id: 'i1', tid: '2026-11-19T18:00', text: ' ' }]), kod: 'live_inget' },
    { namn: 'utan tid', block: block('blive00005', [{ id: 'i1', text: 'Nu börjar det.' }]), kod: 'live_tid' },
    { namn: 'en tid som inte finns', block: block('blive00006', [{ ...forsta, tid: '2026-11-19T25:00' }]), kod: 'live_tid' },
    { namn: 'en tid i framtiden', block: block('blive00007', [{ ...forsta, tid: '2026-11-21T18:00' }]), kod: 'live_tid' },
    { namn: 'två inlägg med samma id', block: block('blive00008', [forsta, { ...andra, id: 'start' }]), kod: 'live_id_dubblett' },
    { namn: 'inlägg som text', block: block('blive00009', ['Nu börjar det.']), kod: 'falt_typ' },
    { namn: 'nyckelhändelse som text', block: block('blive00013', [{ ...forsta, nyckel: 'ja' }]), kod: 'falt_typ' },
    { namn: 'fast som text', block: block('blive00010', [{ ...forsta, fast: 'ja' }]), kod: 'falt_typ' },
  ],
};
