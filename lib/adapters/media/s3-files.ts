import { Buffer } from 'node:buffer';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import {
  type KeptPicture,
  MADE_WHEN_SWEPT,
  MOST_MADE,
  type OpenedFile,
  type PictureFiles,
  type PutFile,
} from '#lib/adapters/media/picture-files.ts';
import { FOLDER_MARK, MADE, picturePlace } from '#lib/adapters/media/picture-place.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';

/** A bucket of what speaks S3. Whoever calls is known by AWS's own variables, files or roles. */
export interface Bucket {
  hink: string;
  /** What every key begins with: empty, or ending in a slash. */
  prefix: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  region: string;
}

/** How long is waited. Whoever asks Studio has an answer within ten seconds, also when the bucket gives none. */
export interface Patience {
  /** For a connection. */
  connectMs: number;
  /** For one answer, from its question to its last byte. */
  answerMs: number;
  /** How often something is asked before it is given up: a question that was answered with 503, broken off or not at all. */
  tries: number;
}

const PATIENCE: Patience = { connectMs: 1_500, answerMs: 3_000, tries: 3 };

/** What there is room for no more is called by those who sell it. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'ServiceQuotaExceeded']);

/** What a person can mend, told as it is met. */
const REFUSED: Readonly<Record<string, string>> = {
  NoSuchBucket: 'Hinken finns inte.',
  AccessDenied: 'Nycklarna ger inte tillåtelse.',
  Forbidden: 'Nycklarna ger inte tillåtelse.',
  InvalidAccessKeyId: 'Nyckeln är okänd.',
  SignatureDoesNotMatch: 'Den hemliga nyckeln är fel.',
  CredentialsProviderError: 'Nycklarna saknas: ange AWS_ACCESS_KEY_ID och AWS_SECRET_ACCESS_KEY.',
};

type Sdk = typeof import('@aws-sdk/client-s3');
interface Listed {
  key: string;
  at: Date;
}

/**
 * Files of pictures in a bucket, under the same names as in a folder. An object is there whole or not at all. A picture has several, and
 * is known to nobody before all of them are there: what a kill has left of one is swept as what belongs to no picture is.
 */
export class S3Files implements PictureFiles {
  readonly namn: string;
  private readonly bucket: Bucket;
  private readonly patience: Patience;
  private opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(bucket: Bucket, patience: Patience = PATIENCE) {
    this.bucket = bucket;
    this.patience = patience;
    this.namn = `hinken ${bucket.hink}${bucket.prefix === '' ? '' : `/${bucket.prefix.slice(0, -1)}`}`;
  }

  read(id: string, name: string): Promise<Uint8Array | undefined> {
    return this.readKey(this.key(id, name));
  }

