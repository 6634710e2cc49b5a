import type { BlockExamples } from '#lib/blocks/define-block.ts';

const plats = { namn: 'Folkets hus', adress: 'Storgatan 12', stad: 'Umeå' };
const event = (attrs: Record<string, unknown>) => ({
  type: 'evenemang',
  attrs: { namn: 'Vinterjazz', start: '2027-01-16T19:00', ...attrs },
});

export const examples: BlockExamples = {
  valid: [
    {
      namn: 'konsert med biljetter och sluttid',
      block: event({
        id: 'bevent0001',
        slut: '2027-01-16T22:30',
        plats,
        biljettUrl: 'https://biljetter.example.com/vinterjazz',
        biljettText: 'Till biljetterna',
        pris: '295 kr',
        arrangor: 'Umeå jazzklubb',
        text: 'Två set med paus.\n\nDörrarna öppnar klockan 18.',
      }),
    },
    { namn: 'bara namn och tid', block: event({ id: 'bevent0002' }) },
    {
      namn: 'gratis, med koordinater',
      block: event({ id: 'bevent0003', plats: { ...plats, karta: '63.8258, 20.2630' }, pris: 'Fri entré' }),
    },
    {
      namn: 'över midnatt, med länk till en karta',
      block: event({
        id: 'bevent0004',
        start: '2026-12-31T22:00',
        slut: '2027-01-01T02:00',
        plats: { ...plats, karta: 'https://www.openstreetmap.org/way/1' },
      }),
    },
    {
      namn: 'har fått en ny tid, på plats och på nätet, med förköp och medverkande',
      block: event({
        id: 'bevent0017',
        status: 'nytid',
        tidigareStart: '2027-01-09T19:00',
        deltagande: 'bade',
        plats: { ...plats, postnummer: '903 26', land: 'Sverige' },
        biljettUrl: 'https://biljetter.example.com/vinterjazz',
        biljetter: 'forkop',
        biljettFran: '2026-12-01T10:00',
        medverkande: [{ namn: 'Umeå storband', grupp: true }, { namn: 'Siv Ek' }],
      }),
    },
    { namn: 'inställt', block: event({ id: 'bevent0018', status: 'installt' }) },
  ],
  invalid: [
    { namn: 'en ny tid i stället för ingen', block: event({ id: 'bevent0019', status: 'nytid' }), kod: 'evenemang_tidigare_start' },
    {
      namn: 'biljetter som släpps en dag som inte finns',
      block: event({ id: 'bevent0020', biljetter: 'forkop', biljettFran: '2026-11-31T10:00' }),
      kod: 'evenemang_tid',
    },
    { namn: 'på nätet, men ingen vet var', block: event({ id: 'bevent0021', deltagande: 'online' }), kod: 'evenemang_online' },
    { namn: 'en status som inte finns', block: event({ id: 'bevent0022', status: 'kanske' }), kod: 'blockfalt_varde' },
    {
      namn: 'en länk ut bland de medverkande',
      block: event({ id: 'bevent0023', medverkande: [{ namn: 'www.jazz.example.com' }] }),
      kod: 'evenemang_lank',
    },
    { namn: 'utan start', block: { type: 'evenemang', attrs: { id: 'bevent0005', namn: 'Vinterjazz' } }, kod: 'evenemang_start' },
    { namn: 'en dag som inte finns', block: event({ id: 'bevent0006', start: '2027-02-30T19:00' }), kod: 'evenemang_start' },
    { namn: 'en timme som klockorna hoppar över', block: event({ id: 'bevent0007', start: '2027-03-28T02:30' }), kod: 'evenemang_start' },
    { namn: 'slutar innan det börjar', block: event({ id: 'bevent0008', slut: '2027-01-16T18:00' }), kod: 'evenemang_slut' },
    { namn: 'en sluttid som inte är någon', block: event({ id: 'bevent0009', slut: 'sent' }), kod: 'evenemang_slut' },
    { namn: 'har redan varit', block: event({ id: 'bevent0010', start: '2026-01-16T19:00' }), kod: 'evenemang_passerat' },
    {
      namn: 'biljettlänk utan https',
      block: event({ id: 'bevent0011', biljettUrl: 'http://biljetter.example.com' }),
      kod: 'evenemang_biljett',
    },
    { namn: 'biljettlänk som kör skript', block: event({ id: 'bevent0012', biljettUrl: 'javascript:alert(1)' }), kod: 'adress_osaker' },
    {
      namn: 'en länk ut i texten',
      block: event({ id: 'bevent0013', text: 'Läs mer på https://jazz.example.com/program.' }),
      kod: 'evenemang_lank',
    },
    {
      namn: 'en karta som är något annat',
      block: event({ id: 'bevent0014', plats: { ...plats, karta: 'https://jazz.example.com/hitta-hit' } }),
      kod: 'evenemang_lank',
    },
    { namn: 'utan namn', block: { type: 'evenemang', attrs: { id: 'bevent0015', start: '2027-01-16T19:00' } }, kod: 'blockfalt_saknas' },
    { namn: 'plats som text', block: event({ id: 'bevent0016', plats: 'Folkets hus' }), kod: 'falt_typ' },
  ],
};
