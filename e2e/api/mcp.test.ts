import { expect, test } from 'vitest';
import { Assistant } from './assistant/mcp-client.ts';
import { agent } from './newsroom/people.ts';

test.each([
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('a client that negotiates %s speaks %s, lists exactly the tools there are and calls one', async (mode, version) => {
  const { nyckel, id } = await agent();
  for (const [server, count] of [
    ['redaktion', 23],
    ['trafik', 11],
  ] as const) {
    const assistant = await Assistant.connect(nyckel, server, mode);
    expect(assistant.client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await assistant.client.listTools();
    expect(tools).toHaveLength(count);
    expect(new TextEncoder().encode(JSON.stringify({ tools })).byteLength).toBeLessThan(60_000);
  }
  const assistant = await Assistant.connect(nyckel, 'redaktion', mode);
  expect((await assistant.done('vem_ar_jag')).vem).toMatchObject({ typ: 'agent', id });
});
