'use client';

import type { Editor } from '@tiptap/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { InsertItem } from '#components/editor/body/insert-items.ts';
import { useBlockingTold } from '#components/editor/checks/blocking-faults.ts';
import type { PanelTab } from '#components/editor/checks/place-of.ts';
import { useCheckReport } from '#components/editor/checks/use-check-report.ts';
import { blockInWords } from '#components/editor/checks/where-of.ts';
import type { CommentTabProps } from '#components/editor/comments/comment-tab.tsx';
import { LazyCommentTab } from '#components/editor/comments/lazy-comment-tab.tsx';
import { CheckTab } from '#components/editor/panel/check-tab.tsx';
import { LazyArticleTab, LazyHeroTab, LazySearchTab } from '#components/editor/panel/form-tabs.tsx';
import { LazyHistoryTab } from '#components/editor/panel/lazy-history-tab.tsx';
import styles from '#components/editor/panel/side-panel.module.css';
import type { TemplateOption } from '#components/editor/panel/template-choice.tsx';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { LazySuggestionTab } from '#components/editor/suggestions/lazy-suggestion-tab.tsx';
import { LazyArticleFigures } from '#components/studio/figures/lazy-article-figures.tsx';
import { useCommands } from '#components/studio/palette/commands.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Section } from '#lib/contract/section.ts';

interface SidePanelProps {
  sektioner: readonly Section[];
  mallar: readonly TemplateOption[];
  /** For so many days after somebody saw a price in the shop it is not old. */
  prisdagar: number;
  jag: Actor;
  editor: Editor | null;
  /** What may be put in the text. */
  items: readonly InsertItem[];
  selected: PanelTab;
  onSelect: (tab: PanelTab) => void;
  /** On a narrow screen the panel is a sheet at the bottom, open or shut. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Told how many faults stop a release, and `undefined` when nobody counts them any more. */
  onBlocking: (count: number | undefined) => void;
  onShow: (entry: Pick<FaultEntry, 'falt' | 'sprak' | 'block'>) => void;
  /** What is said about the article. */
  talk: Omit<CommentTabProps, 'jag' | 'editor' | 'onShow'>;
}

const IDS: readonly PanelTab[] = ['kontroll', 'kommentarer', 'forslag', 'artikel', 'sok', 'bild', 'historik', 'siffror'];

/** Beside the text: what the check says, and everything about the article that is not its text. */
export function SidePanel({
  sektioner,
  mallar,
  prisdagar,
  jag,
  editor,
  items,
  selected,
  onSelect,
  isOpen,
  onOpenChange,
  onBlocking,
  onShow,
  talk,
}: SidePanelProps) {
  const session = useSession();
  const { checked, links } = useCheckReport(sektioner, prisdagar);
  const item = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const { fel, varningar } = checked.report;
  const count = fel.length + varningar.length;

  useBlockingTold(fel.length, onBlocking);

  function select(id: string) {
    const tab = IDS.find((known) => known === id);
    if (tab === undefined) return;
    onSelect(tab);
    onOpenChange(true);
  }

  const tabs = [
    {
      id: 'kontroll',
      namn: 'Kontroll',
      after: count > 0 ? <Badge tone={fel.length > 0 ? 'danger' : 'warning'}>{fel.length > 0 ? fel.length : count}</Badge> : null,
      panel: <CheckTab checked={checked} links={links} editor={editor} onShow={onShow} />,
    },
    {
      id: 'kommentarer',
      namn: 'Kommentarer',
      after: talk.comments.open > 0 ? <Badge>{talk.comments.open}</Badge> : null,
      panel: <LazyCommentTab {...talk} jag={jag} editor={editor} onShow={onShow} />,
    },
    {
      id: 'forslag',
      namn: 'Förslag',
      panel: <LazySuggestionTab editor={editor} items={items} onShow={(falt) => onShow({ falt, sprak })} />,
    },
    { id: 'artikel', namn: 'Artikel', panel: <LazyArticleTab sektioner={sektioner} mallar={mallar} jag={jag} /> },
    { id: 'sok', namn: 'Sök & dela', panel: <LazySearchTab /> },
    { id: 'bild', namn: 'Bild', panel: <LazyHeroTab /> },
    {
      id: 'historik',
      namn: 'Historik',
      panel: <LazyHistoryTab key={sprak} editor={editor} jag={jag.id} />,
    },
    {
      id: 'siffror',
      namn: 'Siffror',
      panel: (
        <LazyArticleFigures
          id={item.id}
          publicerad={item.publicerad}
          nameBlock={(block) => blockInWords(block, session.openDraft().block)}
        />
      ),
    },
  ];
  useCommands(tabs.map(({ id, namn }) => ({ namn: `Visa fliken ${namn}`, run: () => select(id) })));

  return (
    <aside className={styles.panel} data-open={isOpen || undefined} aria-label="Om artikeln">
      <button type="button" className={styles.handle} aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
        {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        <VisuallyHidden>{isOpen ? 'Stäng' : 'Öppna'}</VisuallyHidden>
      </button>
      <Tabs label="Om artikeln" className={styles.tabs ?? ''} selected={selected} onSelect={select} tabs={tabs} />
    </aside>
  );
}
