import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotReadLog } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import { LOG_FILE_TYPES, LOG_FORMATS, logFile, logFileName } from '#lib/operations/log/log-file.ts';
import { LOG_FILTER_FAULTS, logFilterOf, logQuery } from '#lib/operations/log/log-query.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';

/** So many lines are in memory at once. */
const STRETCH = 500;

export const exportLog = defineOperation({
  name: 'exporteraLogg',
  summary: 'Lämnar loggen, eller det som filtren väljer ur den, som en fil: CSV för ett kalkylprogram eller NDJSON. Det står i loggen.',
  method: 'GET',
  path: '/studio/api/logg/export',
  query: z.object({
    ...logQuery,
    format: z.enum(LOG_FORMATS).default('csv').meta({ description: 'csv (RFC 4180, UTF-8) eller ndjson (en rad JSON per händelse).' }),
  }),
  output: z.object({ fil: z.instanceof(FileAnswer) }),
  fileTypes: Object.values(LOG_FILE_TYPES).map((type) => type.replace(/;.*/, '')),
  errors: ['rattighet_saknas', 'bara_redaktionen', ...LOG_FILTER_FAULTS],
  hints: { readOnly: true, readingIsLogged: true },
  authorise: ({ actor }) => refuseIf(cannotReadLog(actor)),
  check: async (_, given) => logSpan(given).faults,
  async run({ store, note, now, withoutFormerNames }, { format, ...asked }) {
    const delar = await logFile(format, store.log.stretches(logFilterOf(asked), STRETCH), withoutFormerNames);
    const urval = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    note({ ...(asked.innehall === undefined ? {} : { innehall: asked.innehall }), detalj: { format, urval } });
    return { fil: new FileAnswer({ filnamn: logFileName(format, logSpan(asked).span, now), typ: LOG_FILE_TYPES[format], delar }) };
  },
});
