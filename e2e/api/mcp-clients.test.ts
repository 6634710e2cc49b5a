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

/** Those of the protocol's own scenarios that ask nothing of a server but the protocol. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'];

/** Why each of the others says nothing of this server. */
const LEFT_OUT: readonly (readonly [why: string, scenarios: RegExp])[] = [
  ['calls a tool that a server has for this test alone', /^(tools-call-|json-schema-2020-12$|elicitation-)/],
  ['reads a resource that a server has for this test alone', /^resources-(read-|templates-read)/],
  ['asks for a prompt that a server has for this test alone', /^(prompts-get-|completion-)/],
  ['wants an ability that a server may do without, and that this one does not claim', /^(logging-|resources-(un)?subscribe)/],
  ['wants streams that outlive a request, which a server without sessions does not have', /^server-sse-/],
];
const PROGRAM = path.join(MODULES, 'conformance/dist/index.js');

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
  const args = [PROGRAM, 'server', '--url', address, '--scenario', scenario];
  const { stdout } = await run(process.execPath, [...args, '--output-dir', folder], { timeout: 50_000 }).catch((failed) => {
    throw new Error(`${failed.stdout}\n${failed.stderr}`);
  });
  expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/);
});

test('each of the protocol’s own tests is run, or left out for a reason', { timeout: 60_000 }, async () => {
  const { stdout } = await run(process.execPath, [PROGRAM, 'list', '--server']);
  const known = [...stdout.matchAll(/^ +- ([\w-]+) \[/gm)].map(([, name = '']) => name);
  expect(known).toEqual(expect.arrayContaining(SCENARIOS));
  const others = known.filter((name) => !SCENARIOS.includes(name));
  for (const name of others)
    expect(
      LEFT_OUT.filter(([, scenarios]) => scenarios.test(name)),
      name,
    ).toHaveLength(1);
  for (const [why, scenarios] of LEFT_OUT)
    expect(
      others.some((name) => scenarios.test(name)),
      why,
    ).toBe(true);
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
