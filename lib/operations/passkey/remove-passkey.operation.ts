import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { CONFIRM_FAULTS, confirmPerson } from '#lib/operations/account/confirm-person.ts';
import { proofOfPerson } from '#lib/operations/account/password-to-confirm.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { stateOfSecondFactor } from '#lib/operations/second-factor/second-factor-state.ts';

export const removePasskey = defineOperation({
  name: 'taBortPassernyckel',
  summary: 'Tar bort en av dina passernycklar. Var den din enda andra faktor räcker lösenordet sedan, om inte din roll kräver mer.',
  method: 'POST',
  path: '/studio/api/jag/andra-faktor/passernycklar/{id}/ta-bort',
  params: z.object({ id: z.string().meta({ description: 'Passernyckelns id.' }) }),
  body: z.object({ losenord: proofOfPerson }),
  output: z.object({ ok: z.literal(true), aktiv: z.boolean().meta({ description: 'Om tvåstegsinloggning fortfarande är på.' }) }),
  errors: ['bara_redaktionen', ...CONFIRM_FAULTS, 'finns_inte', 'andra_faktor_tvungen'],
  hints: { readOnly: false, destructive: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { id, losenord }) {
    const { actor } = context;
    await confirmPerson(context, losenord);
    return context.finish(async (store) => {
      // Of two who take away the last two, the second finds one.
      await store.people.hold(actor.id);
      const namn = isId(id) ? await store.passkeys.remove(id, actor.id) : undefined;
      if (namn === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Passernyckeln' });
      const { aktiv, kravs } = await stateOfSecondFactor({ ...context, store });
      if (!aktiv && kravs) throw fault('andra_faktor_tvungen');
      // Recovery codes stand in for something that there is no more.
      if (!aktiv) await store.secondFactors.remove(actor.id);
      context.changed('konton');
      context.note({ detalj: { passernyckel: id, namn } });
      return { ok: true as const, aktiv };
    });
  },
});
