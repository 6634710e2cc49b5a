import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { moveStateSchema } from '#lib/contract/move.ts';
import { moveState } from '#lib/operations/cms/move-state.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getMove = defineOperation({
  name: 'hamtaFlytt',
  summary: 'Visar hur långt flytten av det publicerade till ett annat publiceringssystem har kommit, och vad som inte gick att flytta.',
  method: 'GET',
  path: '/studio/api/installningar/cms/flytt',
  output: moveStateSchema,
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  run: (context) => moveState(context, context.store),
});
