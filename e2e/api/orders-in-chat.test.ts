import type { ElicitRequestURLParams, ElicitResult } from '@modelcontextprotocol/client';
import { describe, expect, inject, test } from 'vitest';
import { accessToken } from './assistant/access-token.ts';
import { Assistant } from './assistant/mcp-client.ts';
import { type RawReply, rawCall } from './assistant/raw-call.ts';
import { english, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { confirmOrder, ordersOn } from './newsroom/orders.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

/* The person named in order_av, asked in the chat where they sit: by an address that their browser opens, and never by what the chat answers. */

const chief = await as('chefredaktor');
const other = await as('chefredaktor');
const asking = await agent({ ...MAY_PUBLISH, order: 'fraga_alltid' }, chief);

const isPublic = async (id: string) => (await chief.item(id)).publicerad !== null;
const lankOf = (id: string) => `${inject('studio').url}/studio/att-gora?order=${id}`;
const order = (id: string, more: object = {}) => ({ id, lage: 'publicera', order_av: chief.id, ...more });

/** An assistant whose person is asked to open addresses, and what it was asked; `opens` is what they do with it. */
async function chat(nyckel: string, version: 'auto' | 'legacy', opens: (asked: ElicitRequestURLParams) => ElicitResult) {
  const asked: ElicitRequestURLParams[] = [];
  const assistant = await Assistant.connect(nyckel, 'redaktion', version, (params) => {
    asked.push(params);
    return opens(params);
  });
  return { assistant, asked };
}

describe('an agent whose owner is named', () => {
  test('has them asked by an address, and publishes nothing for all that their program answers', async () => {
    const { id } = await asking.created(swedish());
    const { assistant, asked } = await chat(asking.nyckel, 'auto', () => ({ action: 'accept', content: { bekrafta: true } }));
    const answer = await assistant.done('publicera', order(id));
    expect(asked).toEqual([{ mode: 'url', url: lankOf(id), message: expect.stringContaining('du själv har bekräftat den i Studio') }]);
    expect([answer.release.tillstand, answer.varningar[0].kod]).toEqual(['vantar_pa_godkannande', 'order_vantar']);
    expect(await isPublic(id)).toBe(false);

    const [{ id: rid, order_begaran, godkand_av }] = await ordersOn(chief, id);
    expect(godkand_av).toBeNull();
    // Asked once: who calls again is told how it stands.
    expect((await assistant.done('publicera', order(id))).release).toEqual({ id: rid, tillstand: 'vantar_pa_godkannande' });
    expect(asked).toHaveLength(1);
    expect((await confirmOrder(chief, { rid, hash: order_begaran.hash })).status).toBe(200);
    expect((await assistant.done('publicera', order(id))).release).toEqual({ id: rid, tillstand: 'klar' });
    expect(await isPublic(id)).toBe(true);
    await assistant.close();
  });

  test.each(['decline', 'cancel'] as const)('who answers %s has neither confirmed nor declined it', async (action) => {
    const { id } = await asking.created(swedish());
    const { assistant } = await chat(asking.nyckel, 'auto', () => ({ action }));
    expect((await assistant.done('publicera', order(id))).release.tillstand).toBe('vantar_pa_godkannande');
    expect((await ordersOn(chief, id))[0].tillstand).toBe('vantar_pa_godkannande');
    await assistant.close();
  });

  test('has them asked in place of the answer by the older protocol, once', async () => {
    const { id } = await asking.created(swedish());
    const { assistant } = await chat(asking.nyckel, 'legacy', () => expect.fail('the older protocol asks by an error'));
    const refusal = await assistant.call('publicera', order(id)).then(() => expect.fail('was answered'), Object);
    const [release] = await ordersOn(chief, id);
    expect(refusal).toMatchObject({
      code: -32042,
      elicitations: [{ mode: 'url', elicitationId: release.id, url: lankOf(id), message: expect.stringContaining('bekräftat den') }],
    });
    expect((await assistant.done('publicera', order(id))).release).toEqual({ id: release.id, tillstand: 'vantar_pa_godkannande' });
    expect((await assistant.done('folj_publicering', { id })).releaser[0].tillstand).toBe('vantar_pa_godkannande');
    await confirmOrder(chief, { rid: release.id, hash: release.order_begaran.hash });
    expect((await assistant.done('publicera', order(id))).release.tillstand).toBe('klar');
    await assistant.close();
  });

  test.each(['auto', 'legacy'] as const)(
    'asks nobody of what is only tried, nor when the same call is answered again (%s)',
    async (version) => {
      const { id } = await asking.created(swedish());
      const { assistant, asked } = await chat(asking.nyckel, version, () => ({ action: 'cancel' }));
      expect((await assistant.done('publicera', order(id, { provkor: true }))).provkor).toBe(true);
      expect(asked).toEqual([]);
      const keyed = order(id, { idem: `samma-${version}` });
      await assistant.call('publicera', keyed).catch(() => {});
      const before = asked.length;
      expect((await assistant.done('publicera', keyed)).release.tillstand).toBe('vantar_pa_godkannande');
      expect(asked).toHaveLength(before);
      await assistant.close();
    },
  );
});

describe('nobody is asked in the chat', () => {
  test.each(['auto', 'legacy'] as const)('by a program that opens no addresses (%s)', async (version) => {
    const { id } = await asking.created(swedish());
    const assistant = await Assistant.connect(asking.nyckel, 'redaktion', version);
    expect((await assistant.done('publicera', order(id))).varningar[0].kod).toBe('order_vantar');
    await assistant.close();
  });

  test.each(['auto', 'legacy'] as const)('where somebody else than the agent’s owner is named (%s)', async (version) => {
    const { id } = await asking.created(swedish());
    const { assistant, asked } = await chat(asking.nyckel, version, () => ({ action: 'accept' }));
    expect((await assistant.done('publicera', order(id, { order_av: other.id }))).release.tillstand).toBe('vantar_pa_godkannande');
    expect(asked).toEqual([]);
    await assistant.close();
  });
});

describe('the assistant of whoever is named', () => {
  const waiting = async () => {
    const { id } = await asking.created(swedish());
    expect((await asking.release(id, { order_av: chief.id })).status).toBe(202);
    return id;
  };

  test('has them asked when it looks at the release, and goes on with the answer', async () => {
    const id = await waiting();
    const { assistant, asked } = await chat(await accessToken(chief, 'redaktion'), 'auto', () => ({ action: 'accept' }));
    expect((await assistant.done('folj_publicering', { id })).releaser[0].tillstand).toBe('vantar_pa_godkannande');
    expect(asked.map(({ url }) => url)).toEqual([lankOf(id)]);
    await chief.saved(id, 'sv', { ...swedish(), bas: (await chief.item(id)).sprak.sv.arbetsrevision.id });
    await assistant.done('folj_publicering', { id });
    expect(asked, 'what is another since cannot be confirmed').toHaveLength(1);
    await assistant.close();
  });

  test('is asked for their own of several that wait', async () => {
    const { id, revision } = await asking.created(swedish());
    expect((await chief.release(id)).status).toBe(200);
    await asking.saved(id, 'sv', { ...swedish(), ingress: 'En ny ingress.', bas: revision });
    await asking.saved(id, 'en', english());
    const named = [chief, other];
    for (const [index, sprak] of ['sv', 'en'].entries())
      expect((await asking.release(id, { order_av: named[index]?.id, sprak: [sprak] })).status).toBe(202);
    for (const caller of named) {
      const { assistant, asked } = await chat(await accessToken(caller, 'redaktion'), 'auto', () => ({ action: 'accept' }));
      const { releaser } = await assistant.done('folj_publicering', { id });
      expect(releaser.map(({ tillstand }: { tillstand: string }) => tillstand)).toEqual([
        'vantar_pa_godkannande',
        'vantar_pa_godkannande',
        'klar',
      ]);
      expect(asked.map(({ url }) => url)).toEqual([lankOf(id)]);
      await assistant.close();
    }
  });

  test('is not asked for what nobody confirmed in time', async () => {
    const id = await waiting();
    await sql(`UPDATE release SET order_fore = now() - interval '1 second' WHERE innehall_id = $1`, [id]);
    const { assistant, asked } = await chat(await accessToken(chief, 'redaktion'), 'auto', () => ({ action: 'accept' }));
    await assistant.done('folj_publicering', { id });
    expect(asked).toEqual([]);
    await assistant.close();
  });

  test('is answered, and nobody asked, by the older protocol, for another person and of an agent that looks', async () => {
    const id = await waiting();
    const tokens = [
      [await accessToken(chief, 'redaktion'), 'legacy'],
      [await accessToken(other, 'redaktion'), 'auto'],
      [asking.nyckel, 'auto'],
    ] as const;
    for (const [token, version] of tokens) {
      const { assistant, asked } = await chat(token, version, () => ({ action: 'accept' }));
      expect((await assistant.done('folj_publicering', { id })).releaser[0].tillstand).toBe('vantar_pa_godkannande');
      expect(asked).toEqual([]);
      await assistant.close();
    }
  });
});

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'elak', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {}, url: {} } },
};

