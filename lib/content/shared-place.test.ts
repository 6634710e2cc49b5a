import { expect, test } from 'vitest';
import { sharedPlace } from '#lib/content/shared-place.ts';

const HERO = '019a9f00-1111-7222-8333-444455556666';
const TEASER = '019a9f00-1111-7222-8333-444455557777';
const hero = { mediaId: HERO, alt: 'En bro' };
const meta = { puffSrc: `/media/${TEASER}/1600.jpg` };

test.each([
  [{ hero, meta }, [], 'puff'],
  [{ hero, meta }, [HERO], 'puff'],
  [{ hero, meta }, [TEASER], 'hero'],
  [{ hero, meta }, [TEASER, HERO], null],
  [{ hero, meta: {} }, [], 'hero'],
  [{ hero, meta: {} }, [HERO], null],
  [{ hero: null, meta }, [TEASER], null],
  [{ hero: null, meta: {} }, [], null],
  [{ hero: { src: 'https://annan.example/a.jpg', alt: '' }, meta: {} }, [HERO], 'hero'],
  [{ hero: { src: `/media/${HERO}/800.jpg`, alt: '' }, meta: { puffSrc: '' } }, [HERO], null],
  [{ hero, meta: { puffSrc: 'https://annan.example/puff.svg' } }, [], 'hero'],
  [{ hero, meta: { puffSrc: 'https://annan.example/puff.SVGZ?v=2' } }, [HERO], null],
  [{ hero: { src: 'https://annan.example/karta.svg#sverige', alt: '' }, meta: {} }, [], null],
  [{ hero: null, meta: { puffSrc: 'https://annan.example/bild.php?fil=a.svg' } }, [], 'puff'],
])('%# a shared link shows the first picture that may be seen in social media', (article, kept, place) => {
  expect(sharedPlace(article, (media) => !(kept as string[]).includes(media))).toBe(place);
});
