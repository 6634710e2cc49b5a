import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { letClaimsGrowOld } from './claims.ts';
import { deliverUntilDone } from './deliver-until-done.ts';
import { expectWhole } from './expect-whole.ts';
import { type FaultyProxy, faultyProxy, type ProxyFault } from './faulty-proxy.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { wholeArticle } from './whole-article.ts';

let wp: RunningWordPress;
let proxy: FaultyProxy;
beforeAll(async () => {
  wp = await startWordPress();
  proxy = await faultyProxy(wp.url);
});
afterAll(async () => {
  await proxy?.close();
  await wp?.stop();
});
beforeEach(() => proxy.reset());

const editor = (timeout?: number) =>
  wordPressCms(
    { url: proxy.url, user: wp.editorUser, password: wp.editorPassword },
    timeout === undefined ? {} : { send: (call) => httpSend({ ...call, timeout }) },
  );

/** Look-up, the picture, its crop, the one in the body, the article with its tag. */
const REQUESTS = 5;

it('takes as many requests as there are things to deliver, and a look-up', async () => {
  const wanted = wholeArticle(wp);
  const { lank } = await editor().deliver(wanted);
  expect(proxy.count()).toBe(REQUESTS);
  expectWhole(wp, wanted, lank);
});

describe('where the plugin is from before 1.9.0, which takes no names with the article', () => {
  /** What that one does with the names of tags: nothing. */
  const KNOWS_NO_NAMES = `add_filter( 'rest_dispatch_request', function ( $result, $request ) { unset( $request['studio_tags'] ); return $result; }, 1, 2 );`;
  const TELLS_OF_NONE = `add_filter( 'rest_post_dispatch', function ( $r ) { $d = $r->get_data(); if ( isset( $d['by_name'] ) ) { unset( $d['by_name'] ); $r->set_data( $d ); } return $r; } );`;

  it.each([
    ['asks for a new tag by itself', TELLS_OF_NONE, 1],
    ['sends the tags once more, where the look-up met a newer one', '', 2],
  ])('%s', async (_, told, more) => {
    const file = String(await wp.evaluate(`return WPMU_PLUGIN_DIR . '/aldre-${more}.php';`));
    await writeFile(file, `<?php ${KNOWS_NO_NAMES} ${told}`);
    try {
      const wanted = wholeArticle(wp);
      const { lank, varningar } = await editor().deliver(wanted);
      expect([proxy.count(), varningar]).toEqual([REQUESTS + more, []]);
      expectWhole(wp, wanted, lank);
      await editor().deliver(wanted);
      expectWhole(wp, wanted, lank);
    } finally {
      await rm(file);
    }
  });
});

/** An answer that is lost may have been any one; of the others it is enough to see each kind: the look-up, a file, the article. */
const FAULTS: Array<[fault: ProxyFault, requests: number[]]> = [
  ['lost', [1, 2, 3, 4, 5]],
  ['half', [1, 2, 5]],
  ['page', [2, 5]],
  ['cut', [1, 2, 5]],
  ['500', [2, 5]],
  ['502', [1, 5]],
  ['429', [2, 5]],
];

describe.each(FAULTS)('after the fault «%s»', (fault, requests) => {
  it('one more delivery makes it whole', async () => {
    for (const nth of requests) {
      const wanted = wholeArticle(wp);
      proxy.fail(nth, fault);
      const failure = await editor()
        .deliver(wanted)
        .catch((error: unknown) => error);
      expect(failure, `request ${nth}`).toBeInstanceOf(CmsFailure);
      expect(failure, `request ${nth}`).toMatchObject({ retryable: true, atgard: expect.stringMatching(/\.$/) });
      proxy.reset();
      const receipt = await editor().deliver(wanted);
      expect(receipt, `request ${nth}`).toMatchObject({ status: 'publish', varningar: [] });
      expectWhole(wp, wanted, receipt.lank);
    }
  });
});

it('gives up on an answer that does not come, and completes what was done meanwhile', async () => {
  const wanted = wholeArticle(wp);
  await editor().deliver({ ...wanted, lage: 'utkast' });
  proxy.fail(2, 'late');
  // The look-up takes its own time on a slow machine: what is tried again is whatever was too late.
  await expect(editor(700).deliver({ ...wanted, version: '2026-11-21T08:00:00.000Z' })).rejects.toMatchObject({ retryable: true });
  proxy.reset();
  const receipt = await deliverUntilDone(editor(), { ...wanted, version: '2026-11-21T08:00:00.000Z' });
  expectWhole(wp, wanted, receipt.lank);
});

it('is whole after WordPress has been killed in the middle of any request', async () => {
  for (let nth = 1; nth <= REQUESTS; nth++) {
    const wanted = wholeArticle(wp);
    proxy.fail(nth, async () => {
      // Into the middle of what it takes: 20–100 ms.
      await pause(10 * nth);
      await wp.kill();
    });
    await expect(editor().deliver(wanted)).rejects.toMatchObject({ retryable: true });
    proxy.reset();
    letClaimsGrowOld(wp);
    await wp.resume();
    const receipt = await deliverUntilDone(editor(), wanted);
    expect(receipt).toMatchObject({ status: 'publish', varningar: [] });
    expectWhole(wp, wanted, receipt.lank);
  }
});
