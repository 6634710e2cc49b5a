'use client';

import { GridList, GridListItem, type Selection } from 'react-aria-components';
import styles from '#components/studio/media/media-grid.module.css';
import { RightsBadges } from '#components/studio/media/rights-badges.tsx';
import type { RightsMark } from '#components/studio/media/rights-marks.ts';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { Media } from '#lib/contract/media.ts';

interface MediaGridProps {
  media: readonly Media[];
  /** What the rights of each stop, by its id. */
  marks: Readonly<Record<string, readonly RightsMark[]>>;
  /** Beside each other, or below each other with more said of each. */
  isList: boolean;
  /** Undefined: none can be chosen. */
  chosen: ReadonlySet<string> | undefined;
  onChoose: (ids: ReadonlySet<string>) => void;
  onOpen: (media: Media) => void;
}

/**
 * The pictures of a page; what an article would be stopped for is marked at once. Arrows go from one to the next, Enter opens, Space
 * chooses, Escape lets go.
 */
export function MediaGrid({ media, marks, isList, chosen, onChoose, onOpen }: MediaGridProps) {
  const isHydrated = useHydrated();
  const byId = new Map(media.map((picture) => [picture.id, picture]));
  const choose = (selection: Selection) => onChoose(selection === 'all' ? new Set(byId.keys()) : new Set([...selection].map(String)));
  return (
    <GridList
      aria-label="Bilder"
      layout={isList ? 'stack' : 'grid'}
      className={isList ? (styles.list ?? '') : (styles.grid ?? '')}
      selectionMode={chosen === undefined ? 'none' : 'multiple'}
      selectedKeys={chosen ?? []}
      // Before the page listens nothing comes of a press, and that is said, as of a button.
      disabledKeys={isHydrated ? [] : byId.keys()}
      onSelectionChange={choose}
      onAction={(id) => {
        const picture = byId.get(String(id));
        if (picture !== undefined) onOpen(picture);
      }}
    >
      {media.map((picture) => (
        <GridListItem
          key={picture.id}
          id={picture.id}
          textValue={nameOf(picture)}
          className={isList ? (styles.row ?? '') : (styles.card ?? '')}
        >
          {chosen !== undefined && (
            <span className={styles.choice}>
              <Checkbox slot="selection">{null}</Checkbox>
            </span>
          )}
          <Picture
            src={thumbnailOf(picture, isList ? 320 : 480)}
            alt={picture.alt.sv ?? ''}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.picture}
            style={picture.fokus === null ? undefined : { objectPosition: `${picture.fokus.x}% ${picture.fokus.y}%` }}
          />
          <span className={styles.words}>
            <span className={styles.name}>{nameOf(picture)}</span>
            <span className={styles.facts}>
              {picture.bredd} × {picture.hojd}
              {picture.kredit !== '' && ` · ${picture.kredit}`}
            </span>
            {isList && (
              <span className={styles.facts}>
                {picture.av.namn}, {longMoment(picture.skapad)}
              </span>
            )}
            <Missing picture={picture} marks={marks[picture.id] ?? []} />
          </span>
        </GridListItem>
      ))}
    </GridList>
  );
}

/** What would stop an article, or soon will. */
function Missing({ picture, marks }: { picture: Media; marks: readonly RightsMark[] }) {
  return (
    <span className={styles.missing}>
      <RightsBadges marks={marks} />
      {(picture.alt.sv ?? '') === '' && <Badge tone="warning">Alternativtext saknas</Badge>}
      {picture.kredit === '' && <Badge tone="warning">Kredit saknas</Badge>}
    </span>
  );
}

/** What a picture is called where there is room for a line. */
function nameOf({ caption, filnamn }: Media): string {
  return caption === '' ? filnamn : caption;
}
