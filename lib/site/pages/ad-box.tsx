import type { AdSlot } from '#lib/contract/closed/ads.ts';
import type { Language } from '#lib/contract/languages.ts';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

/**
 * The room of an ad, marked as one, as the law has it (marknadsföringslagen 9 §). Empty, and not shown, until the script has a yes: it is as high from the start as
 * what comes into it.
 */
export function AdBox({ slot: { smal, bred, adress }, sprak }: { slot: AdSlot; sprak: Language }) {
  return (
    <div className={`annons annons-smal-${smal} annons-bred-${bred}`} data-annons={adress} data-nosnippet="">
      <p className="annons-ord">{SITE_WORDS[sprak].annons}</p>
      <div className="annons-ruta" />
    </div>
  );
}
