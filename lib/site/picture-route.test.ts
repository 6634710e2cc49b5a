import { describe, expect, test } from 'vitest';
import { pictureRoute } from '#lib/site/picture-route.ts';

const PICTURE_ID = '019a9f00-1111-7222-8333-444455556666';

describe('what a path asks for', () => {
  test.each([
    [`/media/${PICTURE_ID}/640.jpg`, { typ: 'bild', id: PICTURE_ID, bredd: 640, andelse: 'jpg' }],
    [`/media/${PICTURE_ID}/delning-35.jpg`, { typ: 'delningsbild', id: PICTURE_ID, lage: 35 }],
    [`/media/${PICTURE_ID}/640.avif`, { typ: 'bild', id: PICTURE_ID, bredd: 640, andelse: 'avif' }],
    [`/media/${PICTURE_ID}/stilla.webp`, { typ: 'bild', id: PICTURE_ID, bredd: 'stilla', andelse: 'webp' }],
    [
      `/media/${PICTURE_ID}/${PICTURE_ID}/16x9-35-640.avif`,
      { typ: 'beskuren-bild', id: PICTURE_ID, fil: PICTURE_ID, form: '16x9', lage: 35, bredd: 640, andelse: 'avif' },
    ],
  ])('%s', (path, route) => {
    expect(pictureRoute(path)).toEqual(route);
  });

  test.each(
    [
      // Nobody makes a picture in a shape, at a place or in a width of their own.
      ...['17x9-35-640.avif', '16x9-36-640.avif', '16x9-105-640.avif', '16x9-35-641.avif', '16x9-35-1920.avif', '16x9-35-640.jpg'],
      ...['0.avif', '100000.avif', '-1.avif', '640.svg', 'stilla.avif', 'delning-35.webp', '16x9-35-640', 'toString-35-640.webp'],
    ].map((name) => (name.startsWith('/') ? name : `/media/${PICTURE_ID}/${name}`)),
  )('%s asks for no picture', (path) => {
    expect(pictureRoute(path)).toBeUndefined();
  });

  test.each([
    '/media/',
    '/media',
    'media',
    '/media/../../secret',
    '/media/x/640.jpg',
    `/media/${PICTURE_ID}/640.svg`,
    `/media/${PICTURE_ID}/0.jpg`,
    `/media/${PICTURE_ID}/delning-7.jpg`,
    `/media/${PICTURE_ID}/delning-105.jpg`,
    `/media/${PICTURE_ID}/delning-05.jpg`,
    `/media/${PICTURE_ID}/640.jpg/..`,
  ])('%s is at no picture', (path) => {
    expect(pictureRoute(path)).toBeUndefined();
  });
});
