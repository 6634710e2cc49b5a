import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';

/*
 * Both OpenAPI documents by the rules of the two linters that clients' own tools are built on. Neither asks the network for anything,
 * and neither warns: what is only recommended is held to as well.
 */
const OUT = 'dist/openapi';
const BIN = path.resolve('node_modules/.bin');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** All but examples of bodies, for which it makes each schema anew: redocly refuses those that it would, and wrong ones of requests, which it would not. */
const SPECTRAL_RULES = 'extends: ["spectral:oas"]\nrules:\n  oas3-valid-media-example: off\n';

const LINTERS: Record<string, { rules: [file: string, text: string]; args: string[] }> = {
  redocly: { rules: ['redocly.yaml', 'extends: [recommended]\n'], args: ['lint', '--max-problems=50'] },
  spectral: { rules: ['.spectral.yaml', SPECTRAL_RULES], args: ['lint', '--quiet', '--fail-severity=warn'] },
};

/** Runs one linter over the documents in `folder`; returns what it found wrong, nothing when it found nothing. */
function lint(name: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(BIN, name), args, { cwd: folder, env: { ...process.env, ...QUIET }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString('utf8');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 && !/\bwarnings?\b/i.test(said) ? '' : `${name}:\n${said}`));
  });
}

await bundle({ documents: 'scripts/openapi-documents.ts' }, OUT);
const { openApiDocuments }: typeof import('./openapi-documents.ts') = await import(pathToFileURL(path.resolve(OUT, 'documents.mjs')).href);
const folder = await mkdtemp(path.join(tmpdir(), 'studio-openapi-'));
try {
  const files = Object.entries(openApiDocuments()).map(([name, text]) => [`${name}.json`, text] as const);
  const rules = Object.values(LINTERS).map((linter) => linter.rules);
  await Promise.all([...files, ...rules].map(([name, text]) => writeFile(path.join(folder, name), text)));
  const documents = files.map(([name]) => name);
  const found = await Promise.all(Object.entries(LINTERS).map(([name, { args }]) => lint(name, [...args, ...documents], folder)));
  process.stdout.write(found.join(''));
  process.exitCode = found.every((said) => said === '') ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
