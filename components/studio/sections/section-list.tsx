'use client';

import { Archive, ArchiveRestore, ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Pencil } from 'lucide-react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import rows from '#components/studio/ordered-rows.module.css';
import type { KnownCategories } from '#components/studio/sections/category-choice.tsx';
import styles from '#components/studio/sections/sections.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import type { Section } from '#lib/contract/section.ts';

interface SectionListProps {
  label: string;
  sektioner: readonly Section[];
  mallar: readonly Option[];
  kategorier: KnownCategories | undefined;
  /** Without the right, the list is for reading. */
  canChange: boolean;
  /** Puts one in another place, from 0. Absent where they stand in no order. */
  onMove?: ((section: Section, place: number) => void) | undefined;
  onEdit: (section: Section) => void;
  /** Puts it away, or takes it out again. */
  onArchive: (section: Section) => void;
}

/** Sections, each with where it is and what it is for. They are put in order with the mouse, or by Enter on the handle and the arrow keys. */
export function SectionList({ label, sektioner, mallar, kategorier, canChange, onMove, ...actions }: SectionListProps) {
  const isMovable = canChange && onMove !== undefined && sektioner.length > 1;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isMovable,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [key] = keys;
      const moved = sektioner.find(({ id }) => id === key);
      const others = sektioner.filter(({ id }) => id !== key);
      const at = others.findIndex(({ id }) => id === target.key);
      if (moved === undefined || at < 0) return;
      onMove?.(moved, target.dropPosition === 'after' ? at + 1 : at);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={rows.indicator} />,
  });
  return (
    <GridList
      aria-label={label}
      items={sektioner}
      dragAndDropHooks={dragAndDropHooks}
      className={rows.list}
      keyboardNavigationBehavior="tab"
    >
      {sektioner.map((section, place) => (
        <GridListItem key={section.id} id={section.id} textValue={section.namn} className={rows.row}>
          {isMovable && (
            <Button slot="drag" className={rows.handle}>
              <GripVertical aria-hidden />
            </Button>
          )}
          <div className={rows.words}>
            <div className={styles.name}>
              {section.namn}
              {section.namn_en !== '' && section.namn_en !== section.namn && <span className={styles.english}> {section.namn_en}</span>}
            </div>
            <div className={rows.about}>
              <code>/{section.id}</code> · {aboutOf(section, mallar, kategorier)}
            </div>
          </div>
          {canChange && <SectionMenu section={section} place={place} last={sektioner.length - 1} onMove={onMove} {...actions} />}
        </GridListItem>
      ))}
    </GridList>
  );
}

interface SectionMenuProps extends Pick<SectionListProps, 'onMove' | 'onEdit' | 'onArchive'> {
  section: Section;
  place: number;
  last: number;
}

/** What may be done with a section, moving it among them: for whoever cannot drag. */
function SectionMenu({ section, place, last, onMove, onEdit, onArchive }: SectionMenuProps) {
  return (
    <Menu
      label={`Åtgärder för ${section.namn}`}
      trigger={
        <IconButton label={`Åtgärder för ${section.namn}`} size="small">
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onAction={() => onEdit(section)}>
        Ändra
      </MenuItem>
      {onMove !== undefined && (
        <MenuItem icon={<ArrowUp aria-hidden />} isDisabled={place === 0} onAction={() => onMove(section, place - 1)}>
          Flytta upp
        </MenuItem>
      )}
      {onMove !== undefined && (
        <MenuItem icon={<ArrowDown aria-hidden />} isDisabled={place === last} onAction={() => onMove(section, place + 1)}>
          Flytta ned
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem icon={section.arkiverad ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />} onAction={() => onArchive(section)}>
        {section.arkiverad ? 'Ta fram igen' : 'Lägg undan'}
      </MenuItem>
    </Menu>
  );
}

function aboutOf(section: Section, mallar: readonly Option[], kategorier: KnownCategories | undefined): string {
  const all = mallar.length > 0 && mallar.every(({ id }) => section.mallar.includes(id));
  const category = kategorier?.kategorier.find(({ id }) => id === section.kategori)?.namn;
  return [
    section.sprak.length === 1 ? `bara ${section.sprak.join()}` : section.sprak.join(' och '),
    all ? 'alla mallar' : section.mallar.length === 1 ? '1 mall' : `${section.mallar.length} mallar`,
    ...(category === undefined ? [] : [`kategori ${category}`]),
  ].join(' · ');
}
