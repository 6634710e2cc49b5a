import type { HistoryFault, HistoryFinding } from '#lib/contract/history.ts';

/** What a finding is about. */
export interface Found {
  tabell: string;
  rad: string;
  innehall?: string | null;
  sprak?: string | null;
  nr?: number | null;
}

const WHAT: Record<HistoryFault, (what: string, skiljer: string) => string> = {
  andrad: (what) => `${what} har ändrats sedan den förseglades.`,
  borttagen: (what) => `${what} har tagits bort.`,
  tillagd: (what) => `${what} har lagts till vid sidan av Studio: ingenting vet om den.`,
  innehall_stammer_inte: (what) => `${what} har ett annat innehåll än det som dess hash gäller.`,
  kedja_bruten: (what) => `${what} hänger inte ihop med versionen före den.`,
  sigill_stammer_inte: (what) => `${what} stämmer inte med det som det är satt på: sigillet eller någon av dess rader har ändrats.`,
  sigill_saknas: (what) => `${what} har tagits bort.`,
  gallring_stammer_inte: (what) =>
    `${what} stämmer inte: det som är borta ur loggen är inte det som raden säger att Studio gallrade, eller var inte gammalt nog.`,
  rot_saknas: (what) => `${what} finns inte längre: sigillen har räknats om eller tagits bort.`,
  visar_annat: (what, skiljer) => `${what} är inte vad läsarna ser: de får något annat än den senaste publiceringen (${skiljer}).`,
  visas_inte: (what) => `${what} är borta för läsarna, utan att någon har tagit ner den i Studio.`,
  visas_nedtagen: (what) => `${what} är nedtagen i Studio, men visas för läsarna.`,
  andrad_utanfor: (what) => `${what} har ändrats vid sidan av Studio.`,
  sparr_avstangd: (what) => `${what} är borttagen eller avstängd: utan den kan historiken ändras eller bli utan sigill.`,
  sparr_andrad: (what) => `${what} är en annan än Studios: den kan släppa igenom ändringar, eller rader utan sigill.`,
  forsegling_star_stilla: (what) => `${what} har väntat på sitt sigill i mer än en timme: ingen Studio förseglar.`,
};

/** A finding, in words for whoever is to look into it. `skiljer` names the columns that readers have otherwise. */
export function finding(kod: HistoryFault, found: Found, skiljer: readonly string[] = []): HistoryFinding {
  const { tabell, rad, innehall = null, sprak = null, nr = null } = found;
  const what = kod === 'sparr_avstangd' || kod === 'sparr_andrad' ? nameOfBrake(found) : nameOf(found);
  return { kod, orsak: WHAT[kod](what, skiljer.join(', ')), tabell, rad, innehall, sprak, nr };
}

function nameOfBrake({ tabell, rad }: Found): string {
  return tabell === '' ? `Funktionen ${rad}, som spärrarna i databasen kör,` : `Spärren ${rad} på tabellen ${tabell}`;
}

/** What a row of an article is called, by its table. */
const KIND: Readonly<Record<string, string>> = { revision: 'Version', publicering: 'Publicering' };

/** What a row is called that is no version of anything, by its table. */
const NAME: Readonly<Record<string, (rad: string) => string>> = {
  logg: (rad) => `Raden ${rad} i loggen`,
  release_steg: (rad) => `Steg ${rad} i publiceringarnas historik`,
  sigill: (rad) => (rad.length === 64 ? `Roten ${rad}` : `Sigill ${rad}`),
  oforseglad: () => 'Det som senast skrevs',
  adress: (rad) => `Adressen ${rad} på webbplatsen`,
  media: (rad) => `Bilden ${rad} i mediebiblioteket`,
  bildfil: (rad) => `Bildfilen ${rad}`,
  sektion: (rad) => `Sektionen ${rad}`,
  person: (rad) => `Namnet på personen ${rad}`,
  installning: (rad) => `Inställningen ${rad.replace(/ (\d+)$/, ', version $1,')}`,
  renderad: (rad) => `Den färdiga sidan av artikeln ${rad.replace(' ', ' på ')}`,
  publicerad_version: (rad) => `Det som läsarna har av artikeln ${rad.replace(' ', ' på ')}`,
};

function nameOf({ tabell, rad, innehall, sprak, nr }: Found): string {
  if (innehall !== undefined && innehall !== null)
    return `${KIND[tabell] ?? 'Rad'} ${nr} på ${sprak} av artikeln ${innehall} (${tabell} ${rad})`;
  const name = rad === '' && tabell !== 'oforseglad' ? undefined : NAME[tabell];
  if (name !== undefined) return name(rad);
  return rad === '' ? `Tabellen ${tabell}` : `Raden ${rad} i tabellen ${tabell}`;
}
