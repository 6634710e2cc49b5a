'use client';

import type { ReactNode } from 'react';
import { AuthorName } from '#components/studio/author-name.tsx';
import { LANGUAGE_NAME, RELEASE_MODE, RELEASE_STATE } from '#components/studio/labels.ts';
import styles from '#components/studio/release/release-entry.module.css';
import { isLate } from '#components/studio/release/release-rules.ts';
import { ReleaseSteps } from '#components/studio/release/release-steps.tsx';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { Badge } from '#components/ui/badge.tsx';
import { isLanguage } from '#lib/contract/languages.ts';
import type { Release, ReleaseState } from '#lib/contract/release.ts';

/** In these its causes are something to act on, not only the reason why it is over. */
const TROUBLES: ReadonlySet<ReleaseState> = new Set(['misslyckad', 'koad', 'avslagen']);

interface ReleaseEntryProps {
  release: Release;
  now: number;
  /** What stands first, when the kind of release is not enough: the article's headline. */
  title?: ReactNode;
  actions?: ReactNode;
}

/** One release: what, when, by whom, on whose order, each step on the way, and why it failed. */
export function ReleaseEntry({ release, now, title, actions }: ReleaseEntryProps) {
  const state = RELEASE_STATE[release.tillstand];
  const kind = release.tillstand === 'nedtagen' ? 'Publicering som har tagits ned' : RELEASE_MODE[release.lage];
  const languages = Object.keys(release.revisioner).flatMap((sprak) => (isLanguage(sprak) ? [LANGUAGE_NAME[sprak].toLowerCase()] : []));
  return (
    <div className={styles.entry}>
      <div className={styles.top}>
        {title ?? <strong>{kind}</strong>}
        <Badge tone={state.tone}>{state.namn}</Badge>
        {isLate(release, now) && <Badge tone="danger">Sen</Badge>}
      </div>
      <p className={styles.quiet}>
        {[...(title === undefined ? [] : [kind]), ...(languages.length === 0 ? [] : [languages.join(' och ')])].map((part) => `${part} · `)}
        {whenOf(release, now)}
      </p>
      <p className={styles.quiet}>
        <AuthorName av={release.av} />
        {release.order_av !== null && ` på order av ${release.order_av.namn}`}, {weekdayMoment(release.skapad, now)}
        {release.godkand_av !== null && ` · godkänd av ${release.godkand_av.namn}`}
        {release.overstyr && ' · trots fel i kontrollen'}
        {release.forsok > 1 && ` · ${release.forsok} försök`}
      </p>
      {release.fel !== null && release.fel.length > 0 && release.tillstand !== 'klar' && (
        <ul className={TROUBLES.has(release.tillstand) ? styles.causes : styles.quiet}>
          {release.fel.map((entry) => (
            <li key={`${entry.kod} ${entry.sprak} ${entry.falt} ${entry.block ?? ''}`}>
              <strong>{entry.orsak}</strong> {entry.atgard}
            </li>
          ))}
        </ul>
      )}
      {release.steg.length > 0 && <ReleaseSteps steps={release.steg} />}
      {actions}
    </div>
  );
}

function decidedBy({ order_begaran, order_av }: Release): string {
  return order_begaran === null || order_av === null ? 'den är godkänd' : `${order_av.namn} har bekräftat sin order`;
}

/** When it goes out, tries again, or went out. */
function whenOf(release: Release, now: number): string {
  const { tillstand, datum, nasta, utford, skapad, lage } = release;
  const at = (instant: string) => weekdayMoment(instant, now);
  if (tillstand === 'vantar_pa_godkannande')
    return lage === 'schemalagd' && datum !== null ? `ska gå ut ${at(datum)}` : `ska gå ut så snart ${decidedBy(release)}`;
  if (tillstand === 'schemalagd') return `går ut ${at(datum ?? skapad)}`;
  if (tillstand === 'pagar') return 'genomförs just nu';
  if (tillstand === 'koad')
    return `i kö sedan ${at(lage === 'schemalagd' ? (datum ?? skapad) : skapad)}${nasta === null ? '' : `, nästa försök ${at(nasta)}`}`;
  if (tillstand === 'klar' || tillstand === 'nedtagen') {
    const dated = lage === 'publicera' && datum !== null ? `, daterad ${at(datum)}` : '';
    return `klar ${at(utford ?? skapad)}${dated}${release.forsenad && datum !== null ? `, skulle ha gått ut ${at(datum)}` : ''}`;
  }
  return lage === 'schemalagd' && datum !== null ? `skulle ha gått ut ${at(datum)}` : `begärd ${at(skapad)}`;
}
