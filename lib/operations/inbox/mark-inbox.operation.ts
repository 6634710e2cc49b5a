import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { momentSchema } from '#lib/contract/moment.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

const MOST_AT_ONCE = 100;

export const markInbox = defineOperation({
  name: 'markeraInkorg',
  summary: 'Markerar rader i din inkorg som lästa, eller som olästa igen: dem du räknar upp, eller alla till och med en tid.',
  method: 'POST',
  path: '/studio/api/jag/inkorg/markera',
  body: z.object({
    rader: z.array(z.string()).max(MOST_AT_ONCE).default([]).meta({ description: 'Radernas id. De som inte finns längre hoppas över.' }),
    till: momentSchema.optional().meta({ description: 'Alla rader till och med då: tiden på den översta du ser.' }),
    lasta: z.boolean().default(true).meta({ description: 'false markerar dem som olästa.' }),
  }),
  output: z.object({ ok: z.literal(true), olasta: z.int().meta({ description: 'Hur många olästa rader som är kvar.' }) }),
  errors: ['bara_redaktionen', 'inget_att_andra'],
  hints: { readOnly: false, idempotent: true, writingIsNotLogged: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run({ store, actor, now }, { rader, till, lasta }) {
    if (rader.length === 0 && till === undefined) throw fault('inget_att_andra', { falt: '' }, { falten: 'rader, till' });
    await store.inbox.mark(actor.id, { rader: rader.filter(isId), till: till ?? null }, lasta, now);
    return { ok: true as const, olasta: await store.inbox.unread(actor.id) };
  },
});
