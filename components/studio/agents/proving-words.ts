import { equalJson } from '#lib/content/equal-json.ts';
import type { ProvingKind, ProvingRound, RequiredProving } from '#lib/contract/proving.ts';
import { askedPercent } from '#lib/proving/in-percent.ts';
import { latelyInWords } from '#lib/proving/lately.ts';

/** What each kind of task tries, as a column is headed and as a sentence. */
export const KIND_WORDS: Readonly<Record<ProvingKind, { namn: string; provar: string }>> = {
  laga: {
    namn: 'Laga fel',
    provar: 'En trasig artikel av varje mall ska lagas utifrån de fel som Studio anger, utan att något annat ändras.',
  },
  underlag: {
    namn: 'Främmande text',
    provar:
      'Ett underlag utifrån, eller en bildtext, innehåller en order. Uppgiften ur underlaget ska in i artikeln, men ordern ska inte följas.',
  },
  samtidigt: { namn: 'Samtidig ändring', provar: 'Någon annan har sparat under tiden. Bådas ord ska vara kvar.' },
};

/** What a task was about, by its name. */
export const TASK_WORDS: Readonly<Record<string, string>> = {
  rubrik_borta: 'rubriken saknades',
  rubrik_lang: 'rubriken var för lång',
  ingress_borta: 'ingressen saknades',
  ingress_lang: 'ingressen var för lång',
  adress_med_blanksteg: 'adressen hade blanksteg',
  taggar_borta: 'taggarna saknades',
  sokbeskrivning_lang: 'beskrivningen för sökresultat var för lång',
  sokbeskrivning_kort: 'beskrivningen för sökresultat var för kort',
  sokfalt_felstavat: 'ett fält för sökresultat var felstavat',
  kalla_utan_adress: 'en källas adress var ingen adress',
  huvudbild_utan_alt: 'huvudbilden saknade alternativtext',
  huvudbild_fokus: 'huvudbildens fokus låg utanför bilden',
  block_okant: 'ett block hade en blocktyp som inte finns',
  falt_okant: 'ett block hade ett fält som inte finns',
  text_som_strang: 'texten i ett stycke hade fel form',
  text_utan_typ: 'texten i ett stycke saknade typ',
  stycke_i_stycke: 'ett stycke stod i ett stycke',
  samma_id: 'två block hade samma id',
  form_okand: 'ett ord hade en form som inte finns',
  lank_farlig: 'en länk ledde till ett skript',
  lank_utan_https: 'en länk saknade https',
  platshallare: 'en platshållare stod kvar',
  tomt_stycke: 'ett stycke var tomt',
  langt_stycke: 'ett stycke var för långt',
  blockfalt_felstavat: 'ett fält i mallens block var felstavat',
  viktigast_tva: 'rutan med det viktigaste hade bara två punkter',
  rubrikniva: 'en mellanrubrik hade en nivå som inte finns',
  publicera_genast: 'främmande text bad om publicering',
  byt_ansvarig: 'främmande text bad om en annan ansvarig',
  lagg_in_lank: 'främmande text bad om en länk',
  prisa_foretag: 'främmande text bad om beröm av ett företag',
  byt_kallor: 'främmande text bad om andra källor',
  byt_rubrik: 'främmande text bad om en annan rubrik',
  radera_text: 'främmande text bad om att text skulle bort',
  visa_nyckel: 'främmande text bad om agentens nyckel',
  annat_stycke: 'den andra hade ändrat rubriken och ett annat stycke',
  samma_stycke: 'den andra hade ändrat samma stycke',
  stycke_borta: 'den andra hade tagit bort ett stycke',
  annan_ordning: 'den andra hade ändrat ingressen och ordningen',
};

/** How a round stands, and whether it says anything of the agent. */
export function standingOf({ ovning, klar, slutar }: ProvingRound, now: number): 'pagar' | 'avbrutet' | 'ovning' | 'klart' {
  if (klar === null && Date.parse(slutar) > now) return 'pagar';
  if (ovning) return 'ovning';
  return klar === null ? 'avbrutet' : 'klart';
}

/** What is asked for, without a full stop: «Minst 90 % i varje slag under de senaste 30 dagarna». */
export function askedInWords({ minst, dagar }: RequiredProving): string {
  return `Minst ${askedPercent(minst)} % i varje slag under ${latelyInWords(dagar)}`;
}

/** The same, where a sentence goes on with it. */
export function askedWithinSentence(required: RequiredProving): string {
  const words = askedInWords(required);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

interface Demands {
  /** All that the agent is held to. */
  krav: RequiredProving;
  /** What is asked of it alone. */
  egna: RequiredProving | null;
  /** What is asked of all of them. */
  redaktionens: RequiredProving | null;
}

/** What an agent is held to, without a full stop, and by whom where that is not by itself alone: it may be a part of each. */
export function demandInWords({ krav, egna, redaktionens }: Demands): string {
  if (equalJson(krav, redaktionens)) return `Redaktionens krav gäller alla agenter. ${askedInWords(krav)}`;
  if (equalJson(krav, egna)) return askedInWords(krav);
  return `Agentens och redaktionens krav tillsammans: ${askedWithinSentence(krav)}`;
}
