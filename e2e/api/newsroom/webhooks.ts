import { randomUUID } from 'node:crypto';
import { sql } from './database.ts';
import { as } from './people.ts';

/** A receiver that nobody is, so that no test waits for one. */
export function aWebhook(): Record<string, unknown> {
  return { namn: `Mottagare ${randomUUID().slice(0, 8)}`, adress: 'https://mottagare.invalid/in' };
}

let first: Promise<string> | undefined;

/** A paused webhook of an administrator’s, for all: a newsroom has twenty at most. */
export function webhookOfAll(): Promise<string> {
  first ??= madeBy();
  return first;
}

async function madeBy(): Promise<string> {
  const admin = await as('admin');
  const { id } = (await admin.post('/webhookar', aWebhook())).body.webhook;
  await admin.patch(`/webhookar/${id}`, { lage: 'pausad' });
  return id;
}

/** Does something with a webhook like it, which is gone afterwards; its secret may be another. */
export async function withWebhook<Result>(work: (id: string) => Promise<Result>, hemlighet: string | null = null): Promise<Result> {
  const [like, id] = [await webhookOfAll(), randomUUID()];
  await sql(
    `INSERT INTO webhook (id, namn, adress, typer, hemlighet, agare_id, lage, av, skapad)
      SELECT $2, namn, adress, typer, coalesce($3, hemlighet), agare_id, 'pausad', av, now() FROM webhook WHERE id = $1`,
    [like, id, hemlighet],
  );
  try {
    return await work(id);
  } finally {
    await sql('DELETE FROM webhook WHERE id = $1', [id]);
  }
}

/** A delivery to that receiver: a try that was not taken, or as is said. */
export async function deliveryTo(
  webhook: string,
  { lage = 'misslyckad', fran = null as string | null, till = null as string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO webhookleverans (id, webhook_id, slag, typer, fran, till, antal, lage, skapad) VALUES ($1, $2, $3, '{}', $4, $5, 1, $6, now())`,
    [id, webhook, till === null ? 'prov' : 'handelser', fran, till, lage],
  );
  return id;
}
