import { parseArgs } from 'node:util';
import { StartFault } from '#lib/config/environment.ts';
import type { ImportLine } from '#lib/contract/imported-articles.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import { importArticles } from '#lib/studio/article-import/import-articles.ts';
import { openSource } from '#lib/studio/article-import/open-source.ts';
import { newsroomForCommand } from '#lib/studio/newsroom-for-command.ts';
import { readInWhole } from '#lib/studio/read-in-whole.ts';
import { tellAndEnd } from '../tell-and-end.ts';

const USE =
  'Skriv så här: npm run import -- <fil, mapp eller adress> --som <din e-post> [--provkor] [--sektion <id>] [--mall <id>]\n' +
  'Det som kan läsas in: en zip eller mapp med Markdown, en Markdownfil, WordPress export (.xml), Ghosts (.json) och ett WordPress i drift (https://…).\n' +
  'Hela redaktionen: npm run import -- redaktion.tar.zst --som <din e-post> --hela [--provkor]';

/* `npm run import`: tells of every article, and how many there were of each kind. */
await tellAndEnd(async () => {
  const { values, positionals } = asked();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.som === undefined) throw new StartFault(USE);
  const { provkor = false, som, sektion, mall, hela } = values;
  if (hela === true) return readInWhole(file, som, { provkor, environment: process.env });
  const source = await openSource(file).catch((error: unknown) => {
    throw error instanceof ImportFault ? new StartFault(error.message, { cause: error }) : error;
  });
  const { machinery, caller, close } = await newsroomForCommand(process.env, som);
  const counted = { skapas: 0, finns: 0, vagras: 0 };
  try {
    const options = { provkor, ...(sektion === undefined ? {} : { sektion }), ...(mall === undefined ? {} : { mall }) };
    for await (const line of importArticles(machinery, caller, source, options)) {
      counted[line.utfall] += 1;
      process.stdout.write(told(line, provkor));
    }
  } catch (error) {
    if (error instanceof ImportFault) throw new StartFault(`${error.message} Det som står ovan är gjort.`, { cause: error });
    throw error;
  } finally {
    await source.files.close();
    await close();
  }
  if (counted.vagras > 0) process.exitCode = 2;
  const done = provkor ? 'Provkört, ingenting är ändrat' : 'Klart, allt som lästs in är utkast';
  return `${done}: ${counted.skapas} ${provkor ? 'skulle skapas' : 'skapade'}, ${counted.finns} fanns redan, ${counted.vagras} går inte att läsa in.`;
});

function told({ plats, rubrik, utfall, fel, anmarkningar, publicerad, gammal_adress }: ImportLine, provkor: boolean): string {
  const how = { skapas: provkor ? 'skulle skapas' : 'skapad', finns: 'finns redan', vagras: 'går inte' }[utfall];
  const kept = [
    ...(publicerad === null ? [] : [`Datum: ${publicerad.slice(0, 10)}`]),
    ...(gammal_adress === null ? [] : [`Den gamla adressen ${gammal_adress} leder till artikeln`]),
  ];
  const below = [...fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`), ...kept, ...anmarkningar].map((text) => `    ${text}\n`);
  return `${how}: ${plats}${rubrik === '' ? '' : ` «${rubrik}»`}\n${below.join('')}`;
}

function asked() {
  try {
    const word = { type: 'string' } as const;
    return parseArgs({
      allowPositionals: true,
      options: { som: word, provkor: { type: 'boolean' }, hela: { type: 'boolean' }, sektion: word, mall: word },
    });
  } catch (error) {
    throw new StartFault(USE, { cause: error });
  }
}
