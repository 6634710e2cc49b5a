import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';
import { sql } from './database.ts';

/** A watch that rests, so that nobody is asked for anything, by its id. */
export async function watchOf(chief: Caller, fields: object = {}): Promise<string> {
  const adress = `https://nyheter.example/${randomUUID()}.xml`;
  return (await chief.post('/bevakningar', { adress, namn: 'Nyhetsbyrån', vilande: true, ...fields })).body.bevakning.id;
}

interface FoundIdea {
  rubrik?: string;
  sektion?: string | null;
  relevans?: number;
  tid?: string;
  egen?: string | null;
}

/** An idea as it is when a feed has been read, by its id: in the newsroom that `ask` asks. Nobody looks it over again, whatever others decide meanwhile. */
export async function ideaOf(chief: Caller, found: FoundIdea = {}, ask: typeof sql = sql): Promise<string> {
  const { rubrik = 'Ny bro över älven', sektion = 'nyheter', relevans = 60, tid = new Date().toISOString(), egen = null } = found;
  const [id, watch] = [randomUUID(), await watchOf(chief)];
  await ask(
    `INSERT INTO ide (id, rubrik, ingress, tid, ord, traffar, relevans, sektion, bevakning_id, egen_id, sedd, skapad)
      VALUES ($1, $2, 'Bron invigs på fredag.', $3, '{bro}', '{}', $4, $5, $6, $7, 'infinity', now())`,
    [id, rubrik, tid, relevans, sektion, watch, egen],
  );
  await ask(
    `INSERT INTO idekalla (id, ide_id, bevakning_id, nyckel, rubrik, ingress, adress, tid, drag, skapad)
      VALUES ($1, $2, $3, $4, $5, 'Bron invigs på fredag.', 'https://nyheter.example/bron', $6, '{}', now())`,
    [randomUUID(), id, watch, randomUUID(), rubrik, tid],
  );
  return id;
}
