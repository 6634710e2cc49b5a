import { describe, expect, test } from 'vitest';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import type { Person } from '#lib/contract/person.ts';
import type { Role } from '#lib/contract/role.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { toldRights } from '#lib/operations/told-rights.ts';

const person = (roll: Role, rights: Partial<Person> = {}): Person => ({
  ...{ id: 'p', epost: 'p@exempel.se', namn: 'P', roll, egen_roll: null, sektioner: [], sprak: [], publicera: false, aktiv: true },
  ...{ andra_faktor: false, skapad: '2026-01-01T00:00:00Z', avidentifierad: false, byta_inloggning: false },
  ...rights,
});
const told = (roll: Role, rights?: Partial<Person>) =>
  new Map(
    toldRights(OPERATIONS, actorOfPerson(person(roll, rights)))
      .flatMap(({ rattigheter }) => rattigheter)
      .map((right) => [right.vad, right]),
  );
const may = (roll: Role, rights?: Partial<Person>) => [...told(roll, rights).values()].flatMap(({ vad, far }) => (far ? [vad] : []));

describe('what somebody may', () => {
  test('follows their role', () => {
    expect(may('lasare')).toEqual(['Läsa, förhandsgranska och kontrollera artiklar']);
    expect(may('skribent')).toContain('Radera sina egna utkast');
    expect(may('skribent')).not.toContain('Publicera');
    expect(may('publicist')).toEqual(expect.arrayContaining(['Publicera', 'Godkänna texter för publicering', 'Ändra i personlexikonet']));
    expect(may('chefredaktor')).toContain('Publicera trots fel som stoppar');
    expect(may('superadmin')).toEqual([...told('superadmin').keys()]);
  });

  test('is the same wherever they may do it', () => {
    expect(may('publicist', { sektioner: ['mat'], sprak: ['en'] })).toEqual(may('publicist'));
  });

  test('depends for an administrator on whether they publish', () => {
    expect(may('admin')).not.toContain('Publicera');
    expect(may('admin', { publicera: true })).toContain('Publicera');
    expect(told('admin').get('Publicera')).toMatchObject({
      roller: ['superadmin', 'admin', 'chefredaktor', 'publicist'],
      adminMedPublicera: true,
    });
  });

  test('tells of each thing they may not what to do, and who may', () => {
    const rights = [...told('lasare').values()].filter(({ far }) => !far);
    for (const { vad, atgard, roller } of rights) {
      expect(atgard, vad).toMatch(/^Be .+[.]$/);
      expect(roller.length, vad).toBeGreaterThan(0);
    }
  });

  test.each([
    ['Publicera', 'Be en publicist göra det, eller be en administratör om rättigheten.'],
    ['Publicera trots fel som stoppar', 'Be chefredaktören göra det.'],
    ['Utse och ändra administratörer', 'Be en superadministratör göra det.'],
    ['Sköta agenter', 'Be en administratör göra det.'],
  ])('sends a reader who may not do it to one who may: %s', (vad, atgard) => {
    expect(told('lasare').get(vad)?.atgard).toBe(atgard);
  });
});
