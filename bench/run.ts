import { measureAtWork } from './at-work.ts';
import { bundled } from './bundled.ts';
import { compareWith } from './compare.ts';
import { measureGridScroll } from './grid-scroll.ts';
import { measureLive } from './live.ts';
import { measureMcp } from './mcp.ts';
import { measurePictures } from './pictures.ts';
import { proveAll } from './proofs.ts';
import { measureBeacon, measureOutbound } from './readers-doors.ts';
import { measureSchedules } from './schedules.ts';
import { measureService } from './service.ts';
import { measureStreams } from './staff-streams.ts';
import { measureWordPress } from './wordpress.ts';
import { measureWriting } from './writing.ts';

/* npm run bench measures the whole service, `npm run bench -- <name>` one thing: README.md. */

/** What is measured by that name, with the words that follow it; `false` when something that was to hold does not. */
const MEASURED: Record<string, (words: readonly string[]) => Promise<unknown>> = {
  '': measureService,
  mcp: measureMcp,
  live: measureLive,
  redaktion: measureAtWork,
  scheman: measureSchedules,
  strommar: measureStreams,
  jamfor: ([commit = 'HEAD~1']) => compareWith(commit),
  bilder: measurePictures,
  rulla: measureGridScroll,
  skriva: measureWriting,
  bevis: proveAll,
  wordpress: measureWordPress,
  anrop: async () => (await bundled<typeof import('./calls.ts')>('calls')).measureCalls(),
  paus: async () => (await bundled<typeof import('./pauses.ts')>('pauses')).measurePauses(),
  publicera: async () => (await bundled<typeof import('./publishing.ts')>('publishing')).measurePublishing(),
  ainot: async () => (await bundled<typeof import('./ai-note.ts')>('ai-note')).measureAiNote(),
  related: async () => (await bundled<typeof import('./related.ts')>('related')).measureRelated(),
  listor: async () => (await bundled<typeof import('./lists.ts')>('lists')).measureLists(),
  personer: async () => (await bundled<typeof import('./people.ts')>('people')).measurePeople(),
  bildarkiv: async () => (await bundled<typeof import('./picture-library.ts')>('picture-library')).measurePictureLibrary(),
  ideer: async () => (await bundled<typeof import('./ideas.ts')>('ideas')).measureIdeas(),
  arkiv: async () => (await bundled<typeof import('./newsroom-archive.ts')>('newsroom-archive')).measureArchive(),
  sok: async () => (await bundled<typeof import('./sok.ts')>('sok')).measureSearch(),
  satser: async () => (await bundled<typeof import('./batch.ts')>('batch')).measureBatch(),
  logg: async () => (await bundled<typeof import('./log.ts')>('log')).measureLog(),
  matning: measureBeacon,
  utlank: measureOutbound,
  siffror: async () => (await bundled<typeof import('./figures.ts')>('figures')).measureFigures(),
  lankar: async () => (await bundled<typeof import('./links.ts')>('links')).measureLinks(),
  tillsammans: async (names) => (await bundled<typeof import('./together.ts')>('together')).measureTogether(names),
  translation: async () => (await bundled<typeof import('./translation.ts')>('translation')).measureTranslation(),
};

const [name = '', ...words] = process.argv.slice(2);
const measure = MEASURED[name];
if (measure === undefined) {
  process.stderr.write(`There is nothing to measure by the name ${name}; there is ${Object.keys(MEASURED).filter(Boolean).join(', ')}.\n`);
  process.exit(2);
}
const holds = await measure(words);
process.exit(holds === false ? 1 : process.exitCode);
