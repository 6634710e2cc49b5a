import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { StartFault } from '#lib/config/environment.ts';
import { Fault } from '#lib/errors/fault.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { newsroomForCommand } from '#lib/studio/newsroom-for-command.ts';
import { tellAndEnd } from '../tell-and-end.ts';

const USE =
  'Skriv så här: npm run export -- artiklar.zip --som <din e-post> [--status publicerad]\n' +
  'Hela redaktionen: npm run export -- redaktion.tar.zst --som <din e-post> --hela';

/* `npm run export`: tells what it did, or why it could not. */
await tellAndEnd(async () => {
  const { values, positionals } = asked();
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.som === undefined) throw new StartFault(USE);
  const { machinery, caller, close } = await newsroomForCommand(process.env, values.som);
  const half = `${file}.halv`;
  try {
    const choice = values.status === undefined ? {} : { status: values.status };
    const operation = values.hela === true ? 'exporteraRedaktion' : 'exporteraArtiklar';
    const { body } = await callOperation(machinery, operation, caller, choice, machinery.newId());
    if (typeof body === 'string' || !(body.fil instanceof FileAnswer)) throw new TypeError(`${operation} answers with a file`);
    await pipeline(Readable.from(body.fil.delar), createWriteStream(half, { mode: 0o600 }));
    await rename(half, file);
    return `${values.hela === true ? 'Redaktionen är uttagen' : 'Artiklarna är uttagna'}: ${path.resolve(file)}`;
  } catch (error) {
    await rm(half, { force: true });
    if (error instanceof Fault) throw new StartFault(error.fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join('\n'));
    throw error;
  } finally {
    await close();
  }
});

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { som: { type: 'string' }, status: { type: 'string' }, hela: { type: 'boolean' } },
    });
  } catch (error) {
    throw new StartFault(USE, { cause: error });
  }
}
