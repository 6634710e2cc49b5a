import { describe, expect, test } from 'vitest';
import * as rights from '#lib/access/rights.ts';
import { holds } from '#lib/access/role-rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SCOPES, type Scope } from '#lib/contract/connection.ts';
import { type Right, ROLES } from '#lib/contract/role.ts';

const ITEM = { sektion: 'nyheter', mall: 'nyhet', agare: 'anna', publik: false };

/** Everything there is a right to, asked of somebody. */
const ASKED: Record<string, (actor: Actor) => unknown> = {
  read: (actor) => rights.cannotCall(actor, { omfang: undefined, readOnly: true }),
  change: (actor) => rights.cannotCall(actor, { omfang: undefined, readOnly: false }),
  'see figures': (actor) => rights.cannotCall(actor, { omfang: 'trafik:las', readOnly: true }),
  'ask who one is': (actor) => rights.cannotCall(actor, { omfang: 'vilket_som_helst', readOnly: true }),
  write: (actor) => rights.cannotWrite(actor, ITEM, ['sv']),
  contribute: (actor) => rights.cannotContribute(actor),
  'work in the queue': (actor) => rights.cannotQueue(actor),
  share: (actor) => rights.cannotShare(actor),
  approve: (actor) => rights.cannotApprove(actor, ITEM, 'sv'),
  release: (actor) => rights.cannotRelease(actor, ITEM, ['sv']),
  schedule: (actor) => rights.cannotSchedule(actor, ITEM, ['sv']),
  override: (actor) => rights.cannotOverride(actor),
  'take down': (actor) => rights.cannotTakeDown(actor, ITEM),
  'delete a draft': (actor) => rights.cannotDelete(actor, ITEM),
  'delete what was public': (actor) => rights.cannotDelete(actor, { ...ITEM, publik: true }),
  curate: (actor) => rights.cannotCurate(actor),
  administer: (actor) => rights.cannotAdminister(actor),
  appoint: (actor) => rights.cannotAppoint(actor, { roll: 'admin' }),
  'take out a register': (actor) => rights.cannotTakeOutRegister(actor),
  anonymise: (actor) => rights.cannotAnonymise(actor),
  'read the log': (actor) => rights.cannotReadLog(actor),
  'manage connections': (actor) => rights.cannotManageConnections(actor),
};

function person(roll: (typeof ROLES)[number]): Actor {
  const publicera = holds({ roll, publicera: true }, 'publicera');
  return { typ: 'person', id: 'anna', namn: 'Anna', roll, sektioner: [], mallar: [], sprak: [], publicera, schemalagga: publicera };
}

function may(actor: Actor): string[] {
  return Object.keys(ASKED).filter((name) => ASKED[name]?.(actor) === undefined);
}

const subsets = Array.from({ length: 2 ** SCOPES.length }, (_, bits) => SCOPES.filter((_scope, place) => bits & (1 << place)));

describe.each(ROLES)('an assistant of a person who is %s', (roll) => {
  test('never has a right that the person has not, whatever has been granted, and none more for having fewer scopes', () => {
    const own = may(person(roll));
    const everything = may({ ...person(roll), typ: 'assistent', omfang: [...SCOPES] });
    for (const omfang of subsets) {
      const has = may({ ...person(roll), typ: 'assistent', omfang });
      expect(own).toEqual(expect.arrayContaining(has));
      expect(everything).toEqual(expect.arrayContaining(has));
    }
  });

  test.each<[Scope[], string[]]>([
    [[], ['ask who one is']],
    [['offline_access'], ['ask who one is']],
    [['innehall:las'], ['read', 'ask who one is']],
    [['trafik:las'], ['see figures', 'ask who one is']],
  ])('with %j reads what that says, and changes nothing', (omfang, expected) => {
    expect(may({ ...person(roll), typ: 'assistent', omfang })).toEqual(expected);
  });

  test('administers nothing, judges no faults and lets in no other program', () => {
    const has = may({ ...person(roll), typ: 'assistent', omfang: [...SCOPES] });
    for (const never of ['override', 'administer', 'appoint', 'read the log', 'manage connections']) expect(has).not.toContain(never);
  });
});

test('to work in the queue takes its own scope, and no other', () => {
  const writer = { ...person('skribent'), typ: 'assistent' as const };
  expect(may({ ...writer, omfang: ['ko:skriv'] }).toSorted()).toEqual(['ask who one is', 'work in the queue']);
  expect(may({ ...writer, omfang: SCOPES.filter((scope) => scope !== 'ko:skriv') })).not.toContain('work in the queue');
});

test('whoever approves may hand that on, though they do not publish', () => {
  expect(ROLES.filter((roll) => rights.mayGrant(person(roll), 'innehall:publicera'))).toEqual(
    ROLES.filter((roll) => may(person(roll)).includes('approve')),
  );
  const reviewing = may({ ...person('granskare'), typ: 'assistent', omfang: ['innehall:las', 'innehall:publicera'] });
  expect([reviewing.includes('approve'), reviewing.includes('release')]).toEqual([true, false]);
});

test('what the person may not either is no matter of scopes: nobody is asked for what they cannot give', () => {
  const reading = (roll: (typeof ROLES)[number]) => ({ ...person(roll), typ: 'assistent' as const, omfang: ['innehall:las' as const] });
  const why = (roll: (typeof ROLES)[number], omfang: Scope) => rights.cannotCall(reading(roll), { omfang, readOnly: false })?.kod;
  expect([why('lasare', 'innehall:skriv'), why('lasare', 'ko:skriv'), why('skribent', 'innehall:publicera')]).toEqual(
    Array(3).fill('rattighet_saknas'),
  );
  expect([why('skribent', 'innehall:skriv'), why('skribent', 'ko:skriv'), why('publicist', 'innehall:publicera')]).toEqual(
    Array(3).fill('omfang_saknas'),
  );
});

test('to publish takes its own scope', () => {
  const chief = { ...person('chefredaktor'), typ: 'assistent' as const };
  const writing = may({ ...chief, omfang: ['innehall:las', 'innehall:skriv'] });
  expect(writing).toEqual(expect.arrayContaining(['write', 'contribute', 'share', 'delete a draft', 'curate']));
  const publishing = ['approve', 'release', 'schedule', 'take down', 'delete what was public'];
  for (const name of publishing) expect(writing).not.toContain(name);
  expect(may({ ...chief, omfang: ['innehall:las', 'innehall:publicera'] })).toEqual(expect.arrayContaining(publishing));
});

test.each<[rights: Right[], scope: Scope, may: boolean]>([
  [['skriva', 'publicera'], 'innehall:publicera', true],
  [['skriva', 'ta_ned'], 'innehall:publicera', true],
  [['skriva', 'godkanna'], 'innehall:publicera', true],
  [['skriva'], 'innehall:publicera', false],
  [['logg'], 'innehall:skriv', false],
])('a role of the newsroom’s own that holds %j hands on %s: %s', (ratter, scope, may) => {
  const publicera = ratter.includes('publicera');
  const own = {
    ...person('lasare'),
    roll: 'egen',
    publicera,
    schemalagga: publicera,
    egen_roll: { namn: 'Egen', ratter, sektioner: [], sprak: [] },
  };
  expect(rights.mayGrant(own, scope)).toBe(may);
});
