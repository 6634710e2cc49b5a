import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { LIMITS } from '#lib/contract/limits.ts';
import { StoredFile } from '#lib/contract/stored-file.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { inRoom } from '#lib/errors/no-room.ts';
import type { Asked } from '#lib/http/asked.ts';
import { mebibytes, refuseOtherThan } from '#lib/http/read-body.ts';

const FORM = 'multipart/form-data';
const MODE = 0o600;

interface LargeForm {
  fields: Record<string, string | StoredFile>;
  /** Takes away what was stored. */
  forget(): Promise<void>;
}

/**
 * The fields of a multipart form whose file is kept on the disk as it comes, never in memory. Refuses other types, broken forms, a second
 * file, a field given twice, and a file of more than `LIMITS.importBytes`.
 */
export async function readLargeForm(asked: Asked): Promise<LargeForm> {
  refuseOtherThan(asked, FORM);
  const folder = await inRoom(mkdtemp(path.join(tmpdir(), 'studio-import-')));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    return { fields: await inRoom(fieldsInto(path.join(folder, 'fil'), asked)), forget };
  } catch (error) {
    await forget();
    throw error;
  }
}

async function fieldsInto(plats: string, asked: Asked): Promise<LargeForm['fields']> {
  const fields = new Map<string, string | StoredFile>();
  let storing: Promise<void> | undefined;
  let refusal: Fault | undefined;
  const refuse = (why: Fault) => {
    refusal ??= why;
  };
  const put = (name: string, value: string | StoredFile) => {
    if (fields.has(name)) refuse(fault('for_lang', { falt: name }, { max: 'en del med det namnet' }));
    fields.set(name, value);
  };
  const form = parserOf(asked);
  form.on('field', (name, value, _, isCut) => {
    if (isCut) refuse(fault('for_lang', { falt: name }, { max: '64 KiB' }));
    put(name, value);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => refuse(fault('for_lang', {}, { falt: 'Formuläret', max: `${LIMITS.formParts} delar och en fil` })));
  form.on('file', (name, stream, filnamn) => {
    const digest = createHash('sha256');
    stream.once('limit', () => refuse(fault('for_stor', { falt: name }, { grans: mebibytes(LIMITS.importBytes) })));
    const hashing = new Transform({
      transform(piece: Buffer, _, done) {
        digest.update(piece);
        done(null, piece);
      },
    });
    storing = pipeline(stream, hashing, createWriteStream(plats, { flags: 'wx', mode: MODE })).then(() =>
      put(
        name,
        new StoredFile({ filnamn: String(filnamn ?? ''), plats, sha256: digest.digest('hex'), read: () => createReadStream(plats) }),
      ),
    );
    // Whoever waits for all of it is told.
    storing.catch(() => {});
  });
  try {
    await pipeline(Readable.from(asked.body), form);
    await storing;
  } catch (cause) {
    if (cause instanceof Fault || isOfDisk(cause)) throw cause;
    throw refusal ?? fault('formular_ogiltigt', {}, {}, { cause });
  }
  if (refusal !== undefined) throw refusal;
  return Object.fromEntries(fields);
}

function parserOf(asked: Asked): InstanceType<typeof Busboy> {
  const limits = { files: 1, fileSize: LIMITS.importBytes, parts: LIMITS.formParts, fields: LIMITS.formParts, fieldSize: 64 * 1024 };
  try {
    return new Busboy({ headers: { 'content-type': asked.header('content-type') ?? FORM }, limits });
  } catch (cause) {
    throw fault('formular_ogiltigt', {}, {}, { cause });
  }
}

function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
