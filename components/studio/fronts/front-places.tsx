'use client';

import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { hindranceInWords, placeName, ruleInWords, timesInWords } from '#components/studio/fronts/front-words.ts';
import styles from '#components/studio/fronts/fronts.module.css';
import type { ChosenPlace } from '#components/studio/fronts/use-edition.ts';
import rows from '#components/studio/ordered-rows.module.css';
import { Badge } from '#components/ui/badge.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { Option } from '#components/ui/option-list.tsx';

interface FrontPlacesProps {
  places: readonly ChosenPlace[];
  isStart: boolean;
  sektioner: readonly Option[];
  taggar: readonly Option[];
  canChange: boolean;
  onEdit: (place: ChosenPlace) => void;
  onMove: (id: number, to: number) => void;
  onRemove: (id: number) => void;
}

/** The places of a front from the top, each with what stands there. They are put in order with the mouse, or by Enter on the handle and the arrow keys. */
export function FrontPlaces({ places, isStart, sektioner, taggar, canChange, onEdit, onMove, onRemove }: FrontPlacesProps) {
  const isMovable = canChange && places.length > 1;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isMovable,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [key] = keys;
      const others = places.filter(({ id }) => id !== key);
      const at = others.findIndex(({ id }) => id === target.key);
      if (typeof key !== 'number' || at < 0) return;
      onMove(key, target.dropPosition === 'after' ? at + 1 : at);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={rows.indicator} />,
  });
  return (
    <GridList
      aria-label="Platser"
      items={places}
      dragAndDropHooks={dragAndDropHooks}
      className={rows.list}
      keyboardNavigationBehavior="tab"
    >
      {places.map((row, nr) => (
        <GridListItem key={row.id} id={row.id} textValue={`Plats ${nr + 1}`} className={classNames(rows.row, styles.row)}>
          {isMovable && (
            <Button slot="drag" className={rows.handle}>
              <GripVertical aria-hidden />
            </Button>
          )}
          <span className={styles.place}>
            {nr + 1} <span className={styles.where}>{placeName(nr, isStart)}</span>
          </span>
          <PlaceWords row={row} rule={ruleInWords(row.place, { sektioner, taggar })} />
          {canChange && (
            <Menu
              label={`Åtgärder för plats ${nr + 1}`}
              trigger={
                <IconButton label={`Åtgärder för plats ${nr + 1}`} size="small">
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
            >
              <MenuItem icon={<Pencil aria-hidden />} onAction={() => onEdit(row)}>
                Ändra
              </MenuItem>
              <MenuItem icon={<ArrowUp aria-hidden />} isDisabled={nr === 0} onAction={() => onMove(row.id, nr - 1)}>
                Flytta upp
              </MenuItem>
              <MenuItem icon={<ArrowDown aria-hidden />} isDisabled={nr === places.length - 1} onAction={() => onMove(row.id, nr + 1)}>
                Flytta ned
              </MenuItem>
              <MenuDivider />
              <MenuItem icon={<Trash2 aria-hidden />} onAction={() => onRemove(row.id)}>
                Ta bort platsen
              </MenuItem>
            </Menu>
          )}
        </GridListItem>
      ))}
    </GridList>
  );
}

/** What stands in a place, and why not what was chosen for it. */
function PlaceWords({ row: { place, shown }, rule }: { row: ChosenPlace; rule: string }) {
  const times = timesInWords(place);
  const hindrance = shown && hindranceInWords(shown);
  // Of a rule that names nothing only the newest comes.
  const shows = shown?.hinder === 'regel_saknas' ? 'det senaste' : rule;
  return (
    <div className={styles.words}>
      <div className={styles.name}>
        {shown === undefined ? '…' : (shown.artikel?.rubrik ?? 'Tom: det finns inget mer att visa')}
        {shown?.artikel?.annons === true && <Badge tone="accent">Annons</Badge>}
      </div>
      <div className={styles.about}>
        {place.artikel === null || shown?.hinder !== null ? `Visar ${shows}` : 'Vald'}
        {times !== '' && ` · ${times}`}
      </div>
      {hindrance !== undefined && (
        <div className={styles.about}>
          <Badge tone="warning">{hindrance.slag}</Badge> {hindrance.varfor}
        </div>
      )}
    </div>
  );
}
