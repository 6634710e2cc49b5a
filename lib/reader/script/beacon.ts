import { readerSource } from '#lib/reader/script/reader-source.ts';

/** A page is not read for longer in one sitting, but stands open. */
const LONGEST_SECONDS = 3 * 60 * 60;

/**
 * Tells once, when the page is put away, that its article was read: which, in which language, the class of where the reader came from,
 * for how long it was seen and how far down. Nothing is kept in the browser, nothing of the reader is told, and nothing at all where
 * somebody has asked not to be tracked, or where a page shows several articles.
 */
export function tellOfReading(root: Document): void {
  const [article, another] = root.querySelectorAll<HTMLElement>('.artikel[data-matning]');
  if (article === undefined || another !== undefined || 'matt' in article.dataset || isUnwilling() || isPreview()) return;
  const { matning = '', innehall = '' } = article.dataset;
  const address = new URL(matning, location.href);
  const own = [location.hostname, address.hostname];
  let kalla = readerSource(root.referrer, own);
  let seen = 0;
  let since: number | undefined;
  let djup = 0;
  let isTold = false;
  article.dataset.matt = '';

  const look = () => {
    if (since !== undefined) djup = Math.max(djup, depthOf(article));
  };
  const show = () => {
    if (root.visibilityState === 'visible') since ??= performance.now();
    look();
  };
  const putAway = () => {
    look();
    if (since !== undefined) seen += performance.now() - since;
    else if (seen === 0) return;
    since = undefined;
    if (isTold) return;
    isTold = true;
    const sekunder = Math.min(LONGEST_SECONDS, Math.round(seen / 1000));
    navigator.sendBeacon(address, JSON.stringify({ innehall, sprak: article.lang, kalla, sekunder, djup }));
  };

  root.addEventListener('visibilitychange', () => (root.visibilityState === 'hidden' ? putAway() : show()));
  addEventListener('pagehide', putAway);
  // Who comes back to it by the browser's own memory has opened the page again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    [kalla, seen, djup, isTold] = ['internt', 0, 0, false];
    show();
  });
  addEventListener('scroll', look, { passive: true });
  show();
}

/** Whether the browser says for its reader that nobody is to be tracked. */
export function isUnwilling(): boolean {
  return navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
}

/** WordPress shows drafts by such addresses. */
function isPreview(): boolean {
  return new URLSearchParams(location.search).get('preview') === 'true';
}

/** How much of the article lies above the window's lower edge, in hundredths. */
function depthOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  const part = height === 0 ? 0 : (innerHeight - top) / height;
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}
