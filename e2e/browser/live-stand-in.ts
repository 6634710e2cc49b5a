import type { Page } from '@playwright/test';

export interface StandInEntry {
  id: string;
  text: string;
  fast?: boolean;
}

/** The live feed of a report as a test wants it, in the shape of the contract. */
export interface LiveStandIn {
  inlagg: StandInEntry[];
  lage: 'live' | 'avslutad';
  /** Anything but 200 is answered without a feed. */
  status: number;
  /** How many times it has been asked. */
  asked: number;
}

/** Answers for the feed, whichever report is asked for. */
export async function liveStandIn(page: Page, blockId: string, inlagg: StandInEntry[]): Promise<LiveStandIn> {
  const feed: LiveStandIn = { inlagg, lage: 'live', status: 200, asked: 0 };
  // Nobody tells of what the stand-in is given.
  await page.route('**/studio/live/*/strom*', (route) => route.abort());
  await page.route('**/studio/live/*.json*', (route) => {
    feed.asked++;
    const json =
      feed.status === 200
        ? {
            ok: true,
            live: feed.lage === 'live',
            lage: feed.lage,
            senast: '2026-05-09T12:00',
            senastText: '12:00',
            senastRad: `<p class="live-status"><b class="live-pagar">${feed.lage === 'live' ? 'Pågår nu' : 'Avslutad'}</b><span>${feed.inlagg.length} inlägg</span></p>`,
            antal: feed.inlagg.length,
            inlagg: feed.inlagg.map((entry) => ({
              id: entry.id,
              tid: '2026-05-09T12:00',
              fast: entry.fast === true,
              html: markup(blockId, entry),
            })),
          }
        : { ok: false, fel: [] };
    return route.fulfill({ status: feed.status, json, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return feed;
}

/** As lib/blocks/liveinlagg/entry.tsx renders it. */
function markup(blockId: string, { id, text, fast }: StandInEntry): string {
  const label = fast ? '<span class="live-etikett">Fäst</span>' : '';
  const anchor = `${blockId}-${id}`;
  return `<div class="live-inlagg${fast ? ' live-fast' : ''}" id="${anchor}" data-inlagg="${id}"><p class="live-tid"><a href="#${anchor}"><time dateTime="2026-05-09T12:00:00+02:00">12:00</time></a>${label}</p><p>${text}</p></div>`;
}
