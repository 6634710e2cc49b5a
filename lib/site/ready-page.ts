import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from '#lib/http/negotiation.ts';
import { digestOfAll, gzipped, lengthOf, type Segment, unpacked } from '#lib/site/segment.ts';

/** What a page was made from. It is true for as long as none of it has changed. */
export interface Dependencies {
  /** Articles and pictures that it shows. */
  ids: ReadonlySet<string>;
  /** What it asked that any article may change the answer to, by its name: a digest of the answer, and the way to ask again. */
  fragor: ReadonlyMap<string, Question>;
}

export interface Question {
  svar: string;
  fraga(): Promise<string>;
  /** The articles that the answer tells of, by their ids; unknown where it does not say. */
  namner: ReadonlySet<string> | 'okant';
}

/** An answer as it was made, before it is made ready to send. */
export interface RenderedPage {
  status: number;
  /** Content-Type, Cache-Control and what else belongs to this answer alone. */
  headers: Record<string, string>;
  /** Whole, or in pieces that are compressed already. */
  body: string | Buffer | readonly Segment[];
  /** How long it may be kept: until something public changes, so many milliseconds, or not at all. */
  kept: 'till-andring' | 'inte' | number;
  /** Since when it has been what it is, in whole seconds of the clock: told to whoever asks by the time that they have it from. */
  andrad?: Date;
  /** It stands in for what is not there, or no more: what the newsroom has said of the address goes before it. */
  standsIn?: true;
  /** Absent when nobody knows: then it is kept until anything at all changes. */
  beror?: Dependencies;
}

/** One encoding of an answer: nothing is left to do but write it. */
export interface ReadyBody {
  body: Buffer;
  etag: string;
  /** What the same answer is called in this encoding where it is compressed otherwise: whoever has that one has this one. */
  otherwise?: Pick<ReadyBody, 'etag' | 'unchanged'>;
  /** Names and values by turns, as `writeHead` takes them without further work. */
  headers: string[];
  /** The same for «you have it already». */
  unchanged: string[];
}

export interface ReadyPage {
  status: number;
  kept: RenderedPage['kept'];
  beror: Dependencies | undefined;
  andrad?: Date | undefined;
  standsIn?: true | undefined;
  bodies: Readonly<Record<Encoding, ReadyBody>>;
  /** What whoever takes both brotli and gzip gets as long as there is no brotli that is worth waiting for; absent where it is there at once. */
  readonly insteadOfBrotli?: ReadyBody | undefined;
  /** The memory it takes, near enough. */
  bytes: number;
}

const brotliParams = (quality: number, bytes: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
const [brotliBehind, gzipBehind] = [promisify(brotliCompress), promisify(gzip)];

/** A reader waits for it: at once, in a few tenths of a millisecond for a page, and hardly larger. */
const QUICKLY = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, brotliParams(1, bytes)),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 1 }),
};
/** Nobody waits for it. */
const WELL = {
  br: (bytes: Buffer) => brotliBehind(bytes, brotliParams(5, bytes)),
  gzip: (bytes: Buffer) => gzipBehind(bytes, { level: 6 }),
};
/** Below this a compressed answer fits in no fewer packets. */
const WORTH_COMPRESSING = 1_000;
const OVERHEAD_BYTES = 4_000;

/**
 * Makes an answer ready that many will ask for: its bytes in every encoding, each with its own strong ETag. Brotli at a
 * quality that takes a millisecond or two for a page: it is done once a version, and while a reader waits.
 */
