import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { passkeyName, passkeySchema } from '#lib/contract/passkey.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const renamePasskey = defineOperation({
  name: 'bytNamnPaPassernyckel',
  summary: 'Byter vad du kallar en av dina passernycklar.',
  method: 'PATCH',
  path: '/studio/api/jag/andra-faktor/passernycklar/{id}',
  params: z.object({ id: z.string().meta({ description: 'Passernyckelns id.' }) }),
  body: z.object({ namn: passkeyName }),
  output: z.object({ ok: z.literal(true), passernyckel: passkeySchema }),
  errors: ['bara_redaktionen', 'finns_inte'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { id, namn }) {
    const passernyckel = isId(id) ? await context.store.passkeys.rename(id, context.actor.id, namn) : undefined;
    if (passernyckel === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Passernyckeln' });
    context.note({ detalj: { passernyckel: id, namn } });
    return { ok: true as const, passernyckel };
  },
});
