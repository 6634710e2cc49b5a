import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotReadProving } from '#lib/access/rights.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { provingRoundSchema } from '#lib/contract/proving.ts';
import { fault } from '#lib/errors/fault.ts';
import { agentParams } from '#lib/operations/agent/agent-fields.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { toldRound } from '#lib/operations/proving/told-round.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listProvingRounds = defineOperation({
  name: 'listaProv',
  summary:
    'Listar en agents omgångar i provbanan, senast först: de 50 senaste sparas, och den som räknas för varje nyckel. En agent läser sina egna.',
  method: 'GET',
  path: '/studio/api/agenter/{id}/prov',
  params: agentParams,
  query: wholeListQuery,
  output: z.object({ ...pageFrame, prov: z.array(provingRoundSchema) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotReadProving(actor)),
  async run(context, { id, ...asked }) {
    const { actor, store, now } = context;
    // Of others an agent is told nothing, not even that they are there.
    if (actor.id !== id) refuseIf(cannotAdminister(actor));
    if ((await findAgent(context, id)) === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Agenten' });
    const rounds = await store.provingRounds.list(id);
    const { frame, page } = pageOfWhole(
      rounds.map((round) => toldRound(round, now)),
      asked,
    );
    return { ...frame, prov: page };
  },
});
