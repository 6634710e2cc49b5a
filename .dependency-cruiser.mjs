/*
 * Who may import whom (docs/ARCHITECTURE.md). Each rule says why, and what to do instead.
 * Type-only imports are followed too, except where a rule says that types may pass.
 */

const PURE_ROOMS =
  'content|blocks|templates|checks|access|render|contract|errors|handbook|letters|suggestions|ideas|translation|sign-in|import|export|clipboard|figure-files|comments|proposals|provenance|proving';
const PURE = `^lib/(${PURE_ROOMS})/`;
/** A module that holds an operation is called so, and no other is: two rules below see to it. */
const OPERATION = '^lib/operations/.+[.]operation[.]ts$';
const DEFINE_OPERATION = '^lib/operations/define-operation[.]ts$';
const TESTS =
  '[.]test[.]tsx?$|contract-test[.]ts$|generated-documents[.]ts$|edited-article[.]ts$|right-answer[.]ts$|unsafe-markup[.]ts$|mail-server[.]ts$|ask-door[.]ts$|site-under-test[.]ts$|as-reader[.]ts$|source-in-memory[.]ts$|^e2e/readers/|^lib/(attacks|machine)/';

/** What is not of this repository: of node, and of packages. */
const FROM_ELSEWHERE = '^(?!(app|bench|components|e2e|lib|prisma|scripts)/|[^/]+$)|^(node:)?[a-z0-9_]+$';

/** A package, however much of it. */
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** What no adapter hides: libraries that compute or show, and those (the database, the framework, the bundler) that other rules keep to their rooms. */
const LIBRARIES = [
  '@eslint-community/regexpp',
  '@fastify/busboy',
  '@internationalized/date',
  '@modelcontextprotocol/server',
  '@node-rs/argon2',
  '@opentelemetry',
  '@pgsql/types',
  '@prisma',
  '@simplewebauthn',
  '@swc/core',
  '@tiptap',
  '@visx',
  '@zxcvbn-ts',
  'csv-parse',
  'diff',
  'domhandler',
  'esbuild',
  'fastest-levenshtein',
  'find-my-way',
  'htmlparser2',
  'isbot',
  'json-schema-to-typescript',
  'libpg-query',
  'lucide-react',
  'mdast-util-[a-z-]+',
  'micromark-extension-gfm-table',
  'next',
  'next-auth',
  'otpauth',
  'pg',
  'pg-copy-streams',
  'pino',
  'prisma',
  'prom-client',
  'react',
  'react-aria-components',
  'react-dom',
  'regexp-ast-analysis',
  'robots-parser',
  'scslre',
  'subset-font',
  'tar-stream',
  'temporal-polyfill',
  'uqr',
  'uuid',
  'yaml',
  'yauzl',
  'yazl',
  'zod',
];

/** What speaks to others. */
const SOCKETS = '(node:)?(http|https|http2|net|tls|dgram|child_process|worker_threads)';

