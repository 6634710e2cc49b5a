import { expect, it } from 'vitest';
import type { MediaPort, PreparedPicture } from '#lib/adapters/media/port.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { fault } from '#lib/errors/fault.ts';
import { withStoredPicture } from '#lib/operations/media/stored-picture.ts';

const PICTURE: PreparedPicture = {
  typ: 'image/png',
  bredd: 1,
  hojd: 1,
  byte: 1,
  hash: '',
  farg: '',
  bredder: [1],
  rorlig: false,
  filer: {},
};

/** A place for pictures that tells which of them lie there. */
function place() {
  const there = new Set<string>();
  const media: Pick<MediaPort, 'store' | 'remove'> = {
    async store(name) {
      there.add(name);
      return PICTURE;
    },
    async remove(name) {
      there.delete(name);
    },
  };
  return { there, media };
}

const kept = async (work: () => Promise<unknown>) => {
  const { there, media } = place();
  const ended = await withStoredPicture({ media }, 'ny', { bytes: new Uint8Array(), falt: 'fil' }, work).then(
    () => 'done',
    (error: Error) => error.message,
  );
  return { ended, there: [...there] };
};

it('leaves nothing of what was refused after it had been stored', async () => {
  const { ended, there } = await kept(async () => {
    throw fault('finns_inte', {}, { vad: 'Bilden' });
  });
  expect([ended, there]).toEqual([expect.stringContaining('finns_inte'), []]);
});

it('keeps what was done, and what may have been done', async () => {
  expect(await kept(async () => 'klart')).toEqual({ ended: 'done', there: ['ny'] });
  const away = async () => {
    throw new DatabaseAway('gone while it was committed');
  };
  expect((await kept(away)).there).toEqual(['ny']);
  const unknown = async () => {
    throw new Error('who knows');
  };
  expect((await kept(unknown)).there).toEqual(['ny']);
});
