import { expect, test } from 'vitest';
import { cannotMakeConfidential, seesArticle } from '#lib/access/confidential.ts';
import type { Actor } from '#lib/contract/actor.ts';

const actor = (id: string, roll: string, typ: Actor['typ'] = 'person') => ({ id, roll, typ, publicera: true, sektioner: [] });
const SECRET = { sektion: 'nyheter', konfidentiell: true, agare: { id: 'anna' }, insatta: ['bo', 'agent'] };

test.each<[string, ReturnType<typeof actor>, boolean]>([
  ['its owner', actor('anna', 'skribent'), true],
  ['who has been let in', actor('bo', 'lasare'), true],
  ['an assistant of theirs', actor('bo', 'lasare', 'assistent'), true],
  ['an agent that has been let in', actor('agent', 'agent', 'agent'), true],
  ['a chief editor', actor('cesar', 'chefredaktor'), true],
  ['a superadministrator', actor('cesar', 'superadmin'), true],
  ['an administrator', actor('dag', 'admin'), false],
  ['whoever publishes', actor('dag', 'publicist'), false],
  ['an agent that is called as a chief is', actor('dag', 'chefredaktor', 'agent'), false],
  ['any other agent', actor('dag', 'agent', 'agent'), false],
])('%s sees a confidential article, and decides who does: %s', (_, who, sees) => {
  expect(seesArticle(who, SECRET)).toBe(sees);
  expect(cannotMakeConfidential(who, SECRET) === undefined).toBe(sees);
  expect(seesArticle(who, { ...SECRET, konfidentiell: false })).toBe(true);
});

test('a role of the newsroom’s own sees it where it decides in spite of faults', () => {
  const own = (ratter: ['overstyra'] | []) => ({
    ...actor('eva', 'egen'),
    egen_roll: { namn: 'Egen', ratter: [...ratter], sektioner: [], sprak: [] },
  });
  expect([seesArticle(own(['overstyra']), SECRET), seesArticle(own([]), SECRET)]).toEqual([true, false]);
});

test.each<[Actor['laser'], string[], string, boolean]>([
  ['allt', ['mat'], 'nyheter', true],
  [undefined, ['mat'], 'nyheter', true],
  ['egna_sektioner', ['mat'], 'mat', true],
  ['egna_sektioner', ['mat'], 'nyheter', false],
  ['egna_sektioner', ['*'], 'nyheter', true],
  ['egna_sektioner', [], 'nyheter', false],
  ['eget', ['*'], 'nyheter', false],
])('an agent that reads %s, with the sections %j, sees another’s article in %s: %s', (laser, sektioner, sektion, sees) => {
  const agent = (id: string, typ: Actor['typ'] = 'agent') => ({ ...actor(id, 'agent', typ), laser, sektioner });
  const open = { ...SECRET, sektion, konfidentiell: false };
  expect(seesArticle(agent('dag'), open)).toBe(sees);
  expect([seesArticle(agent('anna'), open), seesArticle(agent('bo'), open), seesArticle(agent('dag', 'person'), open)]).toEqual([
    true,
    true,
    true,
  ]);
});
