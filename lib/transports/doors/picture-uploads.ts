import type { Logger } from 'pino';
import type { Actor } from '#lib/contract/actor.ts';
import { UPLOAD_ADDRESS } from '#lib/contract/upload-address.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { type Door, jsonAnswer } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { mebibytes, readBytes } from '#lib/http/read-body.ts';
import { methodRefusal } from '#lib/http/refuse-method.ts';
import type { Answer } from '#lib/operations/call.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { admit, invokeAdmitted } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { type OpenedUpload, uploadOf } from '#lib/operations/media/upload-address.ts';
import { uploadTo } from '#lib/operations/media/upload-to-address.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';

interface UploadParts {
  /** What an upload is to whoever calls. */
  upload: Operation;
  machinery: Machinery;
  /** Whoever opened the address, as they are now. Throws when they may call no more, or not from where it is used. */
  openedBy(opened: OpenedUpload, from: string): Promise<Actor>;
  log: Pick<Logger, 'error'>;
}

/**
 * Takes one picture at an address that somebody has opened for it (docs/decisions/pictures-by-address.md), from whoever has the address: the bytes as they
 * are, by PUT. Answers what the upload is answered. Reads nothing before it is known whose upload it is, and no more than it was opened for. Refuses what
 * is too old, used, or opened by who may no longer (410).
 */
export function pictureUploadsDoor({ upload, machinery, openedBy, log }: UploadParts): Door {
  return async (asked) => {
    try {
      const key = nameBelow(UPLOAD_ADDRESS, pathOf(asked));
      if (key === undefined || key === '' || key.includes('/')) throw fault('adress_okand');
      if (asked.method !== 'PUT') throw methodRefusal(asked, ['PUT']);
      const { status, body } = await receive(asked, uploadOf(machinery.uploads, key, machinery.now()));
      return jsonAnswer(status, body, {});
    } catch (error) {
      return faultAnswer(asFault(error, asked.korrelation, log));
    }
  };

  async function receive(asked: Asked, opened: OpenedUpload): Promise<Answer> {
    const caller = { actor: await openedBy(opened, asked.from), korrelation: asked.korrelation };
    admit(machinery, { operation: upload, ...caller });
    const bytes = await readBytes(asked, opened.byte, sizeInWords(opened.byte));
    try {
      return await invokeAdmitted(machinery, { ...uploadTo(upload, opened, bytes), ...caller });
    } catch (error) {
      // Of its key nobody has been told.
      throw error instanceof Fault && error.fel.some(({ kod }) => kod === 'nyckel_annan_kropp') ? fault('uppladdning_upphord') : error;
    }
  }
}

function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes} byte` : mebibytes(bytes);
}
