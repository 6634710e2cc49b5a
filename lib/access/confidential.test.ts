import { expect, test } from 'vitest';
import { cannotMakeConfidential, seesArticle } from '#lib/access/confidential.ts';
import type { Actor } from '#lib/contract/actor.ts';

const actor = (id: string, roll: string, typ: Actor['typ'] = 'person') => ({ id, roll, typ, publicera: true });
const SECRET = { konfidentiell: true, agare: { id: 'anna' }, insatta: ['bo', 'agent'] };

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
