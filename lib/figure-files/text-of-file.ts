/** How the bytes of a file stand for letters. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Why a file is no text. */
export type NoText = 'excel' | 'binar';

/** What a ZIP archive begins with: so does a file of Excel's own. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

type Pieces = AsyncIterable<Uint8Array>;

/** How a file is written: by the mark that it begins with, or else by whether all of it is UTF-8; what is not is taken for Windows'. */
export async function encodingOf(pieces: Pieces): Promise<Encoding | NoText> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  for await (const piece of pieces) {
    if (isFirst) {
      const told = toldByBeginning(piece);
      if (told !== undefined) return told;
      isFirst = false;
    }
    if (piece.includes(0)) return 'binar';
    isUtf8 &&= decodes(utf8, piece);
  }
  return isUtf8 && decodes(utf8, undefined) ? 'utf-8' : 'windows-1252';
}

/** The text of a file, piece by piece, without the mark that it begins with. */
export async function* textOf(pieces: Pieces, encoding: Encoding): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function toldByBeginning(piece: Uint8Array): Encoding | NoText | undefined {
  if (ZIP.every((byte, nr) => piece[nr] === byte)) return 'excel';
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
  return piece[0] === 0xfe && piece[1] === 0xff ? 'utf-16be' : undefined;
}

function decodes(decoder: TextDecoder, piece: Uint8Array | undefined): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    // The one thing that a fatal decoder throws for.
    return false;
  }
}
