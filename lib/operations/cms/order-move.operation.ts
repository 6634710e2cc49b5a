import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { MOVE_ORDERS, moveStateSchema } from '#lib/contract/move.ts';
import { fault } from '#lib/errors/fault.ts';
import { moveState, otherSide } from '#lib/operations/cms/move-state.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const orderMove = defineOperation({
  name: 'flyttaPublicerat',
  summary:
    'Flyttar allt publicerat dit svenskan publiceras nu, i bakgrunden: till WordPress, eller hem därifrån. Varje artikel läses där den är, hela tiden.',
  method: 'POST',
  path: '/studio/api/installningar/cms/flytt',
  body: z.object({
    gor: z.enum(MOVE_ORDERS).meta({ description: 'borja tar allt från början, även det som redan är flyttat; inget dubbleras.' }),
  }),
  output: moveStateSchema,
  errors: ['rattighet_saknas', 'bara_redaktionen', 'flytt_utan_uppgifter', 'testlage_flytt'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { gor }) {
    const { store, now, note, changed } = context;
    note({ detalj: { gor } });
    if (gor === 'borja') await begin(context);
    else if (gor === 'avbryt') await store.moves.end(now);
    else await store.moves.pause(gor === 'pausa');
    changed('flytt');
    return moveState(context, store);
  },
});

async function begin(context: OperationContext): Promise<void> {
  const { store, cms, settings, actor, newId, now } = context;
  const other = otherSide(context);
  if (other === null) throw fault('flytt_utan_uppgifter', { falt: 'publicering' });
  if (settings.cmsTest && cms.namn !== 'inbyggd') throw fault('testlage_flytt', { falt: 'publicering.lage' });
  // Of two that are begun at once the later one finds the first.
  await store.moves.begin({ id: newId(), till: cms.namn, adress: other.adress, av: authorOf(actor), begard: now });
  await store.moves.pause(false);
}
