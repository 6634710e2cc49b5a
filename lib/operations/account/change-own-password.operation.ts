import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { confirmPassword } from '#lib/operations/account/confirm-password.ts';
import { knownNewsroom, newPassword, PASSWORD_FAULTS, weakPassword } from '#lib/operations/account/new-password.ts';
import { passwordToConfirm } from '#lib/operations/account/password-to-confirm.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const changeOwnPassword = defineOperation({
  name: 'bytLosenord',
  summary: 'Byter ditt lösenord. Dina andra inloggningar och assistenternas anslutningar avslutas genast.',
  method: 'POST',
  path: '/studio/api/jag/losenord',
  body: z.object({
    nuvarande: passwordToConfirm,
    losenord: newPassword,
  }),
  output: z.object({ ok: z.literal(true), avslutade: z.number().meta({ description: 'Hur många andra inloggningar som avslutades.' }) }),
  errors: ['bara_redaktionen', 'losenord_fel', 'losenord_samma', 'for_manga_inloggningar', ...PASSWORD_FAULTS],
  hints: { readOnly: false },
  transaction: 'stegvis',
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  check: async (context, { losenord }) => {
    const { namn, epost = '' } = context.actor;
    return weakPassword(losenord, { namn, epost }, await knownNewsroom(context));
  },
  async run(context, { nuvarande, losenord }) {
    const { actor } = context;
    await confirmPassword(context, nuvarande, 'nuvarande');
    if (nuvarande === losenord) throw fault('losenord_samma', { falt: 'losenord' });
    const losenord_hash = await context.hashPassword(losenord);
    return context.finish(async ({ people, passwordLinks }) => {
      const avslutade = await people.setPassword(actor.id, losenord_hash, actor.session);
      await passwordLinks.remove(actor.id);
      context.changed('konton');
      context.note({ detalj: { avslutade } });
      return { ok: true as const, avslutade };
    });
  },
});
