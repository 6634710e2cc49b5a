import { Clock4, CloudOff, LoaderCircle, type LucideIcon, PencilLine, Radio, TriangleAlert } from 'lucide-react';
import styles from '#components/studio/live/entry-row.module.css';
import type { ReportRow } from '#components/studio/live/report-rows.ts';

interface EntryStateProps {
  row: ReportRow;
  /** Whether readers see the report. */
  isPublic: boolean;
  /** The key of the write that is being sent. */
  sending: string | undefined;
  /** Whether the last try got no answer. */
  isAway: boolean;
}

type Kind = 'publik' | 'utkast' | 'skickas' | 'vantar' | 'tasbort' | 'hinder';

const SIGNS = {
  publik: { Icon: Radio, text: 'Publikt' },
  utkast: { Icon: PencilLine, text: 'Utkast, inte publikt' },
  skickas: { Icon: LoaderCircle, text: 'Skickas …' },
  vantar: { Icon: CloudOff, text: 'Väntar på att skickas' },
  tasbort: { Icon: Clock4, text: 'Tas bort om några sekunder' },
  hinder: { Icon: TriangleAlert, text: 'Inte skickat' },
} as const satisfies Record<Kind, { Icon: LucideIcon; text: string }>;

export function kindOf({ row: { entry, waiting }, isPublic, sending, isAway }: EntryStateProps): Kind {
  if (waiting.some(({ hinder }) => hinder !== null)) return 'hinder';
  const last = waiting.at(-1);
  if (last === undefined) return isPublic && entry.publik ? 'publik' : 'utkast';
  if (last.arende.slag === 'tabort' && !last.forsokt) return 'tasbort';
  return waiting.some(({ nyckel }) => nyckel === sending) && !isAway ? 'skickas' : 'vantar';
}

/** How it stands with an entry: the words say it, the sign repeats it. */
export function EntryState(props: EntryStateProps) {
  const kind = kindOf(props);
  const { Icon, text } = SIGNS[kind];
  return (
    <span className={styles.state} data-kind={kind}>
      <Icon aria-hidden />
      {text}
    </span>
  );
}
