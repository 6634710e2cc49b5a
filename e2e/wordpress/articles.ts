import { randomUUID } from 'node:crypto';
import type { CmsArticle, CmsHero } from '#lib/adapters/cms/port.ts';
import type { RunningWordPress } from './start.ts';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPtfDwAEAgH/qm1fkQAAAABJRU5ErkJggg==';

export function picture(changes: Partial<CmsHero> = {}): CmsHero {
  return {
    externalId: `bild-${randomUUID()}`,
    alt: 'En färja vid kaj',
    caption: 'Färjan går varje halvtimme.',
    kredit: 'Åsa Öberg/TT',
    fil: async () => ({ bytes: Buffer.from(PICTURE, 'base64'), typ: 'image/png', filnamn: 'färja.png' }),
    ...changes,
  };
}

/** A short article for the section «Nyheter» of a test site, public and without picture unless told otherwise. */
export function article(wp: RunningWordPress, changes: Partial<CmsArticle> = {}): CmsArticle {
  const id = randomUUID();
  return {
    externalId: id,
    lage: 'publicera',
    sektion: { id: 'nyheter', namn: 'Nyheter', kategori: wp.categories.nyheter },
    slug: `farjan-${id.slice(0, 8)}`,
    rubrik: 'Färjan går igen',
    ingress: 'Efter ett halvår vid kaj.',
    seo: { titel: '', beskrivning: '' },
    html: '<p>Färjan går igen.</p>',
    jsonLd: '',
    kategorier: [],
    taggar: [],
    hero: null,
    datum: null,
    sprak: [],
    sektionslank: null,
    onStep: () => {},
    ...changes,
  };
}
