import { outcomeInBrief } from '#components/studio/translation/outcome-words.ts';
import type { Tone } from '#components/ui/badge.tsx';
import type { JOB_STATES } from '#lib/contract/closed/translation.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { TranslationCost } from '#lib/contract/translation.ts';

type JobState = (typeof JOB_STATES)[number];

export const JOB_STATE = {
  vantar: { namn: 'Väntar', tone: 'neutral' },
  pagar: { namn: 'Översätts', tone: 'accent' },
  klar: { namn: 'Klar', tone: 'success' },
  misslyckad: { namn: 'Misslyckad', tone: 'danger' },
  avbruten: { namn: 'Avbruten', tone: 'neutral' },
} as const satisfies Record<JobState, { namn: string; tone: Tone }>;

interface FollowedJob {
  status: JobState;
  fel: readonly FaultEntry[] | null;
  resultat: (TranslationCost & { varningar: readonly FaultEntry[] }) | null;
}

/** What there is to say of a job beside its state: what it came to, why it failed, what it waits for. */
export function jobWords({ status, fel, resultat }: FollowedJob): string[] {
  if (status === 'klar' && resultat !== null) {
    return [`${outcomeInBrief(resultat)}.`, ...resultat.varningar.map(({ orsak }) => orsak)];
  }
  const causes = (fel ?? []).map(({ orsak, atgard }) => (status === 'misslyckad' ? `${orsak} ${atgard}` : orsak));
  return status === 'avbruten' ? ['Inget av den har sparats.'] : causes;
}
