'use client';

import { ChevronDown, PenLine, Undo2, X } from 'lucide-react';
import styles from '#components/studio/ideas/idea-card.module.css';
import { DISMISSAL, relevanceWords } from '#components/studio/ideas/idea-words.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { DISMISSALS, type Dismissal } from '#lib/contract/closed/idea.ts';
import type { Idea } from '#lib/contract/idea.ts';

interface IdeaCardProps {
  idea: Idea;
  /** What the section that it is proposed for is called. */
  sektion: string | undefined;
  onOrder: () => void;
  onDismiss: (orsak: Dismissal) => void;
  onTakeBack: () => void;
}

/** An idea: what has happened, who tells of it, whether there is something of one’s own about it, and what to do with it. */
export function IdeaCard({ idea, sektion, onOrder, onDismiss, onTakeBack }: IdeaCardProps) {
  const { rubrik, ingress, tid, egen } = idea;
  const relevance = relevanceWords(idea);
  return (
    <article className={styles.card} aria-label={rubrik}>
      <h2 className={styles.headline}>{rubrik}</h2>
      <div className={styles.facts}>
        <RelativeTime iso={tid} />
        {sektion !== undefined && <span>{sektion}</span>}
        {relevance !== undefined && <Badge tone="accent">{relevance}</Badge>}
        {egen !== null && <Badge tone="warning">Vi har redan</Badge>}
      </div>
      {ingress !== '' && <p className={styles.teaser}>{ingress}</p>}
      {egen !== null && (
        <p className={styles.own}>
          Egen artikel:{' '}
          <a href={egen.lank} target="_blank" rel="noreferrer">
            {egen.rubrik}
          </a>
        </p>
      )}
      <Sources idea={idea} />
      <div className={styles.actions}>
        {idea.tillstand === 'ny' && <Choices rubrik={rubrik} onOrder={onOrder} onDismiss={onDismiss} />}
        {idea.tillstand === 'bestalld' && <Ordered idea={idea} />}
        {idea.tillstand === 'avfardad' && <Dismissed idea={idea} onTakeBack={onTakeBack} />}
      </div>
    </article>
  );
}

function Sources({ idea: { rubrik: headline, kallor, antal_kallor } }: { idea: Idea }) {
  return (
    <ul className={styles.sources} aria-label="Källor">
      {kallor.map(({ adress, namn, rubrik, tid, tid_osaker }) => (
        <li key={adress}>
          <a href={adress} target="_blank" rel="noreferrer nofollow">
            {rubrik === headline ? namn : `${namn}: ${rubrik}`}
          </a>{' '}
          {tid_osaker ? 'okänd tid' : <RelativeTime iso={tid} />}
        </li>
      ))}
      {antal_kallor > kallor.length && <li>och {antal_kallor - kallor.length} källor till</li>}
    </ul>
  );
}

function Choices({ rubrik, onOrder, onDismiss }: { rubrik: string } & Pick<IdeaCardProps, 'onOrder' | 'onDismiss'>) {
  return (
    <>
      <Button variant="primary" size="small" icon={<PenLine aria-hidden />} onPress={onOrder}>
        Beställ
      </Button>
      <Menu
        label={`Avfärda ${rubrik}`}
        placement="bottom start"
        trigger={
          <Button size="small" icon={<X aria-hidden />}>
            Avfärda <ChevronDown aria-hidden />
          </Button>
        }
      >
        {DISMISSALS.map((orsak) => (
          <MenuItem key={orsak} hint={DISMISSAL[orsak].hint} onAction={() => onDismiss(orsak)}>
            {DISMISSAL[orsak].namn}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Ordered({ idea: { uppgift, avgjord_av } }: { idea: Idea }) {
  return (
    <>
      {uppgift?.innehall && (
        <ButtonLink size="small" href={`/studio/artikel/${uppgift.innehall}`} icon={<PenLine aria-hidden />}>
          Öppna utkastet
        </ButtonLink>
      )}
      {uppgift !== null && (
        <ButtonLink size="small" variant="quiet" href={`/studio/ko?uppgift=${uppgift.id}`}>
          Uppgiften
        </ButtonLink>
      )}
      <span className={styles.facts}>Beställd av {avgjord_av?.namn}</span>
    </>
  );
}

function Dismissed({ idea: { orsak, avgjord_av }, onTakeBack }: Pick<IdeaCardProps, 'idea' | 'onTakeBack'>) {
  return (
    <>
      <Button size="small" icon={<Undo2 aria-hidden />} onPress={onTakeBack}>
        Ta tillbaka
      </Button>
      <span className={styles.facts}>
        Avfärdad av {avgjord_av?.namn}
        {orsak !== null && `: ${DISMISSAL[orsak].gjord}`}
      </span>
    </>
  );
}
