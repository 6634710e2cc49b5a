import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotMakeRoles } from '#lib/access/rights.ts';
import { builtInRole } from '#lib/access/role-rights.ts';
import { RIGHTS, type Right, ROLE_NAMES } from '#lib/contract/role.ts';
import { roleFields } from '#lib/contract/role-shapes.ts';
import { fault } from '#lib/errors/fault.ts';
import { unknownScope } from '#lib/operations/agent/agent-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { ownRoleSchema } from '#lib/operations/role/own-role.ts';
import { roleRuleFaults } from '#lib/operations/role/role-rules.ts';

export const patchRole = defineOperation({
  name: 'andraRoll',
  summary: 'Ändrar en roll som redaktionen har gjort, eller arkiverar den. Det gäller genast för dem som har rollen.',
  method: 'PATCH',
  path: '/studio/api/roller/{id}',
  params: z.object({ id: z.string().meta({ description: 'Rollens id.' }) }),
  body: z.object({
    namn: roleFields.namn.optional(),
    ratter: roleFields.ratter.optional(),
    sektioner: roleFields.sektioner.optional(),
    sprak: roleFields.sprak.optional(),
    arkiverad: roleFields.arkiverad.optional(),
  }),
  output: z.object({ ok: z.literal(true), roll: ownRoleSchema }),
  errors: [
    'rattighet_saknas',
    'bara_redaktionen',
    'finns_inte',
    'roll_inbyggd',
    'roll_namn_finns',
    'roll_ofullstandig',
    'sektion_okand',
    'sprak_okant',
  ],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotMakeRoles(actor)),
  check: async (context, { id, namn, ratter, sektioner, sprak }) => [
    ...(await roleRuleFaults(context, { id, namn, ratter })),
    ...(await unknownScope(context, { sektioner, sprak })),
  ],
  async run(context, { id, namn, ratter, sektioner, sprak, arkiverad }) {
    const studios = builtInRole(id);
    if (studios !== undefined) throw fault('roll_inbyggd', { falt: 'id' }, { namn: ROLE_NAMES[studios] });
    const before = roleFields.id.safeParse(id).success ? await context.store.roles.lock(id) : undefined;
    if (before === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: `Rollen ${id.slice(0, 60)}` });
    const roll = {
      id,
      namn: namn ?? before.namn,
      ratter: ratter === undefined ? before.ratter : RIGHTS.filter((right) => ratter.includes(right)),
      sektioner: sektioner === undefined ? before.sektioner : [...new Set(sektioner)],
      sprak: sprak === undefined ? before.sprak : [...new Set(sprak)],
      arkiverad: arkiverad ?? before.arkiverad,
    };
    await context.store.roles.change(roll);
    // Whoever has invited somebody holds the link too, and may be no more than an administrator.
    if (administers(roll) && !administers(before)) await context.store.passwordLinks.removeOfRole(id);
    // Whoever has the role may do at once what it says now, and no more.
    context.changed('konton');
    context.note({ detalj: { roll: id, fore: before, efter: roll } });
    return { ok: true as const, roll };
  },
});

function administers({ ratter }: { ratter: readonly Right[] }): boolean {
  return ratter.includes('administrera');
}
