import { boxes, removeAds, showAds } from '#lib/reader/ads/ad-frames.ts';
import { adWords } from '#lib/reader/ads/ad-words.ts';
import { type AdAnswer, keepAnswer, keptAnswer } from '#lib/reader/ads/choice.ts';
import type { ConsentPanel } from '#lib/reader/ads/consent-panel.ts';
import { type Asking, answeredByBrowser, ownQuestion } from '#lib/reader/ads/own-question.ts';
import { tcfService } from '#lib/reader/ads/tcf-service.ts';
import { isUnwilling } from '#lib/reader/script/beacon.ts';

/*
 * What readers get besides on a site with ads. Run before the page is laid out: what the reader has answered decides whether there is room for ads
 * in it. Nobody else is asked for anything before there is a yes; but for the consent service, where a newsroom has one, which is who asks.
 */

const root = document.documentElement;
const { tcf = '', parter = '', sajt = '', policy = '' } = document.currentScript?.dataset ?? {};
const isAnsweredByBrowser = isUnwilling();
const before = isAnsweredByBrowser ? 'nej' : keptAnswer(parter);
root.dataset.annonser = before ?? 'fraga';

function apply(svar: AdAnswer, told = { gdpr: true, tcString: '' }): void {
  root.dataset.annonser = svar;
  if (svar === 'ja') showAds(adWords(root.lang).annons, told);
  else removeAds();
}

function own(asking: Asking): () => ConsentPanel {
  const question = ownQuestion(asking, (svar) => {
    keepAnswer(svar, parter);
    apply(svar);
    question.tell(svar);
  });
  if (before === undefined) {
    if (boxes().length > 0) question.open(false);
  } else {
    question.tell(before);
    apply(before);
  }
  return () => question;
}

/** Whoever has said no is not shown to the service again before they ask for it themselves. */
function service(asking: Asking): () => ConsentPanel {
  let opened: ConsentPanel | undefined;
  const open = () => {
    opened ??= tcfService(tcf, asking, ({ lage, ja, gdpr, tcString }) => {
      if (lage !== 'har_svar' && lage !== 'svarat') return;
      const svar = ja ? 'ja' : 'nej';
      keepAnswer(svar, parter);
      apply(svar, { gdpr, tcString });
    });
    return opened;
  };
  if (before !== 'nej' && boxes().length > 0) open();
  return open;
}

document.addEventListener('DOMContentLoaded', () => {
  const choice = document.querySelector<HTMLElement>('.annonsval');
  const opener = choice?.querySelector('button') ?? null;
  const asking = { sprak: root.lang, sajt, policy, parter, opener };
  const browsers = () => answeredByBrowser(asking);
  const panel = isAnsweredByBrowser ? browsers : tcf === '' ? own(asking) : service(asking);
  if (choice !== null) choice.hidden = false;
  let shown: ConsentPanel | undefined;
  opener?.addEventListener('click', () => {
    shown ??= panel();
    shown.open(true);
  });
});
