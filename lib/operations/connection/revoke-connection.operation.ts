import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotManageConnections } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const revokeConnection = defineOperation({
  name: 'aterkallaAnslutning',
  summary:
    'Kopplar bort en assistent. Gäller genast och går inte att ångra; dess delningslänkar slutar gälla, det den har skrivit finns kvar.',
  method: 'DELETE',
  path: '/studio/api/anslutningar/{id}',
  params: z.object({ id: z.string().meta({ description: 'Anslutningens id.' }) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotManageConnections(actor)),
  async run(context, { id }) {
    const { store, actor, now } = context;
    const connection = isId(id) ? await store.oauthConnections.byId(id) : undefined;
    // That somebody else has a connection is nobody's business but an administrator's.
    const theirs = connection?.person === actor.id || cannotAdminister(actor) === undefined;
    if (connection === undefined || !theirs) throw fault('finns_inte', { falt: 'id' }, { vad: 'Anslutningen' });
    await store.oauthConnections.revoke(id, now);
    context.note({ detalj: { anslutning: id, person: connection.person, klient: connection.klient, vard: connection.vard } });
    return { ok: true as const };
  },
});
