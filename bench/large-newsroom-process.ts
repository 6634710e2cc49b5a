import pg from 'pg';
import pino from 'pino';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { fillNewsroom } from '../e2e/database/large-newsroom.ts';
import { type StudioProcess, startStudioProcess } from './studio-process.ts';

const WORDS_OF_BODY = 40;

/** Starts the built application with a newsroom of so many articles, and as many pictures, in `data`: made by SQL between two starts. */
export async function startLargeNewsroom(data: string, articles: number): Promise<StudioProcess> {
  const first = await startStudioProcess(data);
  await first.stop();
  const server = await startEmbeddedDatabase(data, pino({ level: 'error' }));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('SET statement_timeout = 0');
  await fillNewsroom(client, articles, WORDS_OF_BODY);
  await client.end();
  await server.stop();
  return startStudioProcess(data);
}
