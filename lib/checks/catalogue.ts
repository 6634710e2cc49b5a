import type { CheckText } from '#lib/checks/check-text.ts';
import { COMMON_BLOCK_TEXTS } from '#lib/checks/common-block-texts.ts';
import { TEMPLATE_BLOCK_TEXTS } from '#lib/checks/template-block-texts.ts';

/*
 * Every code a check may report: whether it stops a release, and the two Swedish sentences, cause and remedy
 * (templates-and-checks.md). {namn} in a sentence is filled from the finding's params. The codes are stable.
 */

export const CHECKS = {
  // The article
  rubrik_saknas: { niva: 'blockerar', orsak: 'Rubriken saknas.', atgard: 'Skriv en rubrik.' },
  rubrik_lang: {
    niva: 'varnar',
    orsak: 'Rubriken är {antal} tecken lång.',
    atgard: 'Korta den till högst 100 tecken, så att den ryms på en mobil.',
  },
  ingress_saknas: {
    niva: 'blockerar',
    orsak: 'Ingressen saknas.',
    atgard: 'Skriv en ingress som säger det viktigaste i en eller två meningar.',
  },
  ingress_lang: { niva: 'varnar', orsak: 'Ingressen är {antal} tecken lång.', atgard: 'Korta den till högst 400 tecken.' },
  slug_saknas: {
    niva: 'blockerar',
    orsak: 'Artikeln har ingen adress.',
    atgard: 'Skriv en adress av ord ur rubriken, till exempel fler-tag-till-kiruna.',
  },
  slug_ogiltig: {
    niva: 'blockerar',
    orsak: 'Adressen ”{slug}” går inte att använda.',
    atgard: 'Använd bara a–z, siffror och enkla bindestreck mellan orden, högst 80 tecken.',
  },
  slug_upptagen: {
    niva: 'blockerar',
    orsak: 'En annan artikel i sektionen har redan adressen ”{slug}”.',
    atgard: 'Välj en annan adress, till exempel med ett ord till.',
  },
  forslag_oppna: {
    niva: 'blockerar',
    orsak: 'Texten har {antal} förslag till ändringar.',
    atgard: 'Godta eller avböj dem i redigeraren.',
    mild: { orsak: 'Texten har {antal} förslag till ändringar.', atgard: 'Läs dem i redigeraren, eller publicera utan dem.' },
  },
  hero_saknas: {
    niva: 'varnar',
    orsak: 'Artikeln har ingen huvudbild.',
    atgard: 'Välj en huvudbild. Den syns också i puffar och när artikeln delas.',
  },
  hero_alt_saknas: {
    niva: 'blockerar',
    orsak: 'Huvudbilden saknar alternativtext.',
    atgard: 'Beskriv kort vad bilden visar, för den som inte ser den.',
  },
  hero_kredit_saknas: {
    niva: 'blockerar',
    orsak: 'Huvudbilden ur arkivet saknar fotograf.',
    atgard: 'Ange fotograf eller bildbyrå på bilden.',
  },
  hero_liten: {
    niva: 'varnar',
    orsak: 'Huvudbilden är bara {antal} bildpunkter bred.',
    atgard: 'Använd en bild som är minst 1 200 bildpunkter bred, annars blir den suddig.',
  },
  hero_fokus_utanfor: {
    niva: 'blockerar',
    orsak: 'Huvudbildens fokuspunkt ligger utanför bilden.',
    atgard: 'Sätt x och y till mellan 0 och 100 procent.',
  },
  seotitel_lang: {
    niva: 'varnar',
    orsak: 'Titeln för sökresultat är {antal} tecken lång.',
    atgard: 'Korta den till högst 60 tecken, annars klipps den av.',
  },
  seobesk_saknas: {
    niva: 'varnar',
    orsak: 'Beskrivningen för sökresultat saknas.',
    atgard: 'Skriv en mening på 70–160 tecken om vad läsaren får veta.',
  },
  seobesk_lang: {
    niva: 'varnar',
    orsak: 'Beskrivningen för sökresultat är {antal} tecken lång.',
    atgard: 'Korta den till högst 160 tecken, annars klipps den av.',
  },
  seobesk_kort: {
    niva: 'varnar',
    orsak: 'Beskrivningen för sökresultat är bara {antal} tecken lång.',
    atgard: 'Skriv minst 70 tecken om vad läsaren får veta.',
  },
  pufftitel_lang: { niva: 'varnar', orsak: 'Pufftiteln är {antal} tecken lång.', atgard: 'Korta den till högst 70 tecken.' },
  taggar_saknas: {
    niva: 'varnar',
    orsak: 'Artikeln har inga taggar.',
    atgard: 'Lägg till minst en tagg, så att läsaren hittar mer i ämnet.',
  },
  taggar_manga: { niva: 'varnar', orsak: 'Artikeln har {antal} taggar.', atgard: 'Behåll de viktigaste, högst 10.' },
  kategori_saknas: {
    niva: 'blockerar',
    orsak: 'Artikeln har ingen kategori.',
    atgard: 'Välj minst en kategori. Publiceringssystemet kräver det.',
  },
  mall_sektion: {
    niva: 'blockerar',
    orsak: 'Mallen {mall} används inte i sektionen {sektion}.',
    atgard: 'Byt sektion, eller välj en av sektionens mallar: {tillatna}.',
  },
  sponsrad_markning_saknas: {
    niva: 'blockerar',
    orsak: 'Det sponsrade innehållet saknar märkning.',
    atgard: 'Skriv märkningen som läsaren ska se, till exempel Annons.',
  },
  sponsrad_partner_saknas: {
    niva: 'blockerar',
    orsak: 'Det sponsrade innehållet saknar partner.',
    atgard: 'Skriv vem som betalar, eller ta bort märkningen.',
  },
  kallor_url: {
    niva: 'blockerar',
    orsak: 'Källans adress är ingen webbadress: {adress}',
    atgard: 'Skriv en adress som börjar med https:// eller http://, eller lämna den tom.',
  },
  ansvarig_obekraftad: {
    niva: 'varnar',
    orsak: 'En agent har angett {namn} som ansvarig, och ingen människa har stått för det.',
    atgard: 'Publicerar en människa står namnet i bylinen; publicerar en agent står det inte. Ange annars någon annan.',
  },
  text_kort: {
    niva: 'varnar',
    orsak: 'Texten är bara {antal} ord.',
    atgard: 'En artikel av den här typen brukar ha minst {minst} ord. Finns det mer att berätta?',
  },
  platshallare: {
    niva: 'blockerar',
    orsak: 'Här står en platshållare kvar: ”{text}”.',
    atgard: 'Ersätt den med riktig text eller ta bort den.',
  },
  sprak_fel: {
    niva: 'varnar',
    orsak: 'Texten verkar vara på {annat}, men språkversionen är {sprak}.',
    atgard: 'Kontrollera att texten ligger i rätt språkversion.',
  },
  inaktuell: {
    niva: 'varnar',
    orsak: 'Källtexten har ändrats sedan den här språkversionen översattes.',
    atgard: 'Gå igenom de ändrade blocken och för över det som är nytt.',
  },
  oversattning_saknar_block: {
    niva: 'varnar',
    orsak: '{antal} block i källtexten finns inte i den här språkversionen.',
    atgard: 'Översätt dem, eller kontrollera att de är utelämnade med avsikt.',
  },
  bas_publicerad: {
    niva: 'varnar',
    orsak: 'Innehållet är detsamma som redan är publicerat.',
    atgard: 'Du behöver inte publicera igen, om du inte vill ändra datum.',
  },

  // Structure
  block_otillatet: {
    niva: 'blockerar',
    orsak: 'Blocket {typ} får inte användas i mallen {mall}.',
    atgard: 'Ta bort blocket, eller byt mall.',
  },
  block_saknas: {
    niva: 'blockerar',
    orsak: 'Mallen {mall} behöver minst {minst} block av typen {typ}.',
    atgard: 'Lägg till det som fattas.',
    mild: {
      orsak: 'En artikel i mallen {mall} brukar ha ett block av typen {typ}.',
      atgard: 'Lägg till det, om det inte är utelämnat med avsikt.',
    },
  },
  block_for_manga: {
    niva: 'blockerar',
    orsak: 'Mallen {mall} får ha högst {hogst} block av typen {typ}.',
    atgard: 'Behåll ett och ta bort resten.',
  },
  block_okant: { niva: 'blockerar', orsak: 'Blocktypen {typ} finns inte.', atgard: 'Ta bort blocket, det går inte att visa.' },
  block_id_dubblett: {
    niva: 'blockerar',
    orsak: 'Två block har samma id, {id}.',
    atgard: 'Ta bort det ena blocket och skriv det på nytt.',
  },
  tomt_block: { niva: 'varnar', orsak: 'Blocket är tomt.', atgard: 'Skriv något i det eller ta bort det. Läsaren ser det inte.' },
  faktaruta_tom: { niva: 'blockerar', orsak: 'Faktarutan har ingen text.', atgard: 'Skriv text i rutan eller ta bort den.' },
  rubrikniva: {
    niva: 'varnar',
    orsak: 'En underrubrik (nivå 3) står utan mellanrubrik (nivå 2) ovanför.',
    atgard: 'Gör den till mellanrubrik, eller sätt en mellanrubrik före.',
  },
  rubriker_saknas: {
    niva: 'varnar',
    orsak: 'Texten är {antal} ord lång och har inga mellanrubriker.',
    atgard: 'Dela upp den med mellanrubriker, så att den går att överblicka.',
  },
  lang_paragraf: {
    niva: 'varnar',
    orsak: 'Stycket är {antal} ord långt.',
    atgard: 'Dela det i kortare stycken, högst 120 ord. Långa stycken är tunga att läsa på mobil.',
  },
  tabell_utan_rubrikrad: {
    niva: 'varnar',
    orsak: 'Tabellen har ingen rubrikrad.',
    atgard: 'Gör första raden till rubriker, så att den som lyssnar förstår tabellen.',
  },

  // Any block's fields, by what its schema declares
  blockfalt_saknas: {
    niva: 'blockerar',
    orsak: 'Blocket saknar uppgiften {namn}.',
    atgard: 'Fyll i den. {beskrivning}',
    mild: { orsak: 'Blocket brukar ha uppgiften {namn}.', atgard: 'Fyll i den om det går. {beskrivning}' },
  },
  blockfalt_varde: {
    niva: 'blockerar',
    orsak: 'Värdet ”{varde}” går inte att använda här.',
    atgard: 'Använd {tillatna}.',
  },
  blockfalt_antal: { niva: 'blockerar', orsak: 'Listan har {antal} delar.', atgard: 'Den ska ha {tillatna}.' },
  blockfalt_lang: { niva: 'varnar', orsak: 'Texten är {antal} tecken lång.', atgard: 'Korta den till högst {max} tecken.' },

  // Links
  lank_ogiltig: {
    niva: 'blockerar',
    orsak: 'Länken går inte att följa: {adress}',
    atgard: 'Skriv hela adressen med https:// först, en adress på sajten som börjar med /, eller mailto: eller tel:.',
  },
  lank_tom: { niva: 'blockerar', orsak: 'Länken saknar adress eller text.', atgard: 'Skriv adressen och texten, eller ta bort länken.' },
  lank_text: {
    niva: 'varnar',
    orsak: 'Länktexten ”{text}” säger inte vart länken leder.',
    atgard: 'Låt länken stå på de ord som beskriver målet, till exempel ”kommunens beslut”.',
  },
  lank_dod: {
    niva: 'varnar',
    orsak: 'Länken leder till en sida som inte svarar: {adress}',
    atgard: 'Kontrollera adressen, byt den eller ta bort länken.',
  },
  lank_intern_nedtagen: {
    niva: 'varnar',
    orsak: 'Länken leder till en artikel som är nedtagen: {adress}',
    atgard: 'Länka till en annan artikel eller ta bort länken.',
  },
  kopplank_utan_program: {
    niva: 'blockerar',
    orsak: 'Köplänken har inget program bakom sig: {adress}',
    atgard:
      'Registrera programmet som betalar under Utlänkar, med namn och domäner. En utlänk på sajten (/ut/kod) går att använda när koden är registrerad. Betalar ingen: skriv adressen som en länk i texten.',
  },
  annonsmarkning: {
    niva: 'varnar',
    orsak: 'Artikeln har köplänkar men säger inte att de är annonslänkar.',
    atgard:
      'Skriv det i ingressen eller i ett stycke överst, till exempel: ”Texten innehåller annonslänkar.” Gör du inte det sätter Studio dit en rad.',
  },
  pris_gammalt: {
    niva: 'varnar',
    orsak: 'Priset och lagret kontrollerades {dag}, för {dagar} dagar sedan.',
    atgard: 'Se efter hos butiken, rätta priset om det har ändrats och sätt dagens datum.',
  },
  inbaddning_ej_tillaten: {
    niva: 'blockerar',
    orsak: 'Adressen går inte att bädda in: {adress}',
    atgard: 'Klistra in adressen till en film, ett inlägg eller ett ljudklipp på YouTube, Instagram, TikTok eller Spotify.',
  },
  relaterat_tomt: {
    niva: 'blockerar',
    orsak: 'Läs också-rutan har inga länkar.',
    atgard: 'Lägg till minst en länk med rubrik och adress, välj en tagg för de senaste artiklarna, eller ta bort rutan.',
  },
  relaterat_sjalv: {
    niva: 'varnar',
    orsak: 'Artikeln leder vidare till sig själv.',
    atgard: 'Byt länken mot en annan artikel. Läsaren ser den inte.',
  },

  // Images
  alt_saknas: {
    niva: 'blockerar',
    orsak: '{Bild} saknar alternativtext.',
    atgard: 'Beskriv kort vad bilden visar, för den som inte ser den.',
  },
  alt_lang: {
    niva: 'varnar',
    orsak: 'Alternativtexten till {bild} är {antal} tecken lång.',
    atgard: 'Korta den till högst 250 tecken. Resten kan stå i bildtexten.',
  },
  alt_filnamn: {
    niva: 'varnar',
    orsak: 'Alternativtexten till {bild} ser ut som ett filnamn: ”{text}”.',
    atgard: 'Beskriv i stället vad bilden visar.',
  },
  kredit_saknas: { niva: 'blockerar', orsak: '{Bild}, ur arkivet, saknar fotograf.', atgard: 'Ange fotograf eller bildbyrå på bilden.' },
  rattighet_utgangen: {
    niva: 'blockerar',
    orsak: 'Rätten att använda {bild} har gått ut.',
    atgard: 'Byt bild, eller förläng rättigheten i bildarkivet.',
  },
  rattighet_kanal: {
    niva: 'blockerar',
    orsak: '{Bild} får inte användas {var}.',
    atgard: 'Byt bild, eller ändra rättigheten i bildarkivet.',
  },
  rattighet_delning: {
    niva: 'varnar',
    orsak: '{Bild} får inte visas i sociala medier. När artikeln delas visas {visas}.',
    atgard: 'Välj en puffbild som får delas, eller ändra rättigheten i bildarkivet.',
  },
  bild_saknas: {
    niva: 'blockerar',
    orsak: '{Bild} finns inte: den är borttagen ur arkivet eller saknar adress.',
    atgard: 'Välj en annan bild eller ta bort den.',
  },
  bild_dubblett: { niva: 'varnar', orsak: '{Bild} är samma bild som {samma}.', atgard: 'Byt den ena bilden.' },

  // Block by block
  citat_vem: { niva: 'varnar', orsak: 'Citatet saknar namn.', atgard: 'Skriv vem som säger det.' },
  viktigast_antal: {
    niva: 'blockerar',
    orsak: 'Det viktigaste har {antal} punkter.',
    atgard: 'Skriv precis tre punkter, eller ta bort blocket.',
  },
  viktigast_lang: { niva: 'varnar', orsak: 'Punkten är {antal} tecken lång.', atgard: 'Korta den gärna till högst 90 tecken.' },
  viktigast_for_lang: {
    niva: 'varnar',
    orsak: 'Punkten är {antal} tecken lång och bryter sönder rutan.',
    atgard: 'Korta den till högst 90 tecken: en sak per punkt.',
  },
  ...COMMON_BLOCK_TEXTS,
  ...TEMPLATE_BLOCK_TEXTS,
} as const satisfies Record<string, CheckText>;

export type CheckCode = keyof typeof CHECKS;

export function isCheckCode(kod: string): kod is CheckCode {
  return Object.hasOwn(CHECKS, kod);
}