export async function makeReady(page: RenderedPage, compressible = true): Promise<ReadyPage> {
  const identity = wholeBody(page);
  const worth = compressible && identity.length >= WORTH_COMPRESSING;
  const [br, gz] = worth ? await Promise.all([WELL.br(identity), WELL.gzip(identity)]) : [undefined, undefined];
  const hash = digestOf(identity);
  const plain = readyBody(page, identity, `"${hash}"`, undefined, worth);
  return {
    status: page.status,
    kept: page.kept,
    beror: page.beror,
    bodies: {
      identity: plain,
      br: br === undefined ? plain : readyBody(page, br, `"${hash}-br"`, 'br', worth),
      gzip: gz === undefined ? plain : readyBody(page, gz, `"${hash}-gzip"`, 'gzip', worth),
    },
    bytes: identity.length + (br?.length ?? 0) + (gz?.length ?? 0) + OVERHEAD_BYTES,
  };
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** Compressed bytes are a half of the page at most, quickly and well together. */
const COMPRESSED = 0.5;

/**
 * The same of a page that perhaps one reader asks for: an encoding is made when it is first asked for, quickly, and made better
 * behind when it is asked for again. Its ETag changes then; both of them are known, also of a page that is made anew and the same.
 */
export function readyWhenAsked(page: RenderedPage): ReadyPage {
  if (isInPieces(page.body)) return readyInPieces(page, page.body);
  const identity = wholeBody(page);
  const worth = identity.length >= WORTH_COMPRESSING;
  const hash = digestOf(identity);
  const plain = readyBody(page, identity, `"${hash}"`, undefined, worth);
  const encoded = (encoding: 'br' | 'gzip'): (() => ReadyBody) => {
    const called = (etag: string, body: Buffer) => readyBody(page, body, etag, encoding, worth);
    const [quickly, well] = [`"${hash}-${encoding}-1"`, `"${hash}-${encoding}"`];
    let made: ReadyBody | undefined;
    let asked = 0;
    const makeBetter = async (quick: ReadyBody) => {
      made = { ...called(well, await WELL[encoding](identity)), otherwise: quick };
    };
    return () => {
      if (!worth) return plain;
      asked += 1;
      if (made === undefined) {
        const body = QUICKLY[encoding](identity);
        made = { ...called(quickly, body), otherwise: called(well, body) };
      } else if (asked === 2) {
        // What was made quickly is as right.
        makeBetter(made).catch(() => {});
      }
      return made;
    };
  };
  const [br, gz] = [encoded('br'), encoded('gzip')];
  return {
    status: page.status,
    kept: page.kept,
    beror: page.beror,
    andrad: page.andrad,
    standsIn: page.standsIn,
    bodies: {
      identity: plain,
      get br() {
        return br();
      },
      get gzip() {
        return gz();
      },
    },
    bytes: Math.ceil(identity.length * (worth ? 1 + COMPRESSED : 1)) + OVERHEAD_BYTES,
  };
}

function isInPieces(body: RenderedPage['body']): body is readonly Segment[] {
  return Array.isArray(body);
}

function wholeBody({ body }: RenderedPage): Buffer {
  if (isInPieces(body)) return unpacked(body);
  return typeof body === 'string' ? Buffer.from(body) : body;
}

/**
 * The same of a page that is there in compressed pieces. Put together they are a gzip file as small as one that takes its time, so that is
 * what the first reader gets who takes both; brotli is made well behind when the page is asked for again.
 */
function readyInPieces(page: RenderedPage, pieces: readonly Segment[]): ReadyPage {
  const hash = digestOfAll(pieces);
  let whole: Buffer | undefined;
  const identity = () => {
    whole ??= unpacked(pieces);
    return whole;
  };
  const called = (etag: string, body: Buffer, encoding?: 'br' | 'gzip') => readyBody(page, body, etag, encoding, true);
  const nameOfBrotli = called(`"${hash}-br"`, Buffer.alloc(0), 'br');
  let [plain, gz, quick, good]: Array<ReadyBody | undefined> = [];
  let asked = 0;
  const gzipBody = () => {
    gz ??= { ...called(`"${hash}-gzip"`, gzipped(pieces), 'gzip'), otherwise: nameOfBrotli };
    return gz;
  };
  const makeBrotli = async () => {
    const body = await WELL.br(identity());
    good = { ...called(`"${hash}-br"`, body, 'br'), otherwise: gzipBody() };
  };
  const askedForBrotli = () => {
    asked += 1;
    // What is there is as right.
    if (asked === 2) makeBrotli().catch(() => {});
  };
  return {
    status: page.status,
    kept: page.kept,
    beror: page.beror,
    bodies: {
      get identity() {
        plain ??= called(`"${hash}"`, identity());
        return plain;
      },
      get gzip() {
        return gzipBody();
      },
      get br() {
        if (good !== undefined) return good;
        askedForBrotli();
        quick ??= { ...called(`"${hash}-br-1"`, QUICKLY.br(identity()), 'br'), otherwise: nameOfBrotli };
        return quick;
      },
    },
    get insteadOfBrotli() {
      if (good !== undefined) return undefined;
      askedForBrotli();
      return gzipBody();
    },
    bytes: Math.ceil(lengthOf(pieces) * (1 + COMPRESSED)) + OVERHEAD_BYTES,
  };
}

function readyBody(page: RenderedPage, body: Buffer, etag: string, encoding: string | undefined, varies: boolean): ReadyBody {
  const { 'Content-Type': type = 'application/octet-stream', ...rest } = page.headers;
  const both = [
    ...Object.entries(rest).flat(),
    ...(page.status === 200 ? ['ETag', etag] : []),
    ...(page.andrad === undefined ? [] : ['Last-Modified', page.andrad.toUTCString()]),
    ...(varies ? ['Vary', 'Accept-Encoding'] : []),
  ];
  const content = [
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    ...(encoding === undefined ? [] : ['Content-Encoding', encoding]),
  ];
  return { body, etag, headers: [...content, ...both], unchanged: both };
}
