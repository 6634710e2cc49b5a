import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import { buildAll, bundleKernel, isBuilt, preparePrismaClient } from './build.ts';

interface StudioModule {
  startStudio(options: { dev: boolean }): Promise<RunningStudio>;
  StartFault: new () => Error;
}

interface RunningStudio {
  url: string;
  welcome: { logins: Array<{ roll: string; epost: string; losenord: string }>; agent?: { namn: string; nyckel: string } };
  welcomeShown(): Promise<void>;
  cmsProblems(): Promise<Array<{ orsak: string; atgard: string; stoppar: boolean }>>;
  stop(): Promise<void>;
}

const dev = process.argv.includes('--dev');
const say = (line: string) => process.stdout.write(`${line}\n`);
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: process.env.NODE_ENV ?? (dev ? 'development' : 'production') });

// Whoever read what is printed may be gone. Nobody hears of it then, least of all by more being printed: Studio goes on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

if (dev) {
  preparePrismaClient();
  await bundleKernel();
  await buildReaderAssets('dist/lasare');
} else if (!(await isBuilt())) {
  say('Bygger Studio. Det görs en gång och tar ungefär en halv minut …');
  await buildAll();
}

// The bundle has no types of its own; its source does.
const studio: StudioModule = await import(new URL('../dist/studio.mjs', import.meta.url).href);
const starting = start();
stopOnSignal(starting);
try {
  await starting;
} catch (error) {
  complain(error);
  process.exit(1);
}

/** Starts, and tells whoever looks what they need to know: only then is the start over. */
async function start(): Promise<RunningStudio> {
  const running = await studio.startStudio({ dev });
  welcome(running);
  await running.welcomeShown();
  say('\nAvsluta med Ctrl-C.');
  void tellCmsProblems(running);
  return running;
}

/** Whoever starts Studio is also the one who can mend its connection; everything else goes on meanwhile. */
async function tellCmsProblems(running: RunningStudio): Promise<void> {
  try {
    const problems = await running.cmsProblems();
    if (problems.length === 0) return;
    say(problems.some(({ stoppar }) => stoppar) ? '\nInget kan publiceras än:' : '\nPubliceringen fungerar, men inte som den ska:');
    for (const { orsak, atgard } of problems) say(`  ${orsak}\n    ${atgard}`);
  } catch (error) {
    complain(error);
  }
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof studio.StartFault ? error.message : error instanceof Error ? error.stack : error}\n`);
}

function welcome({ url, welcome: made }: RunningStudio): void {
  say(`\nStudio är igång.\n  Webbplatsen   ${url}/\n  Redaktionen   ${url}/studio`);
  if (made.logins.length > 0) say('\nInloggningar (visas bara den här gången):');
  for (const { roll, epost, losenord } of made.logins) say(`  ${epost.padEnd(22)} ${losenord.padEnd(24)} ${roll}`);
  if (made.agent !== undefined) say(`\nAgentnyckel för ${made.agent.namn} (visas bara den här gången):\n  ${made.agent.nyckel}`);
}

/** A signal that comes while Studio is starting waits for the start: half a start would leave its database behind. */
function stopOnSignal(running: Promise<RunningStudio>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      try {
        await (await running).stop();
        process.exit(0);
      } catch (error) {
        complain(error);
        process.exit(1);
      }
    });
  }
}
