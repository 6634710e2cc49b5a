import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';

export const takeOutNewsroom = defineOperation({
  name: 'exporteraRedaktion',
  summary:
    'Lämnar hela redaktionen som ett arkiv som Studio kan läsa in: artiklar med historik, bilder, personer, inställningar och logg. Inga lösenord, nycklar eller hemligheter följer med.',
  method: 'GET',
  path: '/studio/api/export',
  output: z.object({ fil: z.instanceof(FileAnswer) }),
  fileTypes: ['application/zstd'],
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true, readingIsLogged: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ archives, actor, note, now }) {
    note({ detalj: { format: 'tar.zst' } });
    const filnamn = `Redaktionen ${now.slice(0, 10)}.tar.zst`;
    return { fil: new FileAnswer({ filnamn, typ: 'application/zstd', delar: archives.takenOut(actor) }) };
  },
});
