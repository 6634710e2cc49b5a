import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { openApiDocument } from '#lib/transports/openapi/document.ts';
import { matching, type OperationEntry, operationGroups, partEntries } from '#lib/transports/openapi/reference-model.ts';

const document = openApiDocument(OPERATIONS, { url: 'https://studio.test', release: '2.5.43' });
const groups = operationGroups(document);
const entries = groups.flatMap(({ poster }) => poster);

function entry(namn: string): OperationEntry {
  const found = entries.find((one) => one.namn === namn);
  if (found === undefined) throw new Error(namn);
  return found;
}

test('tells every operation once, under what it is about', () => {
  expect(entries.map(({ namn }) => namn).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted());
  for (const { namn, beskrivning, poster } of groups) {
    expect(poster.length, namn).toBeGreaterThan(0);
    expect(beskrivning).toMatch(/\.$/);
  }
});

describe('an operation', () => {
  test('tells who may do it, what the others are answered, and what an assistant must have been granted', () => {
    for (const { namn, rattigheter } of entries) expect(rattigheter, namn).not.toEqual([]);
    expect(entry('slappInnehall').rattigheter.find(({ vad }) => vad === 'trots fel som stoppar')).toEqual({
      vad: 'trots fel som stoppar',
      far: ['superadmin', 'chefredaktor'],
      nekas: [
        { kod: 'rattighet_saknas', vilka: ['admin', 'admin med publicera', 'publicist', 'granskare', 'skribent', 'lasare', 'agent'] },
        { kod: 'bara_redaktionen', vilka: ['agent med publicera och schemalagga'] },
      ],
      assistent: 'aldrig',
    });
  });

  test('has its fields with type, need and description, those within lists and objects too', () => {
    const { kropp } = entry('skapaInnehall');
    expect(kropp.find(({ namn }) => namn === 'rubrik')).toMatchObject({ kravs: true, typ: 'text, högst 300 tecken' });
    expect(kropp.find(({ namn }) => namn === 'block')).toMatchObject({ typ: 'lista av Block', del: 'Block', kravs: false });
    expect(kropp.find(({ namn }) => namn === 'provkor')?.beskrivning).toContain('ändrar ingenting');
    const { svar } = entry('skapaAgent');
    expect(svar.find(({ status }) => status === '201')?.falt.map(({ namn }) => namn)).toContain('nyckel');
  });

  test('has every code it may refuse with, also where the refusal is shared with others', () => {
    for (const operation of OPERATIONS) {
      const codes = entry(operation.name).svar.flatMap(({ koder }) => koder);
      for (const kod of operation.errors) expect(codes, `${operation.name} ${kod}`).toContain(kod);
    }
  });

  test('says that a file is sent as a form, and shows whole examples', () => {
    expect(entry('laddaUppMedia').formular).toBe(true);
    expect(entry('skapaInnehall').formular).toBe(false);
    for (const { json } of entry('skapaInnehall').exempel) expect(JSON.parse(json)).toHaveProperty('rubrik');
  });
});

test('every part that a field refers to is told', () => {
  const parts = new Set(partEntries(document).map(({ namn }) => namn));
  const referred = entries.flatMap(({ kropp, svar }) => [...kropp, ...svar.flatMap(({ falt }) => falt)]).flatMap(({ del }) => del ?? []);
  expect(referred.length).toBeGreaterThan(10);
  expect(referred.filter((name) => !parts.has(name))).toEqual([]);
});

describe('looking for', () => {
  const found = (sok: string) => matching(groups, sok).flatMap(({ poster }) => poster.map(({ namn }) => namn));

  test.each([
    ['a name', 'roteraAgent', 'roteraAgent'],
    ['a field', 'overlapp_timmar', 'roteraAgent'],
    ['a code', 'agare_inaktiv', 'skapaAgent'],
    ['two words, in any case', 'AGENT nyckel', 'roteraAgent'],
  ])('%s finds the operation', (_, sok, namn) => {
    expect(found(sok)).toContain(namn);
  });

  test('nothing finds everything, nonsense nothing', () => {
    expect(found('')).toHaveLength(entries.length);
    expect(found('  ')).toHaveLength(entries.length);
    expect(found('xyzzy')).toEqual([]);
  });
});
