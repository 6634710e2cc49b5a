import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { idField } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline } from '#lib/operations/item/item-access.ts';
import { judgeOwnLinks } from '#lib/operations/link/judge-own-links.ts';
import { linkOr404 } from '#lib/operations/link/link.ts';

export const checkLinks = defineOperation({
  name: 'kontrolleraLankar',
  summary: 'Kontrollerar en länk, eller alla i en artikel, så snart deras värdar kan frågas. De egna adresserna bedöms genast.',
  method: 'POST',
  path: '/studio/api/lankar/kontrollera',
  body: z.object({
    id: idField.max(40).optional().meta({ description: 'Länkens id.' }),
    innehall: idField.max(40).optional().meta({ description: 'Artikelns id.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    vantar: z.int().meta({ description: 'Hur många som kontrolleras så snart det går.' }),
    bedomda: z.int().meta({ description: 'Hur många egna adresser som är bedömda nu.' }),
  }),
  errors: ['rattighet_saknas', 'finns_inte', 'falt_saknas'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, innehall }) {
    const { store, now } = context;
    if (id !== undefined) {
      const link = await linkOr404(context, id);
      context.note({ detalj: { lank: link.adress } });
      if (link.vard !== '') return { ok: true as const, vantar: await store.links.askFor(link.id, now), bedomda: 0 };
      await judgeOwnLinks(context, [link]);
      return { ok: true as const, vantar: 0, bedomda: 1 };
    }
    if (innehall === undefined)
      throw fault('falt_saknas', { falt: 'id' }, { falt: 'id', beskrivning: 'Eller ange innehall för alla länkar i en artikel.' });
    await itemOutline(context, innehall, 'innehall');
    context.note({ innehall });
    const own = await store.links.ownOfArticle(innehall);
    await judgeOwnLinks(context, own);
    return { ok: true as const, vantar: await store.links.askForArticle(innehall, now), bedomda: own.length };
  },
});
