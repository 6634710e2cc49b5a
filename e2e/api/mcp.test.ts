import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { accessToken } from './assistant/access-token.ts';
import { Assistant } from './assistant/mcp-client.ts';
import { rawCall } from './assistant/raw-call.ts';
import { swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

test.each([
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('a client that negotiates %s speaks %s, lists exactly the tools there are and calls one', async (mode, version) => {
  const { nyckel, id } = await agent();
  for (const [server, count, most] of [
    ['redaktion', 23, 38_000],
    ['trafik', 11, 17_000],
  ] as const) {
    const assistant = await Assistant.connect(nyckel, server, mode);
    expect(assistant.client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await assistant.client.listTools();
    expect(tools).toHaveLength(count);
    expect(new TextEncoder().encode(JSON.stringify({ tools })).byteLength).toBeLessThan(most);
  }
  const assistant = await Assistant.connect(nyckel, 'redaktion', mode);
  expect((await assistant.done('vem_ar_jag')).vem).toMatchObject({ typ: 'agent', id });
});

test.each([
  ['redaktion', 'sok_innehall', 'innehall'],
  ['redaktion', 'sok_bilder', 'media'],
  ['trafik', 'lista_publicerat', 'innehall'],
  ['trafik', 'lista_ko', 'ko'],
] as const)('at %s %s goes on behind the last row that was shown, as far as there are rows', async (server, tool, list) => {
  const assistant = await Assistant.connect((await agent()).nyckel, server);
  const pages = async (per_sida: number, most: number) => {
    const ids: string[] = [];
    let markor: string | undefined;
    for (let page = 0; page < most; page++) {
      const answer = await assistant.done(tool, { per_sida, ...(markor !== undefined && { markor }) });
      ids.push(...answer[list].map(({ id }: { id: string }) => id));
      markor = answer.nasta;
      if (typeof markor !== 'string') break;
    }
    return ids;
  };
  const three = await pages(1, 3);
  expect(new Set(three).size).toBe(three.length);
  // Other tests write in the same newsroom: until nobody has between the one way to read and the other.
  await expect.poll(async () => isDeepStrictEqual(await pages(1, 3), await pages(3, 1)), { timeout: 60_000 }).toBe(true);
});

describe('who is let in', () => {
  test.each(['redaktion', 'trafik'])('nobody without a credential to %s, and they are told where to get one', async (server) => {
    const { status, headers, data } = await rawCall({ server });
    expect([status, data.fel[0].kod]).toEqual([401, 'inloggning_saknas']);
    const metadata = `${inject('studio').url}/.well-known/oauth-protected-resource/studio/mcp/${server}`;
    expect(headers['www-authenticate']).toBe(`Bearer resource_metadata="${metadata}"`);
  });

  test('nobody with an unknown key, a revoked one, or a browser’s session alone', async () => {
    const [admin, bot, person] = await Promise.all([as('admin'), agent(), as('chefredaktor')]);
    expect((await rawCall({ nyckel: bot.nyckel })).status).toBe(200);
    await admin.delete(`/agenter/${bot.id}`);
    for (const nyckel of [bot.nyckel, 'sat_okand', 'x']) {
      const { status, headers } = await rawCall({ nyckel });
      expect([status, headers['www-authenticate']]).toEqual([401, expect.stringContaining('error="invalid_token", resource_metadata=')]);
    }
    expect((await rawCall({ headers: person.credential })).status).toBe(401);
  });

  test('an assistant at the server that its token is for, and not at the other', async () => {
    const person = await as('chefredaktor');
    const token = await accessToken(person, 'redaktion');
    const { data } = await rawCall({ nyckel: token, method: 'tools/call', params: { name: 'vem_ar_jag', arguments: {} } });
    expect(data.result.structuredContent.vem).toMatchObject({ typ: 'assistent', id: person.id });
    expect((await rawCall({ nyckel: token, server: 'trafik' })).status).toBe(401);
  });

  test('an assistant that may only read is told by HTTP which right it would need', async () => {
    const token = await accessToken(await as('chefredaktor'), 'redaktion', ['innehall:las']);
    const args = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' };
    const { status, headers, data } = await rawCall({
      nyckel: token,
      method: 'tools/call',
      params: { name: 'skapa_innehall', arguments: args },
    });
    expect([status, data.fel[0].kod]).toEqual([403, 'omfang_saknas']);
    expect(headers['www-authenticate']).toContain(
      'Bearer error="insufficient_scope", scope="innehall:las innehall:skriv", resource_metadata="',
    );
    const writers = await accessToken(await as('skribent'), 'redaktion', ['innehall:las', 'innehall:skriv']);
    const publish = { name: 'publicera', arguments: { id: crypto.randomUUID(), lage: 'publicera' } };
    const never = await rawCall({ nyckel: writers, method: 'tools/call', params: publish });
    expect([never.status, never.data.result.isError, never.headers['www-authenticate']]).toEqual([200, true, undefined]);
    expect(never.data.result.structuredContent.fel[0].kod).toBe('rattighet_saknas');
    const blind = await accessToken(await as('chefredaktor'), 'redaktion', ['innehall:publicera']);
    const read = await rawCall({ nyckel: blind, method: 'resources/read', params: { uri: 'studio://handbok' } });
    expect([read.status, read.headers['www-authenticate']]).toEqual([
      403,
      expect.stringContaining('scope="innehall:las innehall:publicera"'),
    ]);
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['publicera', { lage: 'publicera', order_av: 'chef@test.se' }, 'Du har inte rätt att publicera.', 'Be en publicist göra det'],
    ['andra_innehall', { sektion: 'noje' }, 'Du har inte rätt att skriva i sektionen noje.', 'Välj en av dina sektioner (nyheter)'],
  ])('a right that is lacking is told to the model by the official client: %s', async (tool, args, orsak, atgard) => {
    const bot = await agent({ sektioner: ['nyheter'] });
    const { id } = await bot.created(swedish());
    const { isError, text, data } = await (await Assistant.connect(bot.nyckel)).call(tool, { id, ...args });
    expect([isError, data.ok]).toEqual([true, false]);
    expect(text).toContain(orsak);
    expect(text).toContain(atgard);
  });

  test('whoever writes nowhere, or only reads, is told what to do about it at either server', async () => {
    const [bot, person] = await Promise.all([agent({ sektioner: [] }), as('lasare')]);
    const nowhere = await Assistant.connect(bot.nyckel);
    expect((await nowhere.call('skapa_innehall', { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' })).text).toContain('inga ännu');
    const reader = await Assistant.connect(await accessToken(person, 'trafik'), 'trafik');
    expect(await reader.call('lagg_i_ko', { rubrik: 'Ring kommunen' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Be en skribent göra det'),
    });
  });

  test('nothing that came by another name, or from a page elsewhere', async () => {
    const { nyckel } = await agent();
    for (const [headers, kod] of [
      [{ Host: 'angripare.se' }, 'frammande_adress'],
      [{ Host: '127.0.0.1.angripare.se' }, 'frammande_adress'],
      [{ Origin: 'https://angripare.se' }, 'frammande_ursprung'],
      [{ Origin: 'null' }, 'frammande_ursprung'],
    ] as const) {
      const { status, data } = await rawCall({ nyckel, headers });
      expect([status, data.fel[0].kod], JSON.stringify(headers)).toEqual([403, kod]);
    }
    expect((await rawCall({ nyckel, headers: { Origin: inject('studio').url } })).status).toBe(200);
  });
});

describe('what is refused before it is understood', () => {
  test('other methods, other types, broken and large bodies, other addresses', async () => {
    const { nyckel } = await agent();
    for (const verb of ['GET', 'DELETE', 'PUT']) {
      const { status, headers } = await rawCall({ nyckel, verb });
      expect([status, headers.allow]).toEqual([405, 'POST']);
    }
    expect((await rawCall({ nyckel, headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
    expect((await rawCall({ nyckel, body: '{"jsonrpc"' })).data.fel[0].kod).toBe('json_ogiltig');
    expect((await rawCall({ nyckel, body: JSON.stringify({ jsonrpc: '2.0', x: 'x'.repeat(3 * 1024 * 1024) }) })).status).toBe(413);
    expect((await rawCall({ nyckel, server: 'annat' })).status).toBe(404);
  });

  test('an unknown tool, prompt, resource and method are faults of the protocol, and never ours', async () => {
    const { nyckel } = await agent();
    for (const [method, params] of [
      ['tools/call', { name: 'radera_allt', arguments: {} }],
      ['prompts/get', { name: 'finns_inte' }],
      ['prompts/get', { name: 'ratta_fel' }],
      ['resources/read', { uri: 'file:///etc/passwd' }],
      ['resources/read', { uri: `studio://innehall/${crypto.randomUUID()}` }],
      ['finns/inte', {}],
    ] as const) {
      const { status, data } = await rawCall({ nyckel, method, params });
      expect(status).toBeLessThan(500);
      expect(data.error.code, JSON.stringify(data)).not.toBe(-32603);
    }
  });

  test('whoever hangs up in the middle disturbs nobody', async () => {
    const { nyckel } = await agent();
    const { hostname, port } = new URL(inject('studio').url);
    const headers = {
      ...{ Authorization: `Bearer ${nyckel}`, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      'MCP-Protocol-Version': '2025-11-25',
    };
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const call = request({ hostname, port, method: 'POST', path: '/studio/mcp/redaktion', headers });
        const over = new Promise((resolve) => call.once('close', resolve));
        call.on('error', () => {});
        call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'las_handbok', arguments: {} } }), () =>
          setImmediate(() => call.destroy()),
        );
        await over;
      }),
    );
    expect((await rawCall({ nyckel })).status).toBe(200);
  });

  test('more calls than a minute has room for, in words and by HTTP', async () => {
    const { nyckel } = await agent();
    const args = { name: 'lagg_i_ko', arguments: { rubrik: '' } };
    const answers = await Promise.all(
      Array.from({ length: 301 }, () => rawCall({ nyckel, server: 'trafik', method: 'tools/call', params: args })),
    );
    const codes = answers.map(({ data }) => data.result.structuredContent.fel[0].kod);
    expect(codes.filter((kod) => kod === 'for_manga_anrop')).toHaveLength(1);
  });

  test('everything that is read counts, with an operation behind it or without', async () => {
    const bot = await agent();
    const left = async () => Number(/r=(\d+)/.exec(String((await bot.get('/jag')).headers.ratelimit))?.[1]);
    const first = await left();
    for (const uri of ['studio://handbok', 'studio://mallar/nyhet', 'studio://mallar/finnsinte']) {
      await rawCall({ nyckel: bot.nyckel, method: 'resources/read', params: { uri } });
    }
    for (const method of ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']) {
      await rawCall({ nyckel: bot.nyckel, method });
    }
    expect(await left()).toBe(first - 8);
  });
});

describe('work', () => {
  test('an article is written, checked, mended by what the faults say, shared and published on somebody’s order', async () => {
    const bot = await agent(MAY_PUBLISH);
    const assistant = await Assistant.connect(bot.nyckel);
    const { ingress: _, ...unfinished } = swedish();
    const { id, artikel } = await assistant.done('skapa_innehall', { sektion: 'nyheter', mall: 'nyhet', ...unfinished });
    expect(artikel.lankar.studio).toBe(`${inject('studio').url}/studio/artikel/${id}`);
    expect(await assistant.done('validera_innehall', { id })).toMatchObject({ blockerande: true, fel: [{ falt: 'ingress' }] });
    const { version } = await assistant.done('hamta_innehall', { id });
    const { nr: _nr, ...text } = version;
    await assistant.done('spara_sprakversion', { id, ...text, ingress: 'En ny bro ska stå klar om två år.' });
    expect(await assistant.done('validera_innehall', { id })).toMatchObject({ blockerande: false });
    const { delning, html } = await assistant.done('forhandsvisa', { id, dela: 10 });
    expect([typeof delning.lank, html]).toEqual(['string', undefined]);

    const without = await assistant.call('publicera', { id, lage: 'publicera' });
    expect([without.isError, without.data.fel[0].kod]).toEqual([true, 'order_av_saknas']);
    expect(without.text).toContain('Åtgärd: ');
    expect(await assistant.done('publicera', { id, lage: 'publicera', order_av: bot.agare.epost, provkor: true })).toMatchObject({
      provkor: true,
    });
    const tried = { name: 'andra_innehall', arguments: { id, taggar: ['bro'], provkor: true } };
    const { content } = await assistant.client.callTool(tried);
    expect(content.at(-1)).toMatchObject({ text: expect.stringContaining('Inget har ändrats') });
    expect(await assistant.done('publicera', { id, lage: 'publicera', order_av: bot.agare.epost })).toMatchObject({ status: 'publicerad' });
    expect((await assistant.done('folj_publicering', { id })).releaser[0].tillstand).toBe('klar');
    const logged = await sql<{ detalj: { via?: string }; order_av: { id: string } | null }>(
      `SELECT detalj, order_av FROM logg WHERE innehall_id = $1 AND operation = 'slappInnehall'`,
      [id],
    );
    expect(logged).toMatchObject([{ detalj: { via: 'mcp' }, order_av: { id: bot.agare.id } }]);
  });

  test('two who write at once: the second is told whose version stands, without having it read out', async () => {
    const [{ nyckel }, chief] = await Promise.all([agent(), as('chefredaktor')]);
    const { id, revision: bas } = await chief.created(swedish());
    await chief.saved(id, 'sv', { ...swedish(), bas });
    const { isError, data } = await (await Assistant.connect(nyckel)).call('spara_sprakversion', { id, sprak: 'sv', bas, ...swedish() });
    expect([isError, data.fel[0].kod, data.senaste.block]).toEqual([true, 'konflikt', undefined]);
    expect(data.senaste).toMatchObject({ nr: 2, av: { id: chief.id } });
    expect(data).toHaveProperty('sammanslagning');
  });

  test.each(['auto', 'legacy'] as const)(
    'who may not is told by the tool why, and what to do, through a client that negotiates %s',
    async (mode) => {
      const [{ nyckel }, chief] = await Promise.all([agent(), as('chefredaktor')]);
      const { id } = await chief.created(swedish());
      const assistant = await Assistant.connect(nyckel, 'redaktion', mode);
      const { isError, text } = await assistant.call('publicera', { id, lage: 'publicera', order_av: chief.epost });
      expect([isError, text]).toEqual([true, expect.stringMatching(/^Du har inte rätt .* Åtgärd: .*\[rattighet_saknas\]$/)]);
      expect(await assistant.done('hamta_innehall', { id })).toMatchObject({ ok: true });
    },
  );

  test('a call that is sent again with its key is done once', async () => {
    const assistant = await Assistant.connect((await agent()).nyckel, 'trafik');
    const [first, again] = [
      await assistant.done('lagg_i_ko', { rubrik: 'Ring', idem: 'nyckel-1' }),
      await assistant.done('lagg_i_ko', { rubrik: 'Ring', idem: 'nyckel-1' }),
    ];
    expect(again).toEqual(first);
  });

  test('faults of every field come at once, with the nearest name for one that is unknown', async () => {
    const assistant = await Assistant.connect((await agent()).nyckel);
    const { isError, data, text } = await assistant.call('skapa_innehall', { mall: 'nyhett', rubrikk: 'x', block: [{ type: 'paragraf' }] });
    expect(isError).toBe(true);
    expect(data.fel.map(({ falt }: { falt: string }) => falt)).toEqual(expect.arrayContaining(['sektion', 'rubrik', 'rubrikk', 'mall']));
    expect(text.split('\n')).toHaveLength(data.fel.length);
  });

  test('the handbook and what one template needs fit in 12 000 tokens', async () => {
    const assistant = await Assistant.connect((await agent()).nyckel);
    const { mallar } = await assistant.done('hamta_mall');
    const handbook = await assistant.call('las_handbok');
    for (const { id } of mallar) {
      const { text } = await assistant.call('hamta_mall', { mall: id });
      // Swedish has about 3.2 characters to a token; no tokenizer is everybody's.
      expect((handbook.text.length + text.length) / 3.2, id).toBeLessThan(12_000);
    }
    expect((await assistant.call('las_handbok', { kapitel: ['Block'] })).text).toMatch(/^## Block\n/);
  });

  test('a chapter, a template or a block that there is not is refused with those that there are', async () => {
    const assistant = await Assistant.connect((await agent()).nyckel);
    for (const [name, args, known] of [
      ['las_handbok', { kapitel: ['Fotboll'] }, 'Block'],
      ['hamta_mall', { mall: 'kronika' }, 'nyhet'],
      ['hamta_mall', { mall: 'nyhet', block: ['video'] }, 'paragraph'],
    ] as const) {
      const { isError, data } = await assistant.call(name, args);
      expect([isError, data.fel[0].atgard]).toEqual([true, expect.stringContaining(known)]);
    }
  });

  test('resources and prompts are there to be read', async () => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish());
    const { client } = await Assistant.connect((await agent()).nyckel);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['studio://handbok', 'studio://mallar/nyhet', `studio://innehall/${id}`]),
    );
    const read = async (uri: string) => (await client.readResource({ uri })).contents[0];
    expect(await read('studio://handbok')).toMatchObject({ mimeType: 'text/markdown' });
    expect(await read(`studio://innehall/${id}`)).toMatchObject({ text: expect.stringContaining(id) });
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(5);
    const { messages } = await client.getPrompt({ name: 'skriv_nyhet', arguments: { anteckningar: 'Bron byggs i vår.' } });
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining('Bron byggs i vår.') });
  });

  test('a tool costs little more than its operation, and the list of tools is there at once', async () => {
    const chief = await as('chefredaktor');
    const [{ id }, bot] = await Promise.all([chief.created(swedish()), agent()]);
    const took = async (work: () => Promise<unknown>) => {
      const elapsed = stopwatch();
      await work();
      return elapsed();
    };
    const times: [list: number[], tool: number[], operation: number[]] = [[], [], []];
    for (let round = 0; round < 15; round += 1) {
      times[0].push(await took(() => rawCall({ nyckel: bot.nyckel })));
      times[1].push(
        await took(() => rawCall({ nyckel: bot.nyckel, method: 'tools/call', params: { name: 'hamta_innehall', arguments: { id } } })),
      );
      times[2].push(await took(() => bot.get(`/innehall/${id}`)));
    }
    // The goals are 50 and 5 ms on a machine at rest (npm run bench -- mcp); here only a mistake of kind is found.
    const [list = 0, tool = 0, operation = 0] = times.map((all) => Math.min(...all));
    expect(list).toBeLessThan(50);
    expect(tool - operation).toBeLessThan(25);
  });

  test('fifty agents at once are all answered', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, async () => (await agent()).nyckel));
    const statuses = await Promise.all(
      keys.map(async (nyckel) => {
        const create = { name: 'skapa_innehall', arguments: { sektion: 'nyheter', mall: 'nyhet', ...swedish() } };
        const made = await rawCall({ nyckel, method: 'tools/call', params: create });
        const { id } = made.data.result.structuredContent;
        const rest = ['hamta_innehall', 'validera_innehall', 'forhandsvisa'].map((name) => ({ name, arguments: { id } }));
        const answers = await Promise.all(rest.map((params) => rawCall({ nyckel, method: 'tools/call', params })));
        return [made, ...answers].map(({ status, data }) => (data.result.isError ? data.result.content : status));
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
  });
});
