import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import rules from './.dependency-cruiser.mjs';

type Files = Record<string, string>;

const { forbidden = [], required = [], options = {} } = rules;

/** One import, and the module that it leads to; a package when that is no path of ours. */
function importing(from: string, to: string, kind: 'import' | 'import type' = 'import'): Files {
  if (!/^(app|bench|components|e2e|lib|prisma)\//.test(to))
    return { [from]: `${kind} { thing } from '${to}';\nexport const here = thing;\n` };
  const specifier = path.posix.relative(path.posix.dirname(from), to);
  return {
    [from]: `${kind} { thing } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\nexport const here: typeof thing = 1;\n`,
    [to]: 'export const thing = 1;\n',
  };
}

const OPERATION = 'lib/operations/item/copy-item.operation.ts';
const DEFINITION = 'lib/operations/define-operation.ts';

/** For each rule, small applications that break it, and that nothing but the rule stands in the way of. */
const BROKEN: Record<string, Files[]> = {
  'no-cycles': [
    {
      'lib/site/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'lib/site/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
  ],
  'no-unresolvable': [importing('lib/site/a.ts', 'a-package-there-is-not')],
  'pure-rules-do-no-io': [
    importing('lib/content/a.ts', 'lib/store/b.ts'),
    importing('lib/translation/a.ts', 'lib/adapters/ai/port.ts', 'import type'),
    importing('lib/access/a.ts', 'lib/a-new-room/b.ts'),
    importing('lib/render/a.tsx', 'components/ui/badge.tsx'),
    importing('lib/checks/a.ts', 'pg'),
    importing('lib/content/a.ts', 'a-vendor'),
  ],
  'pure-rules-use-few-node-modules': [importing('lib/suggestions/a.ts', 'node:fs')],
  'contract-stands-alone': [importing('lib/contract/a.ts', 'lib/content/b.ts')],
  'errors-know-only-the-contract': [importing('lib/errors/a.ts', 'lib/content/b.ts')],
  'content-below-blocks': [importing('lib/content/a.ts', 'lib/blocks/b.ts')],
  'blocks-below-templates': [importing('lib/blocks/a.ts', 'lib/templates/b.ts')],
  'block-index-without-editor': [importing('lib/site/a.ts', 'lib/blocks/citat/editor.tsx')],
  'operations-get-the-world-handed-in': [
    importing(OPERATION, 'lib/store/items.ts'),
    importing('lib/operations/item/item-access.ts', 'lib/a-new-room/b.ts'),
  ],
  'operations-touch-no-machine': [
    importing(OPERATION, 'node:fs/promises'),
    importing('lib/operations/item/item-access.ts', 'node:net'),
    importing(OPERATION, 'node:zlib'),
    importing(OPERATION, 'a-vendor'),
  ],
  'operations-without-next': [importing(OPERATION, 'next'), importing(OPERATION, 'components/ui/badge.tsx', 'import type')],
  'operations-are-called-not-imported': [
    importing('lib/operations/item/approve-item.operation.ts', OPERATION),
    importing('lib/operations/item/item-access.ts', OPERATION, 'import type'),
    importing('lib/transports/doors/api.ts', OPERATION),
    importing('scripts/build.ts', OPERATION),
  ],
  'operations-are-called-operation': [importing('lib/operations/item/copy-item.ts', DEFINITION), importing('lib/site/a.ts', DEFINITION)],
  'operation-modules-hold-one': [importing(OPERATION, 'lib/operations/item/item-access.ts')],
  'next-only-where-it-is-met': [importing('lib/studio/a.ts', 'next'), importing('lib/transports/doors/a.ts', 'next')],
  'http-knows-no-door': [
    importing('lib/http/a.ts', 'lib/transports/doors/api.ts'),
    importing('lib/http/a.ts', 'lib/operations/define-operation.ts', 'import type'),
  ],
  'doors-without-socket-or-framework': [
    importing('lib/transports/doors/a.ts', 'node:http2'),
    importing('lib/transports/mcp/a.ts', 'lib/http/node-exchange.ts'),
    importing('lib/transports/doors/a.ts', 'react'),
    importing('lib/transports/doors/a.ts', 'node:fs'),
    importing('lib/transports/openapi/a.ts', 'a-vendor'),
  ],
  'transports-get-the-world-handed-in': [
    importing('lib/transports/doors/a.ts', 'lib/store/items.ts'),
    importing('lib/transports/mcp/a.ts', 'lib/studio/log.ts'),
    importing('lib/transports/doors/api.ts', 'lib/callers/accounts.ts'),
  ],
  'callers-below-whoever-asks-for-them': [
    importing('lib/callers/a.ts', 'lib/transports/doors/api.ts'),
    importing('lib/callers/a.ts', 'lib/store/store.ts'),
    importing('lib/callers/a.ts', 'lib/operations/agent/b.ts'),
  ],
  'store-below-what-uses-it': [importing('lib/store/a.ts', 'lib/operations/b.ts'), importing('lib/store/a.ts', 'lib/http/b.ts')],
  'adapters-know-their-port': [importing('lib/adapters/cms/a.ts', 'lib/store/b.ts')],
  'prisma-and-pg-only-in-store': [importing('lib/studio/a.ts', 'pg'), importing('lib/site/a.ts', '@prisma/client')],
  'vendors-only-in-their-adapter': [importing('lib/site/a.ts', 'sharp'), importing('scripts/a.ts', 'a-vendor')],
  'large-vendors-loaded-when-asked': [
    importing('lib/studio/vendors.ts', 'lib/adapters/mail/smtp.ts'),
    importing('lib/studio/a.ts', 'lib/adapters/ai/anthropic.ts'),
  ],
  'internet-stands-alone': [importing('lib/internet/a.ts', 'lib/errors/b.ts')],
  'reader-script-stands-alone': [
    importing('lib/reader/script/a.ts', 'lib/content/b.ts'),
    importing('lib/reader/script/a.ts', 'react'),
    importing('lib/reader/scripted-blocks.ts', 'lib/blocks/b.ts', 'import type'),
  ],
  'config-is-read-before-all-else': [
    importing('lib/config/a.ts', 'lib/adapters/mail/b.ts'),
    importing('lib/config/a.ts', 'lib/studio/b.ts'),
  ],
  'traces-and-turns-stand-alone': [
    importing('lib/traces/a.ts', 'lib/content/b.ts'),
    importing('lib/turns/a.ts', 'lib/store/store.ts', 'import type'),
  ],
  'link-check-asks-by-the-guarded-way': [
    importing('lib/link-check/a.ts', 'lib/store/links.ts', 'import type'),
    importing('lib/link-check/a.ts', 'node:http'),
    importing('lib/link-check/a.ts', 'a-vendor'),
  ],
  'components-call-by-client': [
    importing('components/editor/a.tsx', 'lib/operations/item/item-access.ts'),
    importing('components/editor/a.tsx', 'lib/transports/in-process/client.ts'),
    importing('components/editor/a.tsx', 'app/studio/load.ts'),
    importing('components/studio/a.tsx', 'lib/history/b.ts'),
  ],
  'ui-without-domain': [importing('components/ui/a.tsx', 'components/studio/b.tsx'), importing('components/ui/a.tsx', 'lib/content/b.ts')],
  'nothing-in-lib-looks-up': [importing('lib/site/a.ts', 'components/ui/b.tsx')],
  'site-without-application': [importing('lib/site/a.ts', 'lib/store/b.ts')],
  'readers-see-publications': [
    importing('lib/site/a.ts', 'lib/store/item-rows.ts', 'import type'),
    importing('lib/site/live/a.ts', 'lib/store/store.ts', 'import type'),
    importing('lib/transports/doors/site.ts', 'lib/store/items.ts', 'import type'),
    importing('lib/studio/workers/page-renderer.ts', 'lib/store/store.ts', 'import type'),
  ],
  'readers-stores-read-publications': [
    importing('lib/store/readers/public-lists.ts', 'lib/store/item-rows.ts'),
    importing('lib/store/readers/a-new-one.ts', 'lib/store/a-new-store.ts', 'import type'),
  ],
  'readers-never-reach-what-is-worked-on': [
    { ...importing('lib/site/a.ts', 'lib/turns/b.ts'), ...importing('lib/turns/b.ts', 'lib/store/items.ts', 'import type') },
  ],
  'readers-stores-alone-bring-out': [
    importing('lib/site/a.ts', 'lib/store/readers/brought-out.ts'),
    importing('lib/operations/item/item-access.ts', 'lib/store/readers/brought-out.ts'),
  ],
  'app-is-thin': [
    importing('app/page.tsx', 'lib/content/b.ts'),
    importing('app/page.tsx', 'lib/a-new-room/b.ts'),
    importing('app/page.tsx', 'lib/transports/doors/b.ts'),
    importing('app/page.tsx', 'node:fs'),
  ],
  'no-production-use-of-dev-packages': [importing('lib/site/a.ts', 'vitest')],
  'no-import-of-tests': [
    importing('lib/site/a.ts', 'lib/site/b.test.ts'),
    importing('lib/studio/a.ts', 'lib/site/source-in-memory.ts'),
    importing('lib/studio/a.ts', 'e2e/readers/readers-model.ts'),
    importing('scripts/build.ts', 'bench/load.ts'),
    importing('lib/studio/a.ts', 'lib/machine/pace.ts'),
    importing('lib/site/a.ts', 'lib/attacks/growth.ts'),
  ],
  'no-orphans': [{ 'lib/site/alone.ts': 'export const here = 1;\n' }],
};

/** What looks like a breach and is none. */
const ALLOWED: Record<string, Files> = {
  'an operation knows the shape of what it is handed': importing(OPERATION, 'lib/store/store.ts', 'import type'),
  'an operation is listed': importing('lib/operations/registry.ts', OPERATION),
  'a tool of assistants offers an operation': importing('lib/transports/mcp/tools.ts', OPERATION),
  'a page asks for a right': importing('app/page.tsx', 'lib/access/rights.ts'),
  'an operation computes with a library that computes': { ...importing(OPERATION, 'zod') },
  'a door hashes': importing('lib/transports/doors/a.ts', 'node:crypto'),
  'what operations share knows what one is': importing('lib/operations/item/item-access.ts', DEFINITION, 'import type'),
};

interface Breach {
  rule: string;
  from: string;
}

const PACKAGES = {
  dependencies: { 'a-vendor': '1', next: '1', pg: '1', react: '1', sharp: '1', '@prisma/client': '1', zod: '1' },
  devDependencies: { vitest: '1' },
};

/** What a small application of these files breaks, and where. */
async function brokenBy(files: Files): Promise<Breach[]> {
  const application = await mkdtemp(path.join(os.tmpdir(), 'studio-rules-'));
  const all: Files = { 'package.json': JSON.stringify(PACKAGES), ...files };
  for (const name of Object.values(PACKAGES).flatMap(Object.keys)) {
    all[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'index.js' });
    all[`node_modules/${name}/index.js`] = 'export const thing = 1;\n';
  }
  try {
    for (const [file, text] of Object.entries(all)) {
      await mkdir(path.join(application, path.dirname(file)), { recursive: true });
      await writeFile(path.join(application, file), text);
    }
    const rooms = [...new Set(Object.keys(files).map((file) => file.slice(0, file.indexOf('/'))))];
    const { output } = await cruise(
      rooms,
      { ...options, baseDir: application, validate: true, ruleSet: { forbidden, required } },
      options.enhancedResolveOptions,
    );
    return (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
  } finally {
    await rm(application, { recursive: true, force: true });
  }
}

/**
 * Each of the small applications, put together with others to be looked at once: with all in whose files it does not meddle. Who imports
 * whom is read of a file's own text, so that each has just the imports that it has by itself.
 */
function putTogether(samples: readonly Files[]): Map<Files, Files> {
  const together: Files[] = [];
  const within = new Map<Files, Files>();
  for (const files of samples) {
    const isFree = (all: Files) => Object.entries(files).every(([file, text]) => (all[file] ?? text) === text);
    const all = together.find(isFree) ?? {};
    if (!together.includes(all)) together.push(all);
    Object.assign(all, files);
    within.set(files, all);
  }
  return within;
}

const applications = putTogether([...Object.values(BROKEN).flat(), ...Object.values(ALLOWED)]);
const looked = new Map<Files, Promise<Breach[]>>();

/** The rules that those of these files break that import something; of one that imports nothing, that one. */
async function rulesBrokenIn(files: Files): Promise<string[]> {
  const all = applications.get(files) ?? files;
  const breaches = looked.get(all) ?? brokenBy(all);
  looked.set(all, breaches);
  const [first] = Object.keys(files);
  const importing = Object.keys(files).filter((file) => file === first || files[file]?.startsWith('import'));
  return [...new Set((await breaches).filter(({ from }) => importing.includes(from)).map(({ rule }) => rule))];
}

test('every rule is broken below, by somebody', () => {
  expect(Object.keys(BROKEN).toSorted()).toEqual([...forbidden, ...required].map(({ name }) => name ?? 'a rule without a name').toSorted());
});

describe.each(Object.entries(BROKEN))('%s', (rule, samples) => {
  test.each(samples.map((files) => [Object.keys(files).join(' -> '), files] as const))('is broken by %s', async (_, files) => {
    expect(await rulesBrokenIn(files)).toContain(rule);
  });
});

test.each(Object.entries(ALLOWED))('%s', async (_, files) => {
  const broken = await rulesBrokenIn(files);
  // None of these small operations is defined.
  expect(broken.filter((rule) => rule !== 'operation-modules-hold-one')).toEqual([]);
});

/** What is named in so many files of the application and in no other, whatever it is imported as; with a line that breaks it. */
const NAMED: Record<string, { named: RegExp; files: string[]; broken: string }> = {
  'what node makes of a request: everybody else has an Asked (lib/http/asked.ts)': {
    named: /\bIncomingMessage\b/,
    files: ['lib/http/exchange.ts', 'lib/http/node-exchange.ts', 'lib/http/server.ts'],
    broken: "export type Received = import('node:http').IncomingMessage;",
  },
  'what all module graphs of the process share: whatever else was kept there would be shared unseen': {
    named: /\bglobalThis\b|(?<![.\w/])global[.[](?!css)/,
    files: ['lib/studio/running.ts'],
    broken: 'Object.assign(globalThis, { remembered: new Map() });',
  },
  'the envelope of a refusal: every caller is told the same of it (envelopeOf)': {
    named: /\bok: false\b[^{}]*(?<![.\w])fel *[,:}]|(?<![.\w])fel *[,:][^{}]*\bok: false\b/,
    // What a part of a batch is refused with is read as if it had been called by itself.
    files: ['lib/http/fault-answer.ts', 'lib/operations/batch/part-outcome.ts'],
    broken: 'return { ok: false, fel: [entry], varningar: [] };',
  },
  'the way out: everybody else asks strangers through lib/internet, vendors through their adapter, and Studio through its client': {
    named: /(?<![.\w#'-])(?<!async )fetch\((?![a-z]+: )|\btypeof fetch\b|[=:(] *fetch *[;,)]/,
    files: [
      // Of their own server, from a browser.
      'components/studio/live/report-feed.ts',
      'components/studio/live/send-write.ts',
      'components/studio/shell/sign-out.ts',
      'components/studio/sign-in/password-link.ts',
      'components/studio/sign-in/sign-in.ts',
      // Of a vendor at an address that the newsroom has set; the first by node’s own client, with the type that its library asks for.
      'lib/adapters/ai/node-fetch.ts',
      'lib/adapters/identity/bounded-fetch.ts',
      'lib/adapters/outside-cache/ask.ts',
      // As the first.
      'lib/reader/script/poll-feed.ts',
      'lib/transports/client/answer-consent.ts',
      'lib/transports/client/browser.ts',
      // A program that somebody else runs.
      'lib/transports/program/connect-studio.ts',
    ],
    broken: 'const answer = await fetch(address);',
  },
  // A program of its own hands it to whatever judges it (lib/config), or to a program that it starts; the two of lib/studio and lib/config
  // that do not are the framework's own: what Next replaces while it builds, and what next-auth reads by itself.
  'the environment: everybody else is handed what lib/config has made of it, judged, and a test hands in another': {
    named: /\bprocess(?:\.|\[['"])env\b|\benv\b[^;]*from '(?:node:)?process'/,
    files: [
      'instrumentation.ts',
      'lib/config/next-auth-environment.ts',
      'lib/studio/open-in-next.ts',
      'lib/studio/running-doors.ts',
      'scripts/backup.ts',
      'scripts/build.ts',
      'scripts/client-command.ts',
      'scripts/commands/export-articles.ts',
      'scripts/commands/import-articles.ts',
      'scripts/dev.ts',
      'scripts/lint-openapi.ts',
      'scripts/new-signing-key.ts',
      'scripts/restore.ts',
      'scripts/start.ts',
      'scripts/test.ts',
      'scripts/verify.ts',
      'server.ts',
    ],
    broken: 'const isDemo = process.env.STUDIO_DEMO === "1";',
  },
  'how other programs are started: with a list of arguments and without a shell, so that nothing in an argument is a command (OWASP ASVS V1.2.5)':
    {
      named: /\bchild_process\b/,
      files: [
        'lib/studio/embedded-database.ts',
        'lib/studio/kept-running.ts',
        'lib/studio/server-of-folder.ts',
        'scripts/build.ts',
        'scripts/check.ts',
        'scripts/dev.ts',
        'scripts/lint-openapi.ts',
        'scripts/test.ts',
      ],
      broken: "import { exec } from 'node:child_process';",
    },
  'a shell, which takes what is in an argument for a command': {
    named: /\bshell: *(?!false\b)|\bexec(?:Sync)?\b[^;]*from '(?:node:)?child_process'/,
    files: [],
    broken: "import { exec } from 'node:child_process';",
  },
  'what makes a program of a text (OWASP ASVS V1.3.2)': {
    named: /\beval\(|\bnew Function\b|(?<!\.)\bFunction\(|from '(?:node:)?vm'|\bset(?:Timeout|Interval)\((?:'|"|`)/,
    files: [],
    broken: 'const made = new Function(text);',
  },
  'a connection to whoever cannot prove to be the one asked for (OWASP ASVS V12.3.2)': {
    named: /\brejectUnauthorized\b|NODE_TLS_REJECT_UNAUTHORIZED|\bcheckServerIdentity\b/,
    files: [],
    broken: 'connect({ host, port: 443, rejectUnauthorized: false });',
  },
  'chance that can be guessed, which nothing that opens anything may be made of (OWASP ASVS V11.5.1)': {
    named: /\bMath\.random\b/,
    // When readers’ pages ask again: not all at once.
    files: ['lib/reader/script/poll-feed.ts'],
    broken: 'const token = Math.random();',
  },
  'expressions made while Studio runs: of what is written beside them, and of nothing that somebody has sent (OWASP ASVS V1.2.9)': {
    named: /\bRegExp\(/,
    files: [
      'components/editor/block/forms/ingredients.ts',
      'lib/content/look-ahead.ts',
      'lib/content/written-date.ts',
      'scripts/expressions.ts',
      'scripts/test.ts',
    ],
    broken: 'const wanted = new RegExp(query.sok);',
  },
  'ciphers: one place seals, with one that is authenticated (OWASP ASVS V11.3.3)': {
    named: /\bcreate(?:C|Dec)ipher|\bpublicEncrypt\b|\bsubtle\b/,
    files: ['lib/studio/answer-seal.ts'],
    broken: "const cipher = createCipheriv('aes-128-ecb', key, null);",
  },
  'other hashes than SHA-256 (OWASP ASVS V11.4.1)': {
    named: /\b(?:createHash|createHmac|hkdfSync)\((?!'sha256')|(?<!\w)hash\('(?!sha256')/,
    // What browsers hold a script against.
    files: ['lib/site/reader-files.ts'],
    broken: "const mark = createHash('md5').update(text).digest('hex');",
  },
  'what a browser keeps after the page: unsaved work, under whose it is (OWASP ASVS V14.3.3)': {
    named: /\b(?:localStorage|sessionStorage|indexedDB|caches)\./,
    // And of readers, what they have answered about ads.
    files: ['components/studio/storage/own-storage.ts', 'lib/reader/ads/choice.ts'],
    broken: "localStorage.setItem('nyckel', key);",
  },
  'messages of other windows (OWASP ASVS V3.5.5)': {
    named: /\bpostMessage\b|addEventListener\('message'|\bonmessage\b/,
    // A consent service is known by its window and its address, and windows of ads are answered with what they may ask it. A BroadcastChannel reaches windows of Studio's own origin alone, and none of a site that frames or opens it; server-sent events are no window's.
    files: ['components/studio/news/news-line.ts', 'lib/reader/ads/tcf-service.ts', 'lib/reader/script/feed-stream.ts'],
    broken: "window.addEventListener('message', listen);",
  },
  'whose an address is, as an expression: doors take what is theirs from one table (lib/transports/doors/addresses.ts)': {
    named: /\/\^\\\/\(?(?:\?:)?(?:studio|api|halsa|redo|matt|\\\.well-known)\b/,
    // How operations are grouped, where no sign-in leads away from, and from where nobody is redirected (its test asks the table).
    files: ['lib/contract/sign-in-address.ts', 'lib/operations/redirect/judge-redirect.ts', 'lib/transports/openapi/tags.ts'],
    broken: 'const ADDRESS = /^\\/(halsa|redo|matt)\\/?$/;',
  },
};

const SOURCES = globSync(['{app,components,lib,scripts}/**/*.{ts,tsx}', '*.ts']).filter((file) => !/\.test\.tsx?$/.test(file));

test.each(Object.entries(NAMED))('few name %s', (_, { named, files, broken }) => {
  expect(SOURCES.filter((file) => named.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(files);
  expect(broken).toMatch(named);
});
