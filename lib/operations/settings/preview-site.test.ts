import { setTimeout as passed } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from '#lib/contract/settings.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { previewSite } from '#lib/operations/settings/preview-site.operation.ts';
import type { RenderSite } from '#lib/operations/settings/render-site.ts';

/** As the door reads it: no literal is, by its type, something without params, something without a query and a body at once. */
const ASKED = { sida: 'startsida', sprak: 'sv' } as unknown as Parameters<typeof previewSite.run>[1];

/** A call of an administrator who has set nothing, as far as the operation asks; its pages rendered so. */
function called(renderSite: RenderSite, callerGone?: AbortSignal): OperationContext {
  const told = { store: { settings: { latest: async () => undefined }, readers: {} }, newsroom: { effective: () => FIRST_SETTINGS } };
  return { ...told, renderSite, callerGone, now: '2026-11-20T08:00:00.000Z' } as unknown as OperationContext;
}

test('of pages that are asked for at once an instance renders one at a time', async () => {
  let [underway, most] = [0, 0];
  const renderSite: RenderSite = async () => {
    most = Math.max(most, ++underway);
    await passed(5);
    underway--;
    return { html: 'sidan' };
  };
  const answers = await Promise.all(Array.from({ length: 4 }, () => previewSite.run(called(renderSite), ASKED)));
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true, html: 'sidan' })));
  expect(most).toBe(1);
});

test('a page that nobody waits for any more when its turn comes is not rendered', async () => {
  const rendered: string[] = [];
  const renders =
    (name: string): RenderSite =>
    async () => {
      rendered.push(name);
      await passed(5);
      return { html: name };
    };
  const gone = new AbortController();
  const first = previewSite.run(called(renders('första')), ASKED);
  const overtaken = previewSite.run(called(renders('omkörd'), gone.signal), ASKED);
  const last = previewSite.run(called(renders('sista')), ASKED);
  gone.abort();
  await expect(overtaken).rejects.toMatchObject({ fel: [{ kod: 'anrop_avbrutet' }] });
  expect(await Promise.all([first, last])).toEqual([
    { ok: true, html: 'första' },
    { ok: true, html: 'sista' },
  ]);
  expect(rendered).toEqual(['första', 'sista']);
});
