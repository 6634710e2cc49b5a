import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Fact, LanguageVersion } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

type Version = Pick<LanguageVersion, 'sprak' | 'ej_slappt' | 'lasarna_ser'>;

/** How each fact is said as readers have it; nothing of what another says already. */
const SAID: Record<Fact, (version: Version, sektioner: readonly Section[]) => string | undefined> = {
  sektion: ({ lasarna_ser: { sektion } }, sektioner) => `sektionen ${sektioner.find(({ id }) => id === sektion)?.namn ?? sektion}`,
  mall: ({ lasarna_ser: { mall = '' } }) => `mallen ${TEMPLATES.get(mall)?.namn ?? mall}`,
  mall_version: ({ ej_slappt }) => (ej_slappt.includes('mall') ? undefined : 'en äldre form av mallen'),
  taggar: ({ lasarna_ser: { taggar = [] } }) => (taggar.length > 0 ? `taggarna ${taggar.join(', ')}` : 'inga taggar'),
  kategorier: ({ lasarna_ser: { kategorier = [] } }) =>
    kategorier.length > 0 ? `kategorierna ${kategorier.join(', ')}` : 'inga egna kategorier',
  sponsrad: ({ sprak, lasarna_ser: { sponsrad } }) => (sponsrad ? `märkningen ”${sponsorLabel(sponsrad, sprak)}”` : 'ingen annonsmärkning'),
  kallor: ({ lasarna_ser: { kallor = [] } }) =>
    kallor.length > 0 ? `källorna ${kallor.map(({ titel }) => titel).join(', ')}` : 'inga källor',
  ansvarig: ({ lasarna_ser: { ansvarig } }) => (ansvarig ? `ansvarig ${ansvarig}` : 'ingen angiven ansvarig'),
};

/** What readers of a language version see that is otherwise in the article by now, said to its writer: a phrase for each. */
export function readersStillSee(version: Version, sektioner: readonly Section[]): string[] {
  return version.ej_slappt.flatMap((fact) => SAID[fact](version, sektioner) ?? []);
}