/** A call as a client of the newer protocol makes it, with whatever beside it. */
function crafted(nyckel: string, name: string, args: object, more: object = {}): Promise<RawReply> {
  return rawCall({
    nyckel,
    method: 'tools/call',
    params: { name, arguments: args, _meta: META, ...more },
    headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
  });
}

describe('a program that answers for the person', () => {
  test('confirms nothing, whatever it sends', async () => {
    const { id } = await asking.created(swedish());
    const first = await crafted(asking.nyckel, 'publicera', order(id));
    expect(first.data.result).toMatchObject({
      resultType: 'input_required',
      inputRequests: { bekrafta: { method: 'elicitation/create', params: { mode: 'url', url: lankOf(id) } } },
    });
    expect(JSON.stringify(first.data.result)).not.toContain((await ordersOn(chief, id))[0].order_begaran.hash);
    const [{ id: rid, order_begaran }] = await ordersOn(chief, id);
    const { hash } = order_begaran;
    const answers = [
      { bekrafta: { action: 'accept' } },
      { bekrafta: { action: 'accept', content: { bekrafta: true, order: hash, person: chief.id, godkand: true } } },
      { bekrafta: { method: 'elicitation/create', result: { action: 'accept', content: { order: hash } } } },
      { bekrafta: { action: 'accept' }, godkannRelease: { action: 'accept', content: { rid, order: hash } } },
      {},
    ];
    for (const inputResponses of answers)
      for (const requestState of [undefined, hash, JSON.stringify({ rid, order: hash, av: chief.id, godkand: true })]) {
        const state = requestState === undefined ? {} : { requestState };
        const { data } = await crafted(asking.nyckel, 'publicera', order(id), { inputResponses, ...state });
        expect(data.result?.structuredContent?.release?.tillstand).toBe('vantar_pa_godkannande');
      }

    const headers = { 'Mcp-Session-Id': 'oppnar-det-har-ar-pahittat' };
    const told = async (message: object) => {
      const { status, data } = await rawCall({ nyckel: asking.nyckel, headers, body: JSON.stringify({ jsonrpc: '2.0', ...message }) });
      return { status, data };
    };
    // What asks for no answer is taken and goes nowhere.
    for (const message of [
      { id: 1, result: { action: 'accept', content: { order: hash } } },
      { id: rid, result: { action: 'accept' } },
      { method: 'notifications/elicitation/complete', params: { elicitationId: rid } },
    ])
      expect(await told(message)).toEqual({ status: 202, data: null });
    const asked = { mode: 'url', elicitationId: rid, url: lankOf(id), message: 'Ja' };
    expect((await told({ id: 2, method: 'elicitation/create', params: asked })).data.error).toMatchObject({ code: -32601 });
    const called = (name: string, args: object) => told({ id: 3, method: 'tools/call', params: { name, arguments: args } });
    expect((await called('godkannRelease', { rid, order: hash })).data.error.message).toBe('Verktyget godkannRelease finns inte.');
    const refused = (await called('publicera', order(id, { order: hash, bekrafta: true, godkand_av: chief.id }))).data.result;
    expect([
      refused.isError,
      refused.structuredContent.fel.map(({ falt, kod }: { falt: string; kod: string }) => `${falt} ${kod}`),
    ]).toEqual([true, ['order falt_okant', 'bekrafta falt_okant', 'godkand_av falt_okant']]);

    // What lets a program in to its servers confirms nothing: that is for a person, logged in.
    const token = await accessToken(chief, 'redaktion');
    for (const credential of [asking.nyckel, token]) {
      const body = JSON.stringify({ order: hash });
      const confirming = await send({
        method: 'POST',
        path: `/studio/api/releaser/${rid}/godkann`,
        headers: { Authorization: `Bearer ${credential}`, 'Content-Type': 'application/json' },
        body,
      });
      expect([401, 403]).toContain(confirming.status);
    }
    expect(await isPublic(id)).toBe(false);
    expect(await sql('SELECT tillstand, godkand_av FROM release WHERE id = $1', [rid])).toEqual([
      { tillstand: 'vantar_pa_godkannande', godkand_av: null },
    ]);
  });

  test('gets no session but where it says that it opens addresses', async () => {
    const begun = async (capabilities: object, who: object = { clientInfo: { name: 'prov', version: '1' } }) => {
      const params = { protocolVersion: '2025-11-25', capabilities, ...who };
      return (await rawCall({ nyckel: asking.nyckel, method: 'initialize', params })).headers['mcp-session-id'];
    };
    expect(await begun({ elicitation: { url: {} } })).toMatch(/^oppnar-[\da-f-]{36}$/);
    for (const capabilities of [{}, { elicitation: {} }, { elicitation: { form: {} } }, { elicitation: { url: true } }])
      expect(await begun(capabilities)).toBeUndefined();
    expect(await begun({ elicitation: { url: {} } }, {}), 'of what is refused').toBeUndefined();
  });
});
