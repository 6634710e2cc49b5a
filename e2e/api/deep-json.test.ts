import { describe, expect, inject, test } from 'vitest';
import { readAnswer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';

/*
 * JSON that is nested deeper than any stack: refused when it is read, in every field of every operation, and never a fault
 * of ours.
 */

const LEVELS = 100_000;
const DEEP = {
  listor: '['.repeat(LEVELS) + ']'.repeat(LEVELS),
  objekt: `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`,
  'block i block': `[${'{"type":"bulletList","content":['.repeat(20_000)}${']}'.repeat(20_000)}]`,
};
/** Deeper than any call needs, and not deeper than a stack. */
const TOO_DEEP = '['.repeat(65) + ']'.repeat(65);

const superadmin = await as('superadmin');
const { id, revision } = await superadmin.created(swedish());
const KNOWN: Record<string, string> = { id, rid: revision, sprak: 'sv' };
const addressOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => KNOWN[name] ?? id);

async function sent(method: string, path: string, body: string, caller = superadmin) {
  const headers = { ...caller.credential, 'Content-Type': 'application/json' };
  return readAnswer(await send({ method, path, headers, body }), method, path);
}

/** Those that take a file, and no JSON. */
const FILES = new Set([
  'laddaUppMedia',
  'bytMediafil',
  'importeraRedaktion',
  'importeraIntakter',
  'importeraTrafik',
  'importeraOmdirigeringar',
]);
/** What is there for agents alone. */
const OF_AGENTS = new Set(['borjaProv', 'svaraProv']);
const operations = inject('studio').operations.filter(({ fields, name }) => fields.length > 0 && !FILES.has(name));

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, { method, path, fields }) => {
  // One for each operation: the calls of all of them are more than one may make in a minute.
  let made: Promise<Caller> | undefined;
  const callerOf = () => (OF_AGENTS.has(name) ? agent() : as('superadmin'));

  test.each([...fields, 'okant'])('refuses what is nested too deep in %s', async (field) => {
    made ??= callerOf();
    const caller = await made;
    for (const deep of [...Object.values(DEEP), TOO_DEEP]) {
      const { status, koder, body } = await sent(method, addressOf(path), `{"provkor":true,"${field}":${deep}}`, caller);
      expect([status, koder], JSON.stringify(body).slice(0, 300)).toEqual([422, ['for_djupt']]);
    }
  });
});

test('what is nested as deep as anybody writes is read', async () => {
  const harmless = '['.repeat(60) + ']'.repeat(60);
  const { koder } = await sent('PATCH', `/studio/api/innehall/${id}`, `{"taggar":${harmless}}`);
  expect(koder).not.toContain('for_djupt');
});

test('brackets in words nest nothing', async () => {
  const rubrik = `${'[{'.repeat(90)} "citerat \\" ${'['.repeat(90)}`;
  expect((await superadmin.patch(`/innehall/${id}`, { rubrik })).status).toBe(200);
});

test('an assistant’s call and a client’s registration are refused too, and not as faults of ours', async () => {
  const headers = { ...superadmin.credential, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  for (const path of ['/studio/mcp/redaktion', '/studio/mcp/trafik', '/studio/oauth/registrera', '/studio/oauth/godkann']) {
    for (const deep of Object.values(DEEP)) {
      const { status } = await send({ method: 'POST', path, headers, body: `{"jsonrpc":"2.0","id":1,"method":"x","params":${deep}}` });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  }
});

test('so is the focus of a picture that is uploaded', async () => {
  for (const deep of Object.values(DEEP)) {
    const { status } = await superadmin.form('/media', [
      { name: 'fil', value: 'x', filnamn: 'x.png', typ: 'image/png' },
      { name: 'fokus', value: deep.slice(0, 50_000) },
    ]);
    expect(status).toBe(422);
  }
});
