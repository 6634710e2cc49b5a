import type { Attrs } from '#lib/blocks/evenemang/schema.ts';

type Place = NonNullable<Attrs['plats']>;

export interface MapLink {
  /** The name of the service, or `''` when the writer chose it. */
  tjanst: string;
  address: string;
}

const MAP_HOSTS = ['goo.gl', 'maps.apple.com', 'openstreetmap.org', 'hitta.se', 'eniro.se', 'bing.com', 'lantmateriet.se'];

/** Links that show the place on a map: the writer's own, or a search for it. None for a place that says nothing. */
export function mapLinks(place: Place): MapLink[] {
  const karta = place.karta?.trim() ?? '';
  if (isMapAddress(karta)) return [{ tjanst: '', address: karta }];
  const words = [place.namn, place.adress, place.stad].map((word) => word?.trim()).filter((word) => word);
  const wanted = isCoordinates(karta) ? karta.replace(/\s+/g, '') : words.join(', ');
  if (wanted === '') return [];
  const query = encodeURIComponent(wanted.toWellFormed());
  return [
    { tjanst: 'Google Maps', address: `https://www.google.com/maps/search/?api=1&query=${query}` },
    { tjanst: 'OpenStreetMap', address: `https://www.openstreetmap.org/search?query=${query}` },
  ];
}

/** Whether `karta` is something else than coordinates and a link to a map. */
export function isForeignMap(karta: string): boolean {
  return karta !== '' && !isCoordinates(karta) && !isMapAddress(karta);
}

function isCoordinates(karta: string): boolean {
  return /^-?\d{1,2}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?$/.test(karta);
}

function isMapAddress(karta: string): boolean {
  const url = URL.parse(karta);
  return url?.protocol === 'https:' && (isGoogle(url.hostname) || MAP_HOSTS.some((host) => `.${url.hostname}`.endsWith(`.${host}`)));
}

/** google.se, maps.google.co.uk: whatever country it is in. */
function isGoogle(host: string): boolean {
  const labels = host.split('.');
  const country = labels.slice(labels.lastIndexOf('google', -2) + 1);
  return country.length < labels.length && country.every((label) => /^[a-z]+$/.test(label));
}
