import type { CheckText } from '#lib/checks/check-text.ts';

/** What the checks of the blocks say that most templates use, and of the sections of a list: part of the catalogue. */
export const COMMON_BLOCK_TEXTS = {
  galleri_for_fa: {
    niva: 'blockerar',
    orsak: 'Bildberättelsen har {antal} bilder.',
    atgard: 'Lägg till bilder så att den har minst {minst}, eller visa dem som ett vanligt galleri.',
  },
  galleri_kredit: {
    niva: 'blockerar',
    orsak: 'Bild {nr} i bildberättelsen saknar fotograf.',
    atgard: 'Ange fotograf eller bildbyrå på bilden.',
  },
  betyg_utanfor: {
    niva: 'blockerar',
    orsak: 'Betyget saknas eller ligger utanför skalan.',
    atgard: 'Sätt ett betyg från 1 till 5, i hela eller halva steg.',
  },
  recept_tomt: { niva: 'blockerar', orsak: 'Receptet har inga {vad}.', atgard: 'Fyll i receptet eller ta bort blocket.' },
  recept_tid: {
    niva: 'varnar',
    orsak: 'Tiden ”{tid}” går inte att räkna på.',
    atgard: 'Skriv den med siffror och enhet, till exempel 1 timme 30 min, så att sökmotorerna förstår den.',
  },
  recept_deltider: {
    niva: 'varnar',
    orsak: 'Förberedelser och tillagning är tillsammans längre än hela tiden, {tid}.',
    atgard: 'Rätta den tid som är fel. Hela tiden räknar med allt, också att jäsa och vila.',
  },
  recept_stegbild: {
    niva: 'varnar',
    orsak: 'Bilden hör till steg {steg}, men receptet har {antal} steg. Läsaren ser den inte.',
    atgard: 'Ändra vilket steg bilden hör till, eller ta bort den.',
  },
  avsnitt_rubrik: { niva: 'blockerar', orsak: 'Avsnittet saknar rubrik.', atgard: 'Skriv en rubrik. Numret sätts av Studio.' },
  rattelse_datum: {
    niva: 'blockerar',
    orsak: 'Rättelsen saknar ett riktigt datum.',
    atgard: 'Skriv dagen då texten rättades som ÅÅÅÅ-MM-DD, till exempel 2026-03-12.',
  },
  snabbfakta_tom: {
    niva: 'blockerar',
    orsak: 'Snabbfaktarutan har inga uppgifter.',
    atgard: 'Fyll i minst en rad med uppgift och värde, eller ta bort rutan.',
  },
  produkt_lank: {
    niva: 'blockerar',
    orsak: 'Köplänken går inte att använda: {adress}',
    atgard: 'Skriv en adress som börjar med https://.',
  },
  plats_karta: {
    niva: 'varnar',
    orsak: 'Platsen saknar en kartlänk som fungerar.',
    atgard: 'Lägg till en länk till platsen på en karta, en adress som börjar med https://.',
  },
} as const satisfies Record<string, CheckText>;
