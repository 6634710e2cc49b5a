import type { UploadedFile } from '#lib/contract/uploaded-file.ts';
import type { Call } from '#lib/operations/call.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import type { OpenedUpload } from '#lib/operations/media/upload-address.ts';
import { takeInUploaded, uploadFields } from '#lib/operations/media/uploaded-form.ts';

/**
 * The upload that an address was opened for: the one that its caller could have made, of a picture whose id they have been told. The same file sent
 * once more is answered as the first was; any other finds the address used.
 */
export function uploadTo(
  upload: Operation,
  { media, filnamn, alt, kredit, licens }: OpenedUpload,
  bytes: Uint8Array,
): Pick<Call, 'operation' | 'idempotencyKey' | 'input'> {
  const fil: UploadedFile = { filnamn, typ: 'application/octet-stream', bytes };
  const rattigheter = licens === '' ? '' : JSON.stringify({ licens });
  return {
    operation: { ...upload, run: (context, input) => takeInUploaded(context, uploadFields.parse(input), media) },
    idempotencyKey: `uppladdning-${media}`,
    input: { params: {}, query: {}, body: { fil, alt, kredit, rattigheter } },
  };
}
