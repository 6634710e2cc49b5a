import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ArchivePacker } from '#lib/backup/archive-writer.ts';
import { FORMAT, NEWSROOM, type NewsroomHeader } from '#lib/newsroom-archive/format.ts';

/** An archive of a newsroom in which there is nothing. */
export async function emptyArchive(): Promise<Buffer> {
  const through = new PassThrough();
  const bytes = buffer(through);
  const packer = new ArchivePacker(through);
  const header: NewsroomHeader = { format: FORMAT, studio: '2.0.0', skapad: '2026-11-24T02:00:00.000Z', webbplats: 'Ingen', kolumner: {} };
  await packer.add(NEWSROOM.header, JSON.stringify(header));
  await packer.end({ antal: {}, bilder: { filer: 0, byte: 0, saknas: 0 } });
  return bytes;
}
