import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { PICTURE_FILE_ERRORS } from '#lib/operations/media/picture-file.ts';
import { takenInFields } from '#lib/operations/media/take-in-picture.ts';
import { faultsOfTexts, takeInUploaded, uploadFields } from '#lib/operations/media/uploaded-form.ts';

export const uploadMedia = defineOperation({
  name: 'laddaUppMedia',
  summary:
    'Laddar upp en bild. Den avkodas och kodas om; platsuppgifter från kameran följer inte med. Det du inte anger tas ur filens egna uppgifter.',
  method: 'POST',
  path: '/studio/api/media',
  fileField: 'fil',
  body: uploadFields,
  output: z.object(takenInFields),
  status: 201,
  errors: ['rattighet_saknas', ...PICTURE_FILE_ERRORS],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  check: async (_, input) => faultsOfTexts(input),
  run: (context, input) => takeInUploaded(context, input),
});
