import type { CheckText } from '#lib/checks/check-text.ts';

/** The codes of the blocks that belong to one template each; part of the catalogue. */
export const TEMPLATE_BLOCK_TEXTS = {
  jamforelse_rader: {
    niva: 'blockerar',
    orsak: 'Jämförelsen har {antal} av de två produkter som behövs.',
    atgard: 'Lägg till minst två med namn, annars finns inget att jämföra.',
  },
  jamforelse_betyg: {
    niva: 'blockerar',
    orsak: 'Produkten har inget betyg som går att visa.',
    atgard: 'Sätt ett betyg mellan 1 och 5, i hela eller halva steg.',
  },
  jamforelse_vinnare: {
    niva: 'varnar',
    orsak: 'Jämförelsen har {antal} vinnare.',
    atgard: 'Ge etiketten vinnare till en av produkterna, så att läsaren ser vilken ni väljer.',
  },
  howto_steg: {
    niva: 'blockerar',
    orsak: 'Beskrivningen har {antal} steg.',
    atgard: 'Dela upp den i minst två steg med text.',
  },
  howto_tid: {
    niva: 'varnar',
    orsak: 'Tiden ”{tid}” går inte att räkna om till timmar och minuter.',
    atgard: 'Skriv till exempel ”45 minuter” eller ”1 timme 30 min”, så kan sökmotorer visa den.',
  },
  evenemang_start: {
    niva: 'blockerar',
    orsak: 'Evenemanget saknar en starttid som finns.',
    atgard: 'Skriv datum och klockslag i svensk tid, till exempel 2026-12-05T19:00.',
  },
  evenemang_slut: {
    niva: 'blockerar',
    orsak: 'Evenemanget slutar innan det börjar, eller vid en tid som inte finns.',
    atgard: 'Rätta sluttiden eller ta bort den. Den skrivs som starttiden, till exempel 2026-12-05T22:30.',
  },
  evenemang_passerat: {
    niva: 'varnar',
    orsak: 'Evenemanget har redan varit.',
    atgard: 'Kontrollera datum och år.',
  },
  evenemang_tid: {
    niva: 'varnar',
    orsak: 'Tiden ”{tid}” finns inte.',
    atgard: 'Skriv datum och klockslag i svensk tid, till exempel 2026-12-05T19:00, eller ta bort den.',
  },
  evenemang_tidigare_start: {
    niva: 'varnar',
    orsak: 'Evenemanget har fått en ny tid, men det står inte när det skulle ha börjat.',
    atgard: 'Fyll i Tidigare start, så ser den som redan har planerat att tiden är ändrad.',
  },
  evenemang_online: {
    niva: 'varnar',
    orsak: 'Man kan delta på nätet, men det står inte var.',
    atgard: 'Fyll i biljettlänken med adressen där man deltar eller anmäler sig.',
  },
  evenemang_biljett: {
    niva: 'blockerar',
    orsak: 'Biljettlänken går inte att använda: {adress}',
    atgard: 'Skriv hela adressen med https:// först.',
  },
  evenemang_lank: {
    niva: 'blockerar',
    orsak: 'Här står en länk ut från sajten: {adress}',
    atgard:
      'I ett evenemang är biljettlänken den enda som leder ut. Ta bort länken, eller länka inom sajten med en adress som börjar med /.',
  },
  fragasvar_tom: {
    niva: 'blockerar',
    orsak: 'Blocket har ingen fråga med svar.',
    atgard: 'Skriv minst en fråga och dess svar, eller ta bort blocket.',
  },
  tidslinje_ar: {
    niva: 'varnar',
    orsak: 'Åren i tidslinjen står inte i ordning.',
    atgard: 'Flytta raden, eller rätta året.',
  },
  sociala_varde: {
    niva: 'blockerar',
    orsak: '”{varde}” är varken ett användarnamn eller en https-adress.',
    atgard: 'Skriv användarnamnet utan mellanslag, eller hela adressen med https:// först. En webbplats skrivs alltid med hela adressen.',
  },
  plusminus_tom: {
    niva: 'varnar',
    orsak: 'Blocket har varken plus eller minus.',
    atgard: 'Skriv minst en punkt, eller ta bort blocket.',
  },
  live_inget: {
    niva: 'blockerar',
    orsak: 'Rapporten har inget inlägg.',
    atgard: 'Skriv det första inlägget innan rapporten publiceras.',
  },
  live_tid: {
    niva: 'blockerar',
    orsak: 'Inlägget saknar en tid som finns.',
    atgard: 'Skriv datum och klockslag i svensk tid, till exempel 2026-12-05T19:42.',
    mild: { orsak: 'Inläggets tid, {tid}, ligger i framtiden.', atgard: 'Rätta tiden, annars hamnar inlägget överst tills dess.' },
  },
  live_id_dubblett: {
    niva: 'blockerar',
    orsak: 'Två inlägg har samma id, {id}.',
    atgard: 'Ge det ena ett annat id, annars ser läsaren bara ett av dem.',
  },
  quiz_for_fa: {
    niva: 'blockerar',
    orsak: 'Quizet har {antal} frågor.',
    atgard: 'Skriv minst tre frågor.',
  },
  quiz_alternativ: {
    niva: 'blockerar',
    orsak: 'Frågan har {antal} svarsalternativ.',
    atgard: 'Skriv minst två.',
  },
  quiz_ratt: {
    niva: 'blockerar',
    orsak: 'Frågan har {antal} rätta svar.',
    atgard: 'Markera precis ett alternativ som rätt.',
  },
  quiz_poang: {
    niva: 'blockerar',
    orsak: 'Alternativet ger poäng till {bokstav}, som inte är nyckel till något resultat.',
    atgard: 'Skriv ett resultat med nyckeln {bokstav}, eller ge poängen till ett resultat som finns.',
  },
  quiz_resultat: {
    niva: 'blockerar',
    orsak: 'Resultaten täcker inte varje utfall en gång: {utfall}',
    atgard: 'Rätta från och till så att de följer på varandra utan glapp och överlapp, och ge varje resultat sin egen nyckel.',
  },
} as const satisfies Record<string, CheckText>;