/** Whatever makes what readers get, and hands it to them. */
const READERS_SIDE =
  '^lib/(site/|transports/doors/(readers|reader-messages|site|live|outbound|pictures|share|ready-answer)[.]ts$|studio/(workers/page-renderer|keep-behind)[.]ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one concept or three. Move what both need into a module of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere: install the package or mend the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'pure-rules-do-no-io',
      comment:
        'Rules run in the browser and on the server alike and are tested without either: no database, network, file, clock or framework, and of packages those that compute. Have the operation look it up and hand it in.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: {
        path: [`^lib/(?!(${PURE_ROOMS})/)`, '^(app|components|prisma|node_modules)/'],
        pathNot: packages(
          ...['@simplewebauthn/server', '@zxcvbn-ts/language-common', 'diff', 'domhandler', 'fastest-levenshtein', 'htmlparser2'],
          ...[
            'mdast-util-[a-z-]+',
            'micromark-extension-gfm-table',
            'otpauth',
            'react',
            'react-dom',
            'temporal-polyfill',
            'uuid',
            'yaml',
            'zod',
          ],
        ),
      },
    },
    {
      name: 'pure-rules-use-few-node-modules',
      comment: 'Only hashing needs node:crypto, and only in the two files that the browser never loads.',
      severity: 'error',
      from: { path: PURE, pathNot: [TESTS, '^lib/content/(canonical-hash|block-hash)[.]ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-stands-alone',
      comment: 'Every layer imports the contract, so it imports none of them.',
      severity: 'error',
      from: { path: '^lib/contract/' },
      to: { path: '^(lib/(?!contract/)|app/|components/)' },
    },
    {
      name: 'errors-know-only-the-contract',
      comment: 'Faults are thrown everywhere; a fault that knew of a layer would tie it to all others.',
      severity: 'error',
      from: { path: '^lib/errors/', pathNot: TESTS },
      to: { path: '^(lib/(?!contract/|errors/)|app/|components/)' },
    },
    {
      name: 'content-below-blocks',
      comment: 'content <- blocks <- templates <- checks, render: the lower never knows the higher. Hand what it needs in as a function.',
      severity: 'error',
      from: { path: '^lib/content/', pathNot: TESTS },
      to: { path: '^lib/(blocks|templates|checks|render|access)/' },
    },
    {
      name: 'blocks-below-templates',
      comment: 'A block does not know which templates use it, except by name in `onlyIn`.',
      severity: 'error',
      from: { path: '^lib/blocks/', pathNot: TESTS },
      to: { path: '^lib/(templates|checks|render|access)/' },
    },
    {
      name: 'block-index-without-editor',
      comment: 'What readers and the server load must not carry the editor: editor.tsx is imported by components/editor alone.',
      severity: 'error',
      from: { path: '^lib/', pathNot: TESTS },
      to: { path: '^(lib/blocks/[^/]+/editor[.]tsx$|components/editor/)' },
    },
    {
      name: 'operations-get-the-world-handed-in',
      comment:
        'An operation reaches database, CMS and files through its context, so that every transport and test can decide what they are. Import their types only. (lib/turns and lib/traces are no world: one lets others go first, the other tells of what is done.)',
      severity: 'error',
      from: { path: '^lib/operations/', pathNot: TESTS },
      to: {
        path: `^lib/(?!(operations|turns|traces|${PURE_ROOMS})/)`,
        pathNot: '^lib/adapters/[^/]+/(port|failure)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'operations-touch-no-machine',
      comment: 'Files, sockets and processes are of the world: an adapter’s. What an operation may take from node computes.',
      severity: 'error',
      from: { path: '^lib/operations/', pathNot: TESTS },
      to: {
        path: FROM_ELSEWHERE,
        pathNot: ['^(node:)?(crypto|stream|timers/promises|url|util)$', packages('csv-parse', 'yazl', 'zod')],
      },
    },
    {
      name: 'operations-without-next',
      comment: 'An operation answers browsers, agents and assistants alike; nothing in it may depend on how it was called.',
      severity: 'error',
      from: { path: '^lib/operations/' },
      to: { path: '^(app/|components/|node_modules/(next|react)/)' },
    },
    {
      name: 'operations-are-called-not-imported',
      comment:
        'An operation that imports another hides a shared rule: put the rule in a module that both import. Whoever else wants one calls it, through a client. Only the list of them all, the tools that offer some to assistants, and the workers that carry out one each need the thing itself.',
      severity: 'error',
      from: { pathNot: ['^lib/operations/registry[.]ts$', '^lib/transports/mcp/', '^lib/studio/workers/', TESTS] },
      to: { path: OPERATION },
    },
    {
      name: 'operations-are-called-operation',
      comment:
        'What defines an operation ends in .operation.ts, so that the rules above and a reader of the folder tell it from what operations share.',
      severity: 'error',
      from: { pathNot: [OPERATION, TESTS] },
      to: { path: DEFINE_OPERATION, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-knows-no-door',
      comment:
        'What receives requests and writes answers serves every door alike, and none of them by name. A door imports it; what it needs of a door is handed in. A large body is read in a turn of its own.',
      severity: 'error',
      from: { path: '^lib/http/', pathNot: TESTS },
      to: {
        path: '^(lib/(?!http/|turns/|contract/|errors/|config/)|app/|components/|node_modules/(next|react)/)',
      },
    },
    {
      name: 'doors-without-socket-or-framework',
      comment:
        'A door answers plain data with plain data, so that a test needs no server and any server can call it. Sockets are lib/http’s, files an adapter’s, and nothing here draws a page.',
      severity: 'error',
      from: {
        path: '^lib/transports/',
        pathNot: [TESTS, '^lib/transports/in-(process|next)/', '^lib/transports/oauth/fetch-document[.]ts$'],
      },
      to: {
        path: [FROM_ELSEWHERE, '^lib/http/(server|exchange|node-exchange)[.]ts$'],
        pathNot: ['^(node:)?(crypto|util)$', packages('@modelcontextprotocol/server', 'find-my-way', 'next-auth', 'pino', 'zod')],
      },
    },
    {
      name: 'transports-get-the-world-handed-in',
      comment:
        'A door, a tool or a document is what answers a kind of caller: which database, which vendor and which kernel stand behind it is decided by lib/studio, and handed in. Import their types only.',
      severity: 'error',
      from: { path: '^lib/transports/', pathNot: [TESTS, '^lib/transports/in-(process|next)/'] },
      to: { path: '^lib/(store|callers|adapters|studio|backup|newsroom-archive|history|demo)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'callers-below-whoever-asks-for-them',
      comment:
        'Who calls is the same at every door: it is found by what they show, in the store that is handed in. A door asks (callers.ts), and so does what carries out operations.',
      severity: 'error',
      from: { path: '^lib/callers/', pathNot: TESTS },
      to: {
        path: '^(lib/(store|operations|transports|studio|site|http|adapters|history|backup|newsroom-archive)|app|components)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'store-below-what-uses-it',
      comment: 'The store keeps what it is given and answers what it is asked. A rule it needs is pure, and below it.',
      severity: 'error',
      from: { path: '^lib/store/', pathNot: TESTS },
      to: {
        path: '^lib/(operations|callers|studio|transports|site|http|adapters|history|backup|newsroom-archive)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'adapters-know-their-port',
      comment: 'An adapter speaks to one vendor: what it is to say is handed in by whoever asks the port.',
      severity: 'error',
      from: { path: '^lib/adapters/', pathNot: TESTS },
      to: { path: '^lib/(operations|store|studio|transports|site|history|backup|newsroom-archive)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'next-only-where-it-is-met',
      comment:
        'Next makes the pages and hands requests on. What it needs of Studio is in lib/transports/in-next and in-process; a rule or a door that knew it could not be called without it.',
      severity: 'error',
      from: { path: '^lib/', pathNot: [TESTS, '^lib/transports/in-(process|next)/'] },
      to: { path: '^node_modules/next/' },
    },
    {
      name: 'prisma-and-pg-only-in-store',
      comment: 'One place knows how things are stored. Add a method to an aggregate in lib/store.',
      severity: 'error',
      from: { pathNot: ['^(lib/store|prisma|bench|e2e)/', '^lib/studio/embedded-database[.]ts$', TESTS] },
      to: { path: ['^node_modules/(@prisma|pg)/', '^prisma/generated/'] },
    },
    {
      name: 'vendors-only-in-their-adapter',
      comment: 'A vendor is replaced by writing one adapter. Use the port. What no adapter hides is named in LIBRARIES.',
      severity: 'error',
      from: { pathNot: ['^lib/adapters/', '^lib/demo/', '^(bench|e2e)/', '^[^/]+[.]config[.]m?[jt]s$', TESTS] },
      to: { path: '^node_modules/', pathNot: packages(...LIBRARIES) },
    },
    {
      name: 'large-vendors-loaded-when-asked',
      comment:
        'What speaks to language models and mail servers is a fifth of all that Studio would load, and most newsrooms use neither. Import it where it is first asked (await import), as lib/studio/vendors.ts does.',
      severity: 'error',
      from: { pathNot: ['^(bench|e2e)/', TESTS] },
      to: { path: '^lib/adapters/(ai/(anthropic|openai-kompatibel)|mail/smtp)[.]ts$', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'internet-stands-alone',
      comment: 'What is asked of strangers is guarded in one place, which adapters and transports share: it knows of neither.',
      severity: 'error',
      from: { path: '^lib/internet/', pathNot: TESTS },
      to: { path: '^(lib/(?!internet/)|app/|components/)' },
    },
    {
      name: 'reader-script-stands-alone',
      comment:
        'What readers’ browsers load is made of itself and of the contract, and loads no package: each byte is paid for by every reader. Only what bundles it needs more.',
      severity: 'error',
      from: { path: '^lib/reader/', pathNot: [TESTS, '^lib/reader/build-assets[.]ts$'] },
      to: { path: [FROM_ELSEWHERE, '^(lib/(?!(reader|contract)/)|app/|components/)'] },
    },
    {
      name: 'config-is-read-before-all-else',
      comment: 'The environment is judged before anything is opened: by rules alone. What is made of it is handed to whoever opens.',
      severity: 'error',
      from: { path: '^lib/config/', pathNot: TESTS },
      to: { path: '^(lib/(?!(config|content|contract|errors|sign-in)/)|app/|components/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'traces-and-turns-stand-alone',
      comment: 'Every room tells of its work and lets others go first, so they know no room; what steps are is pure.',
      severity: 'error',
      from: { path: '^lib/(traces|turns)/', pathNot: TESTS },
      to: { path: '^(lib/(?!(traces|turns)/|content/steps[.]ts$)|app/|components/)' },
    },
    {
      name: 'link-check-asks-by-the-guarded-way',
      comment:
        'Whether a link leads anywhere is asked of strangers, by lib/internet alone. Which links, and what becomes of the answer, is others’.',
      severity: 'error',
      from: { path: '^lib/link-check/', pathNot: TESTS },
      to: {
        path: [FROM_ELSEWHERE, '^(lib/(?!(link-check|internet|contract)/)|app/|components/)'],
        pathNot: ['^(node:)?timers/promises$', packages('htmlparser2', 'robots-parser')],
      },
    },
    {
      name: 'components-call-by-client',
      comment: 'The browser knows operations by their client alone: method, path and types.',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^(app/|lib/(operations|store|callers|adapters|studio|demo|config|backup|newsroom-archive|history|import|export|internet|turns|transports/(?!client/|openapi/reference-model[.]ts)[^/]+|http|site)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-without-domain',
      comment: 'A primitive that knows an article cannot be used for anything else. Put it in components/studio.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(components/(?!ui/)|lib/(?!contract/fault[.]ts))' },
    },
    {
      name: 'nothing-in-lib-looks-up',
      comment: 'lib is what the pages and the screens are made of: it works without either. Move what both need into lib.',
      severity: 'error',
      from: { path: '^lib/', pathNot: TESTS },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'site-without-application',
      comment: 'What readers get is made from what was published, and handed in: no operations, no vendors, no caller.',
      severity: 'error',
      from: { path: '^lib/site/', pathNot: TESTS },
      to: { path: '^lib/(operations|store|adapters|studio|transports|config)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'readers-see-publications',
      comment:
        'What readers get is what a release has brought out: a publication, never the article as it is worked on. Whatever answers readers is handed PublicReads (lib/store/readers) and knows nothing else of the store, not even its types.',
      severity: 'error',
      from: { path: READERS_SIDE, pathNot: TESTS },
      to: { path: '^lib/store/(?!readers/)', pathNot: '^lib/store/session-lock[.]ts$' },
    },
    {
      name: 'readers-stores-read-publications',
      comment:
        'What readers are answered from is read from publications: nothing that knows the article as it is worked on. What both need (a revision by its id, a picture) is in a module that knows neither.',
      severity: 'error',
      from: { path: '^lib/store/readers/', pathNot: TESTS },
      to: { path: '^lib/store/(?!readers/|(database|media|revisions|report-revisions|report-blocks|names)[.]ts$)' },
    },
    {
      name: 'readers-never-reach-what-is-worked-on',
      comment:
        'The same by way of anything else: no chain of imports leads from what readers are answered from to the article as it is worked on.',
      severity: 'error',
      from: { path: '^lib/(site|store/readers)/', pathNot: TESTS },
      to: { path: '^lib/store/(store|items|item-rows|item-list|item-search|search-statements|tags-in-use)[.]ts$', reachable: true },
    },
    {
      name: 'readers-stores-alone-bring-out',
      comment:
        'What is marked as brought out was read from a publication. Nothing else may mark it: ask PublicReads for it (lib/store/readers/public-reads.ts).',
      severity: 'error',
      from: { pathNot: ['^lib/store/readers/', TESTS] },
      to: { path: '^lib/store/readers/brought-out[.]ts$' },
    },
    {
      name: 'app-is-thin',
      comment:
        'Pages and routes hold no rules (they may ask one, of lib/access): they load through the in-process client and render components.',
      severity: 'error',
      from: { path: '^app/' },
      to: {
        path: ['^lib/(?!(access|contract|errors|transports/(client|in-process|in-next))/)', `^(${SOCKETS}|(node:)?(fs|fs/promises|os))$`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-production-use-of-dev-packages',
      comment: 'What runs in production must be installed in production: move the package to dependencies.',
      severity: 'error',
      from: { path: '^(app|components|lib|(server|instrumentation|proxy|scripts/(start|build|backup|restore))[.]ts)', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-import-of-tests',
      comment: 'Nothing depends on a test, nor on what only tests and benchmarks are made of.',
      severity: 'error',
      from: { pathNot: [TESTS, '^(e2e|bench)/'] },
      to: { path: [TESTS, '^(e2e|bench)/'] },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nobody imports and that imports nobody is dead: use it or remove it.',
      severity: 'error',
      from: { orphan: true, pathNot: ['[.]d[.]ts$', '[.](css|mjs)$', '^(e2e|scripts|prisma[.]config)', TESTS] },
      to: {},
    },
  ],
  required: [
    {
      name: 'operation-modules-hold-one',
      comment: 'A module called .operation.ts holds an operation: what operations share is called by what it is.',
      severity: 'error',
      module: { path: OPERATION },
      to: { path: DEFINE_OPERATION },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What lies in other-php/ has packages of its own.
    exclude: { path: '^(prisma/generated|[.]next|dist|wordpress|e2e/wordpress/other-php/)' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
