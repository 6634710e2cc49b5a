import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { SCOPES, type Scope } from '#lib/contract/connection.ts';
import type { Caller } from '../newsroom/caller.ts';
import { sql } from '../newsroom/database.ts';

/** What a person's assistant holds once it has been let in: straight into the database, for tests of what it opens. */
export async function accessToken(person: Caller, server: 'redaktion' | 'trafik', omfang: readonly Scope[] = SCOPES): Promise<string> {
  const [id, token] = [randomUUID(), `sat_${randomBytes(16).toString('base64url')}`];
  const resource = `${inject('studio').url}/studio/mcp/${server}`;
  await sql(
    `INSERT INTO anslutning (id, person_id, session_nr, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad)
      SELECT $1, id, session_nr, 'prov', 'Prov', 'prov.se', 'https://prov.se/', $3, $4, now() FROM person WHERE id = $2`,
    [id, person.id, resource, omfang],
  );
  const hash = createHash('sha256').update(token).digest('hex');
  await sql(
    `INSERT INTO anslutningsnyckel (hash, anslutning_id, sort, omfang, utgar) VALUES ($1, $2, 'atkomst', $3, now() + interval '1 hour')`,
    [hash, id, omfang],
  );
  return token;
}
