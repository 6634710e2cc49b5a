import type { RenderContext } from '#lib/blocks/define-block.ts';
import { coverage, type LiveEntry } from '#lib/blocks/liveinlagg/entries.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';

const WORDS = {
  sv: { live: 'Pågår nu', avslutad: 'Avslutad', senast: 'Senast uppdaterad' },
  en: { live: 'Live now', avslutad: 'Ended', senast: 'Last updated' },
} as const;

/** Whether the report goes on, and when something was last told: what stands above the entries, in the page and in the feed. */
export function StatusLine({ entries, context: { live, sprak } }: { entries: readonly LiveEntry[]; context: RenderContext }) {
  const senast = coverage(entries)?.senast;
  if (live === undefined && senast === undefined) return null;
  const words = WORDS[sprak];
  return (
    <p className="live-status">
      {live === undefined ? null : <b className={live ? 'live-pagar' : 'live-slut'}>{live ? words.live : words.avslutad}</b>}
      {senast === undefined ? null : (
        <span>
          {words.senast} <time dateTime={stockholmIso(senast)}>{timeInWords('dayOfTheYearAndClock', senast, sprak)}</time>
        </span>
      )}
    </p>
  );
}
