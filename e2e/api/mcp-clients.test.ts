import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bearerProxy } from './assistant/bearer-proxy.ts';
import { agent } from './newsroom/people.ts';

const run = promisify(execFile);
const MODULES = path.resolve('node_modules/@modelcontextprotocol');

/** Those of the protocol's own scenarios that ask nothing of a server but the protocol; the others want tools made for them. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'];

let nyckel: string;
let proxy: Awaited<ReturnType<typeof bearerProxy>>;
let folder: string;

beforeAll(async () => {
  ({ nyckel } = await agent());
  [proxy, folder] = await Promise.all([bearerProxy(nyckel), mkdtemp(path.join(tmpdir(), 'studio-mcp-'))]);
});

afterAll(async () => {
  await proxy?.stop();
  await rm(folder, { recursive: true, force: true });
});

// Each starts a process of its own, which on a busy machine takes its time.
test.each(SCENARIOS)('the protocol’s own test of %s', { timeout: 60_000 }, async (scenario) => {
  const address = `${proxy.url}/studio/mcp/redaktion`;
  const args = [path.join(MODULES, 'conformance/dist/index.js'), 'server', '--url', address, '--scenario', scenario];
  const { stdout } = await run(process.execPath, [...args, '--output-dir', folder], { timeout: 50_000 }).catch((failed) => {
    throw new Error(`${failed.stdout}\n${failed.stderr}`);
  });
  expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/);
});

test.each([
  ['redaktion', 23],
  ['trafik', 11],
] as const)(
  'the inspector lists the tools of %s and finds nothing wrong with their schemas',
  { timeout: 60_000 },
  async (server, count) => {
    const cli = path.join(MODULES, 'inspector/clients/launcher/build/index.js');
    const target = `${inject('studio').url}/studio/mcp/${server}`;
    const args = [
      '--cli',
      target,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${nyckel}`,
      '--method',
      'tools/list',
      '--strict',
    ];
    const { stdout } = await run(process.execPath, [cli, ...args], {
      timeout: 50_000,
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, HOME: folder, MCP_CATALOG_PATH: path.join(folder, 'katalog.json') },
    }).catch((failed) => {
      throw new Error(`${String(failed.stdout).slice(0, 2000)}\n${failed.stderr}`);
    });
    expect(JSON.parse(stdout).tools).toHaveLength(count);
  },
);
