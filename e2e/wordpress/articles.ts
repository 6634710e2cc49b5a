import { randomUUID } from 'node:crypto';
import type { CmsArticle, CmsPicture } from '#lib/adapters/cms/port.ts';
import type { RunningWordPress } from './start.ts';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPtfDwAEAgH/qm1fkQAAAABJRU5ErkJggg==';

export function picture(changes: Partial<CmsPicture> = {}): CmsPicture {
  return {
    externalId: `bild-${randomUUID()}`,
    alt: 'En färja vid kaj',
    caption: 'Färjan går varje halvtimme.',
    kredit: 'Åsa Öberg/TT',
    fil: async () => ({ bytes: Buffer.from(PICTURE, 'base64'), typ: 'image/png', filnamn: 'färja.png' }),
    ...changes,
  };
}

/** An article whose only picture at the top is one of Studio's. */
export type TestArticle = CmsArticle & { hero: CmsPicture | null };

type Changes = Partial<Omit<TestArticle, 'html' | 'jsonLd'>> & { html?: string; jsonLd?: string };

/** A short article for the section «Nyheter» of a test site, public and without picture unless told otherwise. */
export function article(wp: Pick<RunningWordPress, 'categories'>, { html, jsonLd, ...changes }: Changes = {}): TestArticle {
  const id = randomUUID();
  return {
    version: '2026-11-20T08:00:00.000Z',
    externalId: id,
    lage: 'publicera',
    typ: 'artikel',
    sektion: { id: 'nyheter', namn: 'Nyheter', kategori: wp.categories.nyheter },
    slug: `farjan-${id.slice(0, 8)}`,
    rubrik: 'Färjan går igen',
    ingress: 'Efter ett halvår vid kaj.',
    byline: '',
    seo: { titel: '', beskrivning: '' },
    html: () => html ?? '<p>Färjan går igen.</p>',
    jsonLd: () => jsonLd ?? '',
    kategorier: [],
    taggar: [],
    hero: null,
    bilder: [],
    teaser: { rubrik: '', text: '', bild: null, delas: 'puff' },
    datum: null,
    sprak: [],
    gamlaSlugar: [],
    sektionslank: null,
    onStep: () => {},
    ...changes,
  };
}
