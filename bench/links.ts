import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Network } from '#lib/internet/network.ts';
import { startLinkChecker } from '#lib/studio/workers/link-checker.ts';
import { OWN_CERTIFICATE } from '../e2e/internet/own-certificate.ts';
import { withOwnKernel } from './own-kernel.ts';

/* What it costs to check the links that lead out, over TLS to hosts of this machine: README.md tells how it is run. */

const LINKS = Number(process.env.BENCH_LANKAR ?? 600);
const HOSTS = Number(process.env.BENCH_VARDAR ?? 200);
const A_DAY = 100_000;
const DAY_SECONDS = 86_400;
/** Of one processor. */
const GOAL = 0.1;
const PAGE = `<!doctype html><html lang="sv"><title>Rapporten</title>${'<p>Kommunen har beslutat att bygga en ny bro.</p>'.repeat(400)}</html>`;

/** All hosts at once, in a process of their own: what they cost is not Studio's. */
const HOST = `require('node:https').createServer(JSON.parse(process.env.CERTIFIKAT), (request, response) => {
    if (request.url === '/robots.txt') return response.end('User-agent: *\\nDisallow: /hemligt\\n');
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(request.method === 'HEAD' ? undefined : process.env.SIDA);
  }).listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });`;

async function startHosts(): Promise<{ port: number; process: ChildProcess }> {
  const hosts = spawn(process.execPath, ['-e', HOST], {
    env: { ...process.env, CERTIFIKAT: JSON.stringify(OWN_CERTIFICATE), SIDA: PAGE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = await once(hosts.stdout, 'data');
  return { port: Number(String(told)), process: hosts };
}

/** Every name is a host on the internet, and answers at that port of this machine. */
const internetAt = (port: number): Network => ({
  resolve: async () => ['93.184.216.34'],
  connect: (_, host) => connect({ host: '127.0.0.1', port, servername: host, rejectUnauthorized: false }),
});

/** Whether a day's links would take no more than their share of a processor. */
export async function measureLinks(): Promise<boolean> {
  const hosts = await startHosts();
  let share = Number.POSITIVE_INFINITY;
  try {
    await withOwnKernel({ agents: 1, network: internetAt(hosts.port) }, async ({ kernel, sql, costOf }) => {
      await sql(`INSERT INTO lank (id, nyckel, adress, vard, nasta, skapad, andrad)
        SELECT gen_random_uuid(), encode(sha256(n::text::bytea), 'hex'), 'https://vard' || n % ${HOSTS} || '.example/rapport/' || n, 'vard' || n % ${HOSTS} || '.example', now(), now(), now()
        FROM generate_series(1, ${LINKS}) n`);
      await sql('INSERT INTO lankvard (vard, nasta) SELECT DISTINCT vard, now() FROM lank');
      await sql('VACUUM ANALYZE');
      const begun = performance.now();
      const cost = await costOf([LINKS], async () => {
        const checker = startLinkChecker(kernel);
        while ((await sql(`SELECT 1 FROM lank WHERE kontrollerad IS NULL LIMIT 1`)).length > 0)
          await new Promise((resolve) => setTimeout(resolve, 500));
        await checker.stop();
      });
      const seconds = (performance.now() - begun) / 1_000;
      const [well] = await sql<{ antal: number }>(`SELECT count(*)::int AS antal FROM lank WHERE tillstand = 'ok'`);
      const each = (cost.application + cost.database) / LINKS;
      share = (each * A_DAY) / 1_000 / DAY_SECONDS;
      const rows: Array<[string, string]> = [
        ['links checked, of which there', `${LINKS}, ${well?.antal ?? 0}, at ${HOSTS} hosts`],
        ['a second, one instance', (LINKS / seconds).toFixed(1)],
        [
          'ms of a processor each',
          `${each.toFixed(2)} (application ${(cost.application / LINKS).toFixed(2)}, database ${(cost.database / LINKS).toFixed(2)})`,
        ],
        [`${A_DAY} a day, share of a processor`, `${(share * 100).toFixed(2)} % (goal ${GOAL * 100} %)`],
        ['as many a day at that pace', String(Math.round((LINKS / seconds) * DAY_SECONDS))],
      ];
      for (const [name, figure] of rows) process.stdout.write(`  ${name.padEnd(38)} ${figure}\n`);
    });
  } finally {
    hosts.process.kill();
  }
  return share <= GOAL;
}
