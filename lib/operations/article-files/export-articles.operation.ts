import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { CONTENT_STATUSES } from '#lib/contract/closed/article.ts';
import { takenOut } from '#lib/operations/article-files/taken-out.ts';
import { zipFile } from '#lib/operations/article-files/zip-file.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';

export const exportArticles = defineOperation({
  name: 'exporteraArtiklar',
  summary:
    'Lämnar artiklarna som en zip: Markdown med uppgifter i YAML, HTML och bilderna, för den som ska lämna Studio. Det står i loggen.',
  method: 'GET',
  path: '/studio/api/export/artiklar',
  query: z.object({
    status: z.enum(CONTENT_STATUSES).optional().meta({ description: 'Bara artiklar med den statusen; annars alla som inte är raderade.' }),
  }),
  output: z.object({ fil: z.instanceof(FileAnswer) }),
  fileTypes: ['application/zip'],
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true, readingIsLogged: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { status }) {
    context.note({ detalj: { format: 'zip', urval: status === undefined ? {} : { status } } });
    const files = takenOut(context, { raderad: false, ...(status === undefined ? {} : { status }) }, await context.sections());
    const filnamn = `Artiklar ${context.now.slice(0, 10)}.zip`;
    return { fil: new FileAnswer({ filnamn, typ: 'application/zip', delar: zipFile(files, new Date(context.now)) }) };
  },
});
