import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
const require = createRequire('/tmp/recheck/');
const { check } = require('recheck');
const safe = require('safe-regex2');
const isNode = (v: unknown): v is Record<string, any> => typeof v === 'object' && v !== null;
function* nodesOf(v: unknown): Generator<Record<string, any>> { if (!isNode(v)) return; yield v; for (const c of Object.values(v)) yield* nodesOf(c); }
const files = globSync(['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', 'server.ts', 'proxy.ts', 'instrumentation*.ts']).filter((f) => !/test\.tsx?$/.test(f));
const all = new Map<string, { re: RegExp; where: string }>();
for (const f of files) for (const n of nodesOf(parseSync(readFileSync(f, 'utf8'), { syntax: 'typescript', tsx: f.endsWith('x'), target: 'esnext' }))) if (n.type === 'RegExpLiteral') { const re = new RegExp(n.pattern, n.flags); all.set(String(re), { re, where: f }); }
console.log('expressions', all.size, 'files', files.length);
let t = performance.now();
for (const { re, where } of all.values()) { const [r] = analyse(re).reports; if (r) console.log('scslre', where, String(re), r.type, r.exponential); }
console.log('scslre ms', (performance.now() - t).toFixed(0));
t = performance.now(); let unsafe = 0;
for (const { re } of all.values()) if (!safe(re)) unsafe++;
console.log('safe-regex2 unsafe', unsafe, 'ms', (performance.now() - t).toFixed(0));
t = performance.now(); let unknown = 0; let slow = 0;
for (const { re, where } of all.values()) {
  const s = performance.now();
  const d = await check(re.source, re.flags, { timeout: 10_000, checker: 'auto' });
  if (performance.now() - s > 1000) slow++;
  if (d.status === 'vulnerable') console.log('recheck', where, String(re), d.complexity.type, d.complexity.degree ?? '', JSON.stringify(d.attack?.pattern ?? '').slice(0, 120));
  if (d.status === 'unknown') { unknown++; console.log('unknown', where, String(re), d.error?.kind); }
}
console.log('recheck ms', (performance.now() - t).toFixed(0), 'unknown', unknown, 'slow', slow);
