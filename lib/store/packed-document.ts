import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Block } from '#lib/contract/block.ts';

/*
 * The blocks of a revision as `revision.dokument` keeps them: their JSON as gzip (RFC 1952), a quarter to a third of its size. PostgreSQL's
 * own compression takes longer than everything else that it does for a save: docs/decisions/packed-documents.md.
 */

/** A document that some millions of characters come out of is none of ours: twice what the largest revision takes. */
const MOST_BYTES = 32 * 1_048_576;

/** At the end of what is packed stands its length before it was, as so many bytes, the least first. */
const LENGTH_BYTES = 4;

/** Revisions from before documents were packed have theirs in `block`, as JSON that the driver has read. */
export interface KeptDocument {
  block: Block[] | null;
  dokument: Uint8Array | null;
}

/** The fastest level: the next ones take as long again for a hundredth of the size. */
export function packDocument(block: readonly Block[]): Buffer {
  return gzipSync(JSON.stringify(block), { level: constants.Z_BEST_SPEED });
}

/**
 * The JSON of what was packed. Throws for what is not whole, by its checksum. It is unpacked in one piece, since the last of its bytes tell how long it
 * is: put together of several, as the library does by itself, it takes half as long again.
 */
export function unpacked(dokument: Uint8Array): Buffer {
  return gunzipSync(dokument, { maxOutputLength: MOST_BYTES, chunkSize: Math.min(toldLength(dokument) + 1, MOST_BYTES) });
}

/** What the packed document says of its own length; at least what the library takes for a piece. */
function toldLength({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const told = byteLength < LENGTH_BYTES ? 0 : new DataView(buffer, byteOffset, byteLength).getUint32(byteLength - LENGTH_BYTES, true);
  return Math.max(told, constants.Z_MIN_CHUNK);
}

/** The same as text. */
export function unpackedText(dokument: Uint8Array): string {
  return unpacked(dokument).toString('utf8');
}

/** The blocks of a revision, whichever way they are kept. Throws for what is not whole. */
export function documentOf({ block, dokument }: KeptDocument): Block[] {
  if (dokument !== null) return JSON.parse(unpackedText(dokument));
  if (block === null) throw new Error('a revision without a document');
  return block;
}
