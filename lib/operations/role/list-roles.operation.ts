import { z } from 'zod';
import { rightsOfRole } from '#lib/access/role-rights.ts';
import { RIGHT_NAMES, RIGHTS, ROLE_NAMES, ROLES, type Role } from '#lib/contract/role.ts';
import { type ToldRole, toldRoleSchema } from '#lib/contract/role-shapes.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listRoles = defineOperation({
  name: 'listaRoller',
  summary: 'Listar rollerna och vad var och en får: Studios egna och de som redaktionen har gjort.',
  method: 'GET',
  path: '/studio/api/roller',
  output: z.object({
    ok: z.literal(true),
    roller: z.array(toldRoleSchema),
    ratter: z.array(z.object({ id: z.enum(RIGHTS), namn: z.string() })).meta({ description: 'Vad varje rätt är. Läsa får alla.' }),
  }),
  hints: { readOnly: true },
  async run({ store }) {
    const [own, counts] = await Promise.all([store.roles.list(), store.roles.counts()]);
    const having = new Map(counts.map(({ id, personer }) => [id, personer]));
    const roller = [...ROLES.map(builtIn), ...own.map((role) => ({ ...role, inbyggd: false, med_publicera: [] }))];
    return {
      ok: true as const,
      roller: roller.map((role) => ({ ...role, personer: having.get(role.id) ?? 0 })),
      ratter: RIGHTS.map((id) => ({ id, namn: RIGHT_NAMES[id] })),
    };
  },
});

function builtIn(id: Role): Omit<ToldRole, 'personer'> {
  const ratter = rightsOfRole({ roll: id, publicera: false });
  const more = rightsOfRole({ roll: id, publicera: true }).filter((right) => !ratter.includes(right));
  return {
    ...{ id, namn: ROLE_NAMES[id], inbyggd: true, arkiverad: false, sektioner: [], sprak: [] },
    ...{ ratter: [...ratter], med_publicera: more },
  };
}
