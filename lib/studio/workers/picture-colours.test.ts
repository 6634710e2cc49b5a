import { expect, test, vi } from 'vitest';
import { startPictureColours } from '#lib/studio/workers/picture-colours.ts';

type Started = Parameters<typeof startPictureColours>[0];

/** Pictures from before, by what their files are called, and what is found of them. */
function newsroomOf(pictures: Record<string, () => Promise<string>>) {
  const left = new Map(Object.keys(pictures).map((fil) => [fil, { id: `bild-${fil}`, fil, bredd: 320 }]));
  const kept: Record<string, string> = {};
  const complaints: unknown[] = [];
  let questions = 0;
  const newsroom = {
    store: {
      media: {
        async withoutColour(limit: number) {
          questions += 1;
          if (questions === 1) throw new Error('databasen är borta');
          return [...left.values()].slice(0, limit);
        },
        async coloured(_: string, fil: string, farg: string) {
          left.delete(fil);
          kept[fil] = farg;
        },
      },
    },
    machinery: { media: { colourOf: (fil: string) => pictures[fil]?.() ?? Promise.resolve('') } },
    log: { error: (entry: unknown) => complaints.push(entry) },
  };
  // All that the worker asks of one.
  return { newsroom: newsroom as unknown as Started, kept, complaints };
}

test('pictures from before get their colours, also after the database was away; a file that cannot be read stands in the way of none', async () => {
  vi.useFakeTimers();
  const { newsroom, kept, complaints } = newsroomOf({
    ...Object.fromEntries(Array.from({ length: 60 }, (_, nr) => [`hel-${nr}`, async () => '#102030'])),
    sprucken: () => Promise.reject(new Error('ingen bild')),
  });
  const worker = startPictureColours(newsroom);
  await vi.advanceTimersByTimeAsync(10_000);
  await worker.stop();
  vi.useRealTimers();
  expect(Object.keys(kept)).toHaveLength(61);
  expect([kept['hel-59'], kept.sprucken]).toEqual(['#102030', '']);
  expect(complaints).toHaveLength(2);
});

test('it ends between two pictures', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { newsroom, kept } = newsroomOf({ ett: () => promise, tva: async () => '#000000' });
  newsroom.store.media.withoutColour = async () => [
    { id: 'bild-ett', fil: 'ett', bredd: 320 },
    { id: 'bild-tva', fil: 'tva', bredd: 320 },
  ];
  const worker = startPictureColours(newsroom);
  await new Promise((done) => setImmediate(done));
  const stopping = worker.stop();
  resolve('#ffffff');
  await stopping;
  expect(kept).toEqual({ ett: '#ffffff' });
});
