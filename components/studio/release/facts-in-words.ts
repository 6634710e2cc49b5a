import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Fact, Facts } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

/** Facts of an article at one moment, for the readers of a language: those of them that are to be said. */
interface ToSay {
  sprak: Language;
  falt: readonly Fact[];
  fakta: Partial<Facts>;
}

/** How each fact is said; nothing of what another says already. */
const SAID: Record<Fact, (toSay: ToSay, sektioner: readonly Section[]) => string | undefined> = {
  sektion: ({ fakta: { sektion } }, sektioner) => `sektionen ${sektioner.find(({ id }) => id === sektion)?.namn ?? sektion}`,
  mall: ({ fakta: { mall = '' } }) => `mallen ${TEMPLATES.get(mall)?.namn ?? mall}`,
  mall_version: ({ falt }) => (falt.includes('mall') ? undefined : 'en äldre form av mallen'),
  taggar: ({ fakta: { taggar = [] } }) => (taggar.length > 0 ? `taggarna ${taggar.join(', ')}` : 'inga taggar'),
  kategorier: ({ fakta: { kategorier = [] } }) =>
    kategorier.length > 0 ? `kategorierna ${kategorier.join(', ')}` : 'inga egna kategorier',
  sponsrad: ({ sprak, fakta: { sponsrad } }) => (sponsrad ? `märkningen ”${sponsorLabel(sponsrad, sprak)}”` : 'ingen annonsmärkning'),
  kallor: ({ fakta: { kallor = [] } }) => (kallor.length > 0 ? `källorna ${kallor.map(({ titel }) => titel).join(', ')}` : 'inga källor'),
  ansvarig: ({ fakta: { ansvarig } }) => (ansvarig ? `ansvarig ${ansvarig}` : 'ingen angiven ansvarig'),
};

/** Facts that have since become others, as they were, said to who works in the newsroom: a phrase for each. */
export function factsInWords(toSay: ToSay, sektioner: readonly Section[]): string[] {
  return toSay.falt.flatMap((fact) => SAID[fact](toSay, sektioner) ?? []);
}
