'use client';

import { CalendarClock, Eye, EyeOff, PencilLine, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { type Truth, truthsOf } from '#components/editor/header/truth.ts';
import styles from '#components/editor/header/truth-line.module.css';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { isDirty } from '#components/editor/session/version.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import type { Item, ListedItem } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** How often it is asked whether somebody else has saved or published, where nobody tells of it. */
const AGAIN = 15_000;

interface TruthLineProps {
  /** How many faults the check has found that stop a release; `undefined` while it is not known. */
  blocking: number | undefined;
  onShowCheck: () => void;
  /** Who else is at it: after everything else. */
  children: (item: Pick<ListedItem, 'arbetskopia'>) => ReactNode;
}

/**
 * One line of what is so of the open language: what readers see, what of it is newer, what goes out by itself, what stops it, and who else is at it.
 * Asked of the service while the page is open, since others save and publish too. What stands in the text is not touched by it.
 */
export function TruthLine({ blocking, onShowCheck, children }: TruthLineProps) {
  const session = useSession();
  const known = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const shown = useSessionState((state) => openVersion(state).bas);
  const isUnsaved = useSessionState((state) => isDirty(openVersion(state)));
  const now = useNow();
  const { data } = usePolled(
    `${known.id} ${known.andrad}`,
    async () => (await studio.listaInnehall({ sok: known.id, per_sida: 1 })).innehall[0],
    () => AGAIN,
    { om: ['innehall', 'releaser'], innehall: known.id },
  );
  const item: Pick<ListedItem, 'status' | 'sprak' | 'schemalagd' | 'arbetskopia'> = data ?? listed(known);
  // In the middle of a save the text is of a version that the rest of the page has not heard of.
  const isSaving = useSessionState((state) => state.isSaving);
  const truths = truthsOf({ item, sprak, shown, now }).filter(({ part }) => part !== 'elsewhere' || !isSaving);
  const isElsewhere = truths.some(({ part }) => part === 'elsewhere');

  return (
    <section className={styles.line} aria-label="Läget just nu">
      <p className={styles.words} aria-live="polite">
        {truths.map((truth) => {
          const Icon = iconOf(truth);
          return (
            <Fragment key={truth.part}>
              <span className={styles.part} data-part={truth.part}>
                <Icon aria-hidden />
                {truth.text}
              </span>{' '}
            </Fragment>
          );
        })}
      </p>
      {isElsewhere && !isUnsaved && (
        <Button size="small" onPress={() => void session.takeOthers()}>
          Hämta den
        </Button>
      )}
      {blocking !== undefined && blocking > 0 && (
        <Button size="small" variant="quiet" className={styles.blocking ?? ''} onPress={onShowCheck}>
          {blocking === 1 ? '1 fel hindrar publicering' : `${blocking} fel hindrar publicering`}
        </Button>
      )}
      {children(item)}
    </section>
  );
}

function iconOf({ part, text }: Truth) {
  if (part === 'lasarna') return text.startsWith('Läsarna ser') ? Eye : EyeOff;
  return { nyare: PencilLine, schema: CalendarClock, elsewhere: TriangleAlert }[part];
}

/** What the editor knows of the article, in the form of a list. */
function listed({ sprak, ...item }: Item): ListedItem {
  const versions = Object.entries(sprak).map(([name, version]) => {
    const { id, nr, rubrik, slug } = version.arbetsrevision;
    return [name, { ...version, rubrik, slug, arbetsrevision: { id, nr } }] as const;
  });
  return { ...item, sprak: Object.fromEntries(versions) };
}