  async open(id: string, name: string): Promise<OpenedFile | undefined> {
    // Whole in memory: a file is small, and one that breaks off half way is asked for again.
    const bytes = await this.read(id, name);
    return bytes && { byte: bytes.byteLength, content: once(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  }

  async names(id: string): Promise<string[]> {
    return (await this.objectsOf(id)).filter((name) => !name.includes('/'));
  }

  async madeNames(id: string): Promise<string[]> {
    return (await this.objectsOf(id)).filter((name) => name.startsWith(`${MADE}/`)).map((name) => name.slice(MADE.length + 1));
  }

  async keep(id: string, write: (put: PutFile) => Promise<void>): Promise<void> {
    const before = await this.objectsOf(id);
    const written = new Set<string>();
    try {
      await write(async (name, bytes) => {
        written.add(name);
        await this.put(this.key(id, name), bytes);
      });
    } catch (error) {
      // Swept later, if the bucket does not even answer to this.
      await this.removeAll([...written].map((name) => this.key(id, name))).catch(() => {});
      throw error;
    }
    await this.removeAll(before.filter((name) => !written.has(name)).map((name) => this.key(id, name)));
  }

  async add(id: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if ((await this.objectsOf(id)).includes(name)) return;
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    await this.put(this.key(id, name), Buffer.concat(pieces));
  }

  async keepMade(id: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.put(this.key(id, `${MADE}/${name}`), bytes);
    const all = await this.listed(this.key(id, ''));
    const made = all.filter(({ key }) => key.includes(`/${MADE}/`));
    const isGone = made.length === all.length;
    const tooMany = made.length > MOST_MADE ? made.toSorted((one, other) => Number(other.at) - Number(one.at)).slice(MADE_WHEN_SWEPT) : [];
    await this.removeAll((isGone ? made : tooMany).map(({ key }) => key));
  }

  async remove(id: string): Promise<void> {
    await this.removeAll((await this.objectsOf(id)).map((name) => this.key(id, name)));
  }

  async *all(): AsyncGenerator<KeptPicture> {
    let picture: KeptPicture | undefined;
    // In the order of their keys: those of one picture come one after the other.
    for await (const { key, at } of this.objects(this.bucket.prefix)) {
      const [, id, name, ...rest] = key.slice(this.bucket.prefix.length).split('/');
      if (id === undefined || name === undefined) continue;
      if (picture?.id !== id) {
        if (picture !== undefined) yield picture;
        picture = { id, names: [], andrad: at };
      }
      if (rest.length === 0) picture.names.push(name);
      if (at > picture.andrad) picture.andrad = at;
    }
    if (picture !== undefined) yield picture;
  }

  /** An object that is not whole is nowhere. */
  async removeHalf(): Promise<number> {
    return 0;
  }

  async mark(): Promise<string | undefined> {
    const bytes = await this.readKey(this.markKey);
    return bytes && Buffer.from(bytes).toString('utf8').trim();
  }

  async putMark(mark: string): Promise<void> {
    if ((await this.mark()) !== undefined) return;
    try {
      await this.ask(async ({ sdk, client }, abortSignal) => {
        const put = new sdk.PutObjectCommand({ ...this.at(this.markKey), Body: mark, IfNoneMatch: '*' });
        await client.send(put, { abortSignal });
      });
    } catch (error) {
      // Another instance was first.
      if (nameOf(error instanceof StorageAway ? error.cause : error) !== 'PreconditionFailed') throw error;
    }
  }

  removeMark(): Promise<void> {
    return this.removeAll([this.markKey]);
  }

  private get markKey(): string {
    return `${this.bucket.prefix}${FOLDER_MARK}`;
  }

  private key(id: string, name: string): string {
    return `${this.bucket.prefix}${picturePlace(id)}/${name}`;
  }

  private at(Key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket.hink, Key };
  }

  private readKey(key: string): Promise<Uint8Array | undefined> {
    return this.ask(async ({ sdk, client }, abortSignal) => {
      const found = await unlessNone(client.send(new sdk.GetObjectCommand(this.at(key)), { abortSignal }));
      return found && wholeOf(found);
    });
  }

  private put(key: string, bytes: Uint8Array): Promise<void> {
    return this.ask(async ({ sdk, client }, abortSignal) => {
      await client.send(new sdk.PutObjectCommand({ ...this.at(key), Body: bytes, ContentLength: bytes.byteLength }), { abortSignal });
    });
  }

  private async removeAll(keys: readonly string[]): Promise<void> {
    for (const key of keys)
      await this.ask(async ({ sdk, client }, abortSignal) => {
        await client.send(new sdk.DeleteObjectCommand(this.at(key)), { abortSignal });
      });
  }

  /** Names of all that is kept of a picture, made or not. */
  private async objectsOf(id: string): Promise<string[]> {
    const beginning = this.key(id, '');
    return (await this.listed(beginning)).map(({ key }) => key.slice(beginning.length));
  }

  private async listed(beginning: string): Promise<Listed[]> {
    return Array.fromAsync(this.objects(beginning));
  }

  private async *objects(beginning: string): AsyncGenerator<Listed> {
    let from: string | undefined;
    do {
      const page = await this.ask(({ sdk, client }, abortSignal) =>
        client.send(
          new sdk.ListObjectsV2Command({
            Bucket: this.bucket.hink,
            Prefix: beginning,
            ...(from === undefined ? {} : { ContinuationToken: from }),
          }),
          { abortSignal },
        ),
      );
      for (const { Key, LastModified } of page.Contents ?? []) if (Key !== undefined) yield { key: Key, at: LastModified ?? new Date(0) };
      from = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (from !== undefined);
  }

  /**
   * Asks, and asks again what was not answered, was broken off or is to be asked later: everything here can be done twice. Throws StorageAway or
   * NoRoom.
   */
  private async ask<Result>(question: (at: { sdk: Sdk; client: S3Client }, limit: AbortSignal) => Promise<Result>): Promise<Result> {
    this.opened ??= this.connect();
    const at = await this.opened;
    for (let left = this.patience.tries - 1; ; left -= 1) {
      try {
        return await question(at, AbortSignal.timeout(this.patience.answerMs));
      } catch (error) {
        if (FULL.has(nameOf(error)) || statusOf(error) === 507) throw new NoRoom(error);
        if (left > 0 && mayPass(error)) {
          await pause((this.patience.tries - left) * FIRST_PAUSE_MS);
          continue;
        }
        throw new StorageAway(`${capital(this.namn)} svarar inte som den ska. ${toldOf(error)}`, error);
      }
    }
  }

  private async connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    // Loaded where it is used: most newsrooms have a folder.
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region } = this.bucket;
    const client = new sdk.S3Client({
      region,
      // What is not Amazon's has its bucket in the path, as a name of its own for each is seldom there.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      // Those who speak S3 without being Amazon refuse the sums that it has begun to add by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 1,
      requestHandler: { connectionTimeout: this.patience.connectMs, requestTimeout: 0 },
    });
    return { sdk, client };
  }
}

const FIRST_PAUSE_MS = 100;

async function wholeOf({ Body, ContentLength }: GetObjectCommandOutput): Promise<Uint8Array> {
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
  if (ContentLength !== undefined && bytes.byteLength !== ContentLength) throw new Error('the answer was broken off');
  return bytes;
}

async function unlessNone<Result>(asking: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (nameOf(error) === 'NoSuchKey' || nameOf(error) === 'NotFound') return undefined;
    throw error;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** The status of the answer; `undefined` where there was none. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: told } = error;
  const status = typeof told === 'object' && told !== null && 'httpStatusCode' in told ? told.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Whether it may go better the next time: no answer, half of one, or one that says so. */
function mayPass(error: unknown): boolean {
  if (nameOf(error) in REFUSED) return false;
  const status = statusOf(error);
  return status === undefined || status < 400 || status >= 500 || status === 429 || status === 408;
}

function toldOf(error: unknown): string {
  const known = REFUSED[nameOf(error)];
  if (known !== undefined) return known;
  const status = statusOf(error);
  return status === undefined ? 'Den gav inget helt svar i tid.' : `Den svarade ${status}.`;
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.byteLength > 0) yield bytes;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
