import type { Language } from '#lib/contract/languages.ts';
import { htmlDocument } from '#lib/site/document.ts';
import { type Message, MessagePage } from '#lib/site/pages/message-page.tsx';
import { frameData, isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { teasersOf } from '#lib/site/teasers.ts';

/** As many of the newest articles as are offered where there is nothing. */
const OFFERED = 4;

/** A page that says why there is nothing to read; whoever came for something that is not there may find something else. */
export async function renderMessage(
  site: SiteFacts,
  source: SiteSource,
  { what, sprak, withSections }: { what: Message; sprak: Language; withSections: boolean },
): Promise<string> {
  const sections = withSections ? await source.sections() : [];
  const offers = (what === 'saknas' || what === 'borttagen') && withSections && isServed(site, sprak);
  const senaste = offers ? await teasersOf(source, sections, await source.latest(sprak, null, OFFERED)) : [];
  return htmlDocument(<MessagePage frame={frameData(site, { sprak, sections })} message={what} senaste={senaste} />);
}
