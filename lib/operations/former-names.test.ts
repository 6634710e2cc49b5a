import { expect, test } from 'vitest';
import { jsonOf, keptIn, withKept } from '#lib/contract/kept-json.ts';
import { withoutFormerNames } from '#lib/operations/former-names.ts';

const NOW = { namn: 'Tidigare medarbetare 1', epost: 'tidigare-1@avidentifierad.invalid' };
const FORMER = new Map([['anna', NOW]]);
const ANNA = { typ: 'person', id: 'anna', namn: 'Anna Ek' };
const BO = { typ: 'person', id: 'bo', namn: 'Bo Al' };

test('whoever has left is called what they are called now, wherever they stand', () => {
  const answer = { ok: true, logg: [{ av: ANNA, order_av: BO, detalj: { fore: { id: 'anna', epost: 'anna@x.se', roll: 'skribent' } } }] };
  expect(withoutFormerNames(answer, FORMER)).toEqual({
    ok: true,
    logg: [{ av: { ...ANNA, namn: NOW.namn }, order_av: BO, detalj: { fore: { id: 'anna', epost: NOW.epost, roll: 'skribent' } } }],
  });
});

test.each(['person', 'konto'])('an address beside their id as %s is theirs', (field) => {
  expect(withoutFormerNames({ [field]: 'anna', epost: 'anna@x.se' }, FORMER)).toEqual({ [field]: 'anna', epost: NOW.epost });
});

test('what is about others is the same thing, not a copy', () => {
  const answer = { av: BO, block: [{ id: 'b1', text: 'Anna Ek' }] };
  expect(withoutFormerNames(answer, FORMER)).toBe(answer);
  expect(withoutFormerNames({ av: ANNA }, new Map()).av).toBe(ANNA);
});

test('what was replaced is told', () => {
  const told: string[] = [];
  withoutFormerNames({ senaste: { av: ANNA } }, FORMER, (was, is) => told.push(`${was} → ${is}`));
  expect(told).toEqual(['Anna Ek → Tidigare medarbetare 1']);
});

test('a document that tells of none of them is left as it was read', () => {
  const json = new TextEncoder().encode('[{"text":"Anna Ek"}]');
  const revision = withKept({ id: 'r1', av: ANNA }, 'block', json);
  const told = withoutFormerNames({ arbetsrevision: revision }, FORMER);
  expect(keptIn(told.arbetsrevision)?.json).toBe(json);
  expect(JSON.parse(String(Buffer.from(jsonOf(told))))).toEqual({
    arbetsrevision: { id: 'r1', av: { ...ANNA, namn: NOW.namn }, block: [{ text: 'Anna Ek' }] },
  });
  const ofBo = { arbetsrevision: withKept({ id: 'r2', av: BO }, 'block', json) };
  expect(withoutFormerNames(ofBo, FORMER)).toBe(ofBo);
});

test('one that does is looked into', () => {
  const revision = withKept({ id: 'r1', av: BO }, 'block', new TextEncoder().encode(JSON.stringify([{ attrs: ANNA }])));
  expect(withoutFormerNames({ revision }, FORMER)).toEqual({
    revision: { id: 'r1', av: BO, block: [{ attrs: { ...ANNA, namn: NOW.namn } }] },
  });
});
