import sharp from 'sharp';
import type { Fact } from '#lib/contract/article.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { EVENT } from './public-paths.ts';

/** Another file each time: of another size, and cut along its height where a shared link shows it. */
export async function pictureFile(nr: number) {
  const size = { width: 700 + nr, height: 900 + nr };
  const bytes = await sharp({ create: { ...size, channels: 3, background: { r: nr % 256, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();
  return { filnamn: `bild-${nr}.jpg`, typ: 'image/jpeg', bytes };
}

/** An article of that number, with every kind of block that changes what readers get around it. */
export function madeUpArticle(nr: number, hero: string, inText: string) {
  const paragraphs = [0, 1, 2].map((at) => ({
    type: 'paragraph',
    attrs: { id: `bstycke${nr}x${at}` },
    content: [{ type: 'text', text: `Ordet är ${nr}. Kommunen har beslutat att bygga en ny bro över ån i centrum, del ${at}.` }],
  }));
  const live = {
    type: 'liveinlagg',
    attrs: { id: 'blive00001', rubrik: 'Minut', inlagg: [{ id: 'start', tid: '2026-11-20T08:00', text: `Nu ${nr}` }] },
  };
  const event = { type: 'evenemang', attrs: { id: EVENT, namn: `Invigning ${nr}`, start: `2027-06-0${1 + (nr % 9)}T19:00` } };
  const also = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: 'bro' } };
  const image = { type: 'image', attrs: { id: 'bbild00001', mediaId: inText, src: `/media/${inText}/701.jpg`, alt: 'En bro' } };
  return {
    ...{ rubrik: `Rubrik ${nr}`, ingress: `Ingressen ${nr}.`, block: [...paragraphs, image, event, also, live] },
    hero: { mediaId: hero, src: `/media/${hero}/701.jpg`, alt: 'Bron', kredit: 'Lena' },
  };
}

/** What a newsroom of that number may say of its site: one thing of it at a time. */
export function madeUpIdentities(nr: number): Array<Partial<Omit<SiteIdentity, 'integritetspolicy'>>> {
  return [
    { namn: `Tidningen ${nr}` },
    { beskrivning: { sv: `Om allt, nummer ${nr}.`, en: `On everything, number ${nr}.` } },
    { ansvarig_utgivare: `Utgivaren ${nr}`, utgivare: `Förlaget ${nr}` },
    { kontakt: `red${nr}@exempel.se`, sociala: [`https://social.example/${nr}`] },
  ];
}

/** What may become of a section, in every language that it has. */
export function madeUpSectionChanges(nr: number): Array<Record<string, unknown>> {
  return [{ namn: { sv: `Avdelning ${nr}`, en: `Department ${nr}` } }, { ordning: nr }, { arkiverad: true }, { arkiverad: false }];
}

/** A section that there was not. */
export function madeUpSection(nr: number) {
  const mallar = ['nyhet', 'reportage', 'liverapport', 'sida'];
  return { id: `ny-${nr}`, namn: { sv: `Nyöppnad ${nr}` }, mallar, sprak: ['sv', 'en'] };
}

/** Something of an article beside its words, changed by somebody: no fact of it is left out. */
export function madeUpFact(
  nr: number,
  sections: readonly string[],
  one: <Thing>(things: readonly Thing[]) => Thing,
): Record<string, unknown> {
  const facts: Record<Exclude<Fact, 'mall_version'> | 'rubrik' | 'status', unknown> = {
    sektion: one(sections),
    mall: one(['nyhet', 'reportage', 'liverapport', 'sida']),
    taggar: one([[], ['bro'], ['bro', 'vatten'], ['skola']]),
    kategorier: one([[], [3], [3, 4]]),
    sponsrad: one([null, { partner: `Partner ${nr}`, markning: 'Annons från' }]),
    kallor: [{ titel: `Källa ${nr}`, url: 'https://exempel.se/', not: '' }],
    ansvarig: one([null, `Bo ${nr}`]),
    rubrik: `I listor ${nr}`,
    status: one(['utkast', 'granskning']),
  };
  const [field, value] = one(Object.entries(facts));
  return { [field]: value };
}
