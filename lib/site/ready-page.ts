import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#lib/http/negotiation.ts';

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
}

/** An answer as it was made, before it is made ready to send. */
export interface RenderedPage {
  status: number;
  /** Content-Type, Cache-Control and what else belongs to this answer alone. */
  headers: Record<string, string>;
  body: string | Buffer;
  /** How long it may be kept: until something public changes, so many milliseconds, or not at all. */
  kept: 'till-andring' | 'inte' | number;
  /** Absent when nobody knows: then it is kept until anything at all changes. */
  beror?: Dependencies;
}

/** One encoding of an answer: nothing is left to do but write it. */
export interface ReadyBody {
  body: Buffer;
  etag: string;
  /** Names and values by turns, as `writeHead` takes them without further work. */
  headers: string[];
  /** The same for «you have it already». */
  unchanged: string[];
}

export interface ReadyPage {
  status: number;
  kept: RenderedPage['kept'];
  beror: Dependencies | undefined;
  bodies: Record<Encoding, ReadyBody>;
  /** The memory it takes, near enough. */
  bytes: number;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Below this a compressed answer fits in no fewer packets. */
const WORTH_COMPRESSING = 1_000;
const OVERHEAD_BYTES = 4_000;

/**
 * Makes an answer ready: its bytes in every encoding, each with its own strong ETag. Brotli at a quality that takes a
 * millisecond or two for a page: it is done once a version, and while a reader waits.
 */
export async function makeReady(page: RenderedPage, compressible = true): Promise<ReadyPage> {
  const identity = typeof page.body === 'string' ? Buffer.from(page.body) : page.body;
  const worth = compressible && identity.length >= WORTH_COMPRESSING;
  const [br, gz] = worth
    ? await Promise.all([
        compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
        compress.gzip(identity, { level: 6 }),
      ])
    : [undefined, undefined];
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
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

function readyBody(page: RenderedPage, body: Buffer, etag: string, encoding: string | undefined, varies: boolean): ReadyBody {
  const { 'Content-Type': type = 'application/octet-stream', ...rest } = page.headers;
  const both = [
    ...Object.entries(rest).flat(),
    ...(page.status === 200 ? ['ETag', etag] : []),
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
