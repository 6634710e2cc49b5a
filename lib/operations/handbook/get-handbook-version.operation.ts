import { z } from 'zod';
import { handbookVersionSchema } from '#lib/contract/handbook.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { currentHandbook, handbookVersion } from '#lib/operations/handbook/handbook-version.ts';

export const getHandbookVersion = defineOperation({
  name: 'hamtaHandboksversion',
  summary: 'Hämtar handbokens skrivna kapitel i en version.',
  method: 'GET',
  path: '/studio/api/handbok/versioner/{nr}',
  params: z.object({ nr: z.string().meta({ description: 'Versionens nummer, eller senaste.' }) }),
  output: z.object({ ok: z.literal(true), version: handbookVersionSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run({ store }, { nr }) {
    const version =
      nr === 'senaste' ? await currentHandbook(store) : /^[1-9]\d{0,8}$/.test(nr) && (await handbookVersion(store, Number(nr)));
    if (!version) throw fault('finns_inte', {}, { vad: `Version ${nr.slice(0, 60)} av handboken` });
    return { ok: true as const, version };
  },
});
