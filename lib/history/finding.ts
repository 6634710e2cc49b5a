import type { HistoryFault, HistoryFinding } from '#lib/contract/history.ts';

/** What a finding is about. */
export interface Found {
  tabell: string;
  rad: string;
  innehall?: string | null;
  sprak?: string | null;
  nr?: number | null;
}

const WHAT: Record<HistoryFault, (what: string) => string> = {
  andrad: (what) => `${what} har ändrats sedan den förseglades.`,
  borttagen: (what) => `${what} har tagits bort.`,
  tillagd: (what) => `${what} har lagts till vid sidan av Studio: ingenting vet om den.`,
  innehall_stammer_inte: (what) => `${what} har ett annat innehåll än det som dess hash gäller.`,
  kedja_bruten: (what) => `${what} hänger inte ihop med versionen före den.`,
  sigill_stammer_inte: (what) => `${what} stämmer inte med det som det är satt på: sigillet eller någon av dess rader har ändrats.`,
  sigill_saknas: (what) => `${what} har tagits bort.`,
  rot_saknas: (what) => `${what} finns inte längre: sigillen har räknats om eller tagits bort.`,
  visar_annat: (what) => `${what} är inte vad läsarna ser: något annat än den senaste publiceringen visas.`,
  sparr_avstangd: (what) => `${what} är borttagen eller avstängd: utan den kan historiken ändras eller bli utan sigill.`,
  forsegling_star_stilla: (what) => `${what} har väntat på sitt sigill i mer än en timme: ingen Studio förseglar.`,
};

/** A finding, in words for whoever is to look into it. */
export function finding(kod: HistoryFault, found: Found): HistoryFinding {
  const { tabell, rad, innehall = null, sprak = null, nr = null } = found;
  const what = kod === 'sparr_avstangd' ? `Spärren ${rad} på tabellen ${tabell}` : nameOf(found);
  return { kod, orsak: WHAT[kod](what), tabell, rad, innehall, sprak, nr };
}

/** What a row of an article is called, by its table. */
const KIND: Readonly<Record<string, string>> = { revision: 'Version', publicering: 'Publicering' };

function nameOf({ tabell, rad, innehall, sprak, nr }: Found): string {
  if (innehall !== undefined && innehall !== null)
    return `${KIND[tabell] ?? 'Rad'} ${nr} på ${sprak} av artikeln ${innehall} (${tabell} ${rad})`;
  if (tabell === 'logg') return `Raden ${rad} i loggen`;
  if (tabell === 'sigill') return rad.length === 64 ? `Roten ${rad}` : `Sigill ${rad}`;
  if (tabell === 'oforseglad') return 'Det som senast skrevs';
  return rad === '' ? `Tabellen ${tabell}` : `Raden ${rad} i tabellen ${tabell}`;
}
