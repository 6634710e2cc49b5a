import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotMakeRoles } from '#lib/access/rights.ts';
import { builtInRole } from '#lib/access/role-rights.ts';
import { RIGHTS } from '#lib/contract/role.ts';
import { roleFields } from '#lib/contract/role-shapes.ts';
import { fault } from '#lib/errors/fault.ts';
import { unknownScope } from '#lib/operations/agent/agent-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { ownRoleSchema } from '#lib/operations/role/own-role.ts';
import { roleRuleFaults } from '#lib/operations/role/role-rules.ts';

export const createRole = defineOperation({
  name: 'skapaRoll',
  summary: 'Gör en egen roll av de rättigheter som finns. Dess id ändras aldrig.',
  method: 'POST',
  path: '/studio/api/roller',
  body: z.object({
    id: roleFields.id,
    namn: roleFields.namn,
    ratter: roleFields.ratter,
    sektioner: roleFields.sektioner.default([]),
    sprak: roleFields.sprak.default([]),
  }),
  output: z.object({ ok: z.literal(true), roll: ownRoleSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'bara_redaktionen', 'roll_finns', 'roll_namn_finns', 'roll_ofullstandig', 'sektion_okand', 'sprak_okant'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotMakeRoles(actor)),
  check: async (context, { namn, ratter, sektioner, sprak }) => [
    ...(await roleRuleFaults(context, { namn, ratter })),
    ...(await unknownScope(context, { sektioner, sprak })),
  ],
  async run(context, { id, namn, ratter, sektioner, sprak }) {
    const roll = {
      ...{ id, namn, sektioner: [...new Set(sektioner)], sprak: [...new Set(sprak)], arkiverad: false },
      ratter: RIGHTS.filter((right) => ratter.includes(right)),
    };
    // `agent` is what jag tells of one that is no person.
    const isStudios = id === 'agent' || builtInRole(id) !== undefined;
    if (isStudios || !(await context.store.roles.create(roll))) throw fault('roll_finns', { falt: 'id' }, { id });
    context.note({ detalj: { roll: id, efter: roll } });
    return { ok: true as const, roll };
  },
});
