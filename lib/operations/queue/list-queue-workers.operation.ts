import { z } from 'zod';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { seesAllArticles } from '#lib/access/confidential.ts';
import { cannotQueue } from '#lib/access/rights.ts';
import { authorSchema } from '#lib/contract/article.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

const IN_SWEDISH = new Intl.Collator('sv');

export const listQueueWorkers = defineOperation({
  name: 'listaKoansvariga',
  summary: 'Listar vilka som kan ansvara för uppgifter i arbetskön: personer och agenter, efter namn.',
  method: 'GET',
  path: '/studio/api/ko/ansvariga',
  query: wholeListQuery,
  output: z.object({
    ...pageFrame,
    ansvariga: z.array(
      authorSchema.extend({
        ser_konfidentiellt: z.boolean().meta({ description: 'Om alla konfidentiella artiklar syns för den, utan att den är insatt.' }),
      }),
    ),
  }),
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  async run({ store, now }, asked) {
    const [people, agents] = await Promise.all([store.people.active(), store.agents.list({ day: now.slice(0, 10), now })]);
    const persons = people
      .filter((person) => cannotQueue(actorOfPerson(person)) === undefined)
      .map((person) => ({
        typ: 'person' as const,
        id: person.id,
        namn: person.namn,
        ser_konfidentiellt: seesAllArticles(actorOfPerson(person)),
      }));
    const keys = agents
      .filter(({ aterkallad }) => aterkallad === null)
      .map(({ id, namn }) => ({ typ: 'agent' as const, id, namn, ser_konfidentiellt: false }));
    const all = [...persons, ...keys].toSorted((one, other) => IN_SWEDISH.compare(one.namn, other.namn));
    const { frame, page } = pageOfWhole(all, asked);
    return { ...frame, ansvariga: page };
  },
});
