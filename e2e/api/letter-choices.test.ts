import { expect, test } from 'vitest';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';

const letters = (epost: string) => sql<{ amne: string }>('SELECT amne FROM utskick WHERE till = $1', [epost]);
/** What of somebody's inbox waits to be written of. */
const waits = (person: string) => sql<{ handelse: string }>('SELECT handelse FROM inkorg WHERE person_id = $1 AND brev', [person]);
const choose = async (who: Caller, wanted: Record<string, unknown>) => (await who.put('/jag/kobrev', wanted)).body;

test('a letter about a mention comes at once, waits for quiet hours to end or to be gathered, or never comes, as each has chosen', async () => {
  const [anna, quiet, gathered, none, usual] = await Promise.all(Array.from({ length: 5 }, () => as('skribent')));
  if (anna === undefined || quiet === undefined || gathered === undefined || none === undefined || usual === undefined) throw new Error();
  const { id } = await anna.created(swedish());
  // From this hour and for most of the day: quiet also when the hour ends meanwhile.
  const fran = Number(stockholmMinute(new Date().toISOString()).slice(11, 13));
  expect(await choose(quiet, { tysta: { fran, till: (fran + 23) % 24 } })).toMatchObject({
    nar: 'dagligen',
    inkorg: 'genast',
    klockslag: [7],
  });
  await choose(gathered, { inkorg: 'dagligen', klockslag: [8, 16] });
  await choose(none, { inkorg: 'aldrig' });
  const namn = [quiet, gathered, none, usual].map((person) => person.id);
  const said = await anna.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Hej', namn });
  expect(said.status, JSON.stringify(said.body.fel)).toBe(201);
  const written = await Promise.all([quiet, gathered, none, usual].map(async (person) => (await letters(person.epost)).length));
  expect(written).toEqual([0, 0, 0, 1]);
  const waiting = await Promise.all([quiet, gathered, none, usual].map(async (person) => (await waits(person.id)).length));
  expect(waiting).toEqual([1, 1, 0, 0]);
  // Who wants none any more has none of what waits either.
  await choose(gathered, { inkorg: 'aldrig' });
  expect(await waits(gathered.id)).toEqual([]);
  expect((await quiet.get('/jag/kobrev')).body.tysta).toEqual({ fran, till: (fran + 23) % 24 });
  for (const wrong of [{ klockslag: [] }, { klockslag: [24] }, { tysta: { fran: 7, till: 7 } }, { inkorg: 'ofta' }, {}])
    expect((await quiet.put('/jag/kobrev', wrong)).status, JSON.stringify(wrong)).toBe(422);
});
