import type { Tone } from '#components/ui/badge.tsx';
import { builtInRole } from '#lib/access/role-rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { RevisionType } from '#lib/contract/article.ts';
import type { ContentStatus, LanguageStatus } from '#lib/contract/closed/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { ReleaseKind, ReleaseState } from '#lib/contract/release.ts';
import { ROLE_NAMES } from '#lib/contract/role.ts';
import type { OwnRights } from '#lib/contract/role-shapes.ts';

/* The contract's words as the staff reads them. */

interface Label {
  namn: string;
  tone: Tone;
}

export const CONTENT_STATUS = {
  utkast: { namn: 'Utkast', tone: 'neutral' },
  granskning: { namn: 'Granskning', tone: 'accent' },
  schemalagd: { namn: 'Schemalagd', tone: 'accent' },
  publicerad: { namn: 'Publicerad', tone: 'success' },
  nedtagen: { namn: 'Nedtagen', tone: 'danger' },
} as const satisfies Record<ContentStatus, Label>;

export const LANGUAGE_STATUS = {
  utkast: { namn: 'Utkast', tone: 'neutral' },
  granskning: { namn: 'Granskning', tone: 'accent' },
  godkand: { namn: 'Godkänd', tone: 'success' },
  behover_uppdateras: { namn: 'Behöver uppdateras', tone: 'warning' },
} as const satisfies Record<LanguageStatus, Label>;

export const LANGUAGE_NAME = { sv: 'Svenska', en: 'Engelska' } as const satisfies Record<Language, string>;

/** The languages of the newsroom, to choose among. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((id) => ({ id, namn: LANGUAGE_NAME[id] }));

/** What the role of somebody is called, be it the newsroom's own. */
export function roleName({ roll, egen_roll }: Pick<Actor, 'roll'> & { egen_roll?: Pick<OwnRights, 'namn'> | null | undefined }): string {
  const role = builtInRole(roll);
  return egen_roll?.namn ?? (role === undefined ? 'Agent' : ROLE_NAMES[role]);
}

/** The same within a sentence. What a newsroom calls a role is written as it writes it. */
export function roleInSentence(holder: Parameters<typeof roleName>[0]): string {
  return holder.egen_roll ? holder.egen_roll.namn : roleName(holder).toLowerCase();
}

export const REVISION_TYPE = {
  manuell: 'Sparad',
  auto: 'Sparad automatiskt',
  ai: 'Maskinöversatt',
  aterstalld: 'Återställd',
  kopia: 'Kopia',
  live: 'Liveinlägg',
  tvingad: 'Sparad över en annan',
} as const satisfies Record<RevisionType, string>;

export const RELEASE_MODE = {
  utkast: 'Skickad som utkast',
  publicera: 'Publicering',
  schemalagd: 'Schemalagd publicering',
  nedtagning: 'Nedtagning i publiceringssystemet',
  avstamning: 'Avstämning med publiceringssystemet',
  flytt: 'Flytt till ett annat publiceringssystem',
} as const satisfies Record<ReleaseKind, string>;

export const RELEASE_STATE = {
  vantar_pa_godkannande: { namn: 'Väntar på godkännande', tone: 'warning' },
  schemalagd: { namn: 'Schemalagd', tone: 'accent' },
  pagar: { namn: 'Pågår', tone: 'accent' },
  koad: { namn: 'I kö', tone: 'warning' },
  klar: { namn: 'Klar', tone: 'success' },
  misslyckad: { namn: 'Misslyckad', tone: 'danger' },
  avslagen: { namn: 'Avslagen', tone: 'danger' },
  avbruten: { namn: 'Avbruten', tone: 'neutral' },
  ersatt: { namn: 'Ersatt', tone: 'neutral' },
  nedtagen: { namn: 'Nedtagen', tone: 'neutral' },
} as const satisfies Record<ReleaseState, Label>;
