import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { type CallerKind, type PermissionRow, permissionTable } from '#lib/operations/permissions.ts';
import { permissionsDocument } from '#lib/operations/permissions-document.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

const TABLE = permissionTable(OPERATIONS);
/** A suggestion is kept nowhere; of a batch each operation asks. */
const OPEN_TO_ALL = ['korSats', 'foreslaTillInnehall'];

test('docs/permissions.md is made from the table', async () => {
  await expect(permissionsDocument(TABLE)).toMatchFileSnapshot('../../docs/permissions.md');
});

test('every operation has a line, and every refusal is one that the operation declares', () => {
  for (const { name, errors } of OPERATIONS) {
    const rows = TABLE.filter(({ operation }) => operation === name);
    expect(rows, name).not.toEqual([]);
    const refusals = new Set(rows.flatMap(({ svar }) => Object.values(svar)).filter((kod) => kod !== null));
    expect(errors, name).toEqual(expect.arrayContaining([...refusals]));
  }
});

describe('what changes something asks for a right', () => {
  const changing = OPERATIONS.filter(({ hints }) => !hints.readOnly);

  test('or says why it does not: a declaration that does neither is no operation', () => {
    expect(changing.filter(({ openToAll }) => openToAll !== undefined).map(({ name }) => name)).toEqual(OPEN_TO_ALL);
    const declared = { name: 'x', summary: 'X.', method: 'POST', path: '/x', output: z.object({}), run: async () => ({}) } as const;
    // @ts-expect-error It changes something, and asks nobody.
    defineOperation({ ...declared, hints: { readOnly: false } });
    // @ts-expect-error A right has to be named.
    defineOperation({ ...declared, hints: { readOnly: false }, attempts: [] });
    defineOperation({ ...declared, hints: { readOnly: true } });
    defineOperation({ ...declared, hints: { readOnly: false }, attempts: ['skriva'] });
  });

  test('and refuses somebody for want of it, in the table that the running service is held against', () => {
    const refusesNobody = changing.filter(({ name }) =>
      TABLE.filter(({ operation }) => operation === name).every(({ svar }) => Object.values(svar).every((kod) => kod === null)),
    );
    expect(refusesNobody.map(({ name }) => name)).toEqual(OPEN_TO_ALL);
  });
});

const PERSONS: CallerKind[] = ['superadmin', 'admin', 'publicerandeAdmin', 'chefredaktor', 'publicist', 'granskare', 'skribent', 'lasare'];
const WRITERS: CallerKind[] = [...PERSONS.slice(0, -1), 'agent', 'publicerandeAgent'];
const PUBLISHERS: CallerKind[] = ['superadmin', 'publicerandeAdmin', 'chefredaktor', 'publicist'];
const CHIEFS: CallerKind[] = ['superadmin', 'admin', 'publicerandeAdmin', 'chefredaktor'];
const ADMINS: CallerKind[] = ['superadmin', 'admin', 'publicerandeAdmin'];
const ALL: CallerKind[] = [...PERSONS, 'agent', 'publicerandeAgent'];

/** The matrix of the contract (decisions.md §3), a line of the table for each of its rights. */
const CONTRACT: Record<string, readonly CallerKind[]> = {
  hamtaInnehall: ALL,
  forhandsvisa: ALL,
  valideraInnehall: ALL,
  foreslaTillInnehall: ALL,
  'skapaInnehall skriva': WRITERS,
  'sparaSprakversion skriva': WRITERS,
  'kopieraInnehall skriva': WRITERS,
  'aterstallRevision skriva': WRITERS,
  'oversattInnehall skriva': WRITERS,
  laddaUppMedia: WRITERS,
  skapaKouppgift: WRITERS,
  'sattSprakstatus godkanna': [...PERSONS.slice(0, 6), 'publicerandeAgent'],
  'slappInnehall publicera': [...PUBLISHERS, 'publicerandeAgent'],
  'slappInnehall overstyra': ['superadmin', 'chefredaktor'],
  'taNedInnehall taNed': ['superadmin', 'publicerandeAdmin', 'chefredaktor'],
  'andraInnehall raderaPublicerat': CHIEFS,
  'andraInnehall raderaAnnans': CHIEFS,
  'andraInnehall raderaEget': WRITERS,
  andraPerson: [...CHIEFS, 'publicist'],
  listaAgenter: ADMINS,
  angraAgent: ADMINS,
  listaAnvandare: ADMINS,
  listaLogg: CHIEFS,
  'andraAnvandare administratorers': ['superadmin'],
};

const mayOf = ({ svar }: PermissionRow) => (Object.keys(svar) as CallerKind[]).filter((kind) => svar[kind] === null);

describe('the contract', () => {
  test.each(Object.entries(CONTRACT))('lets these do %s', (line, may) => {
    const row = TABLE.find(({ operation, attempt }) => line === (attempt === undefined ? operation : `${operation} ${attempt}`));
    expect(row && mayOf(row)).toEqual(ALL.filter((kind) => may.includes(kind)));
  });
});
