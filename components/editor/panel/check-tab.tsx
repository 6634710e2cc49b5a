'use client';

import type { Editor } from '@tiptap/core';
import { ArrowRight, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Checked } from '#components/editor/checks/use-check-report.ts';
import { whereOf } from '#components/editor/checks/where-of.ts';
import { LazyLinkNotes } from '#components/editor/links/lazy-link-notes.tsx';
import type { LinkInDraft } from '#components/editor/links/links-in-draft.ts';
import { TextFigures } from '#components/editor/outline/text-figures.tsx';
import styles from '#components/editor/panel/check-tab.module.css';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Block } from '#lib/contract/block.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

interface CheckTabProps {
  checked: Checked;
  links: readonly LinkInDraft[];
  editor: Editor | null;
  onShow: (entry: Pick<FaultEntry, 'falt' | 'sprak' | 'block'>) => void;
}

/** What stops the article, and what is doubtful, as it stands now. Each entry leads to its place. */
export function CheckTab({ checked, links, editor, onShow }: CheckTabProps) {
  const { fel, varningar } = checked.report;
  const { blocks } = checked;
  const sprak = useSessionState((state) => state.sprak);
  const isClean = fel.length === 0 && varningar.length === 0 && links.length === 0;
  return (
    <div className={styles.report}>
      <TextFigures onShow={(block) => onShow({ falt: 'block', block, sprak })} />
      {isClean ? (
        <p className={styles.clean}>
          <CircleCheck aria-hidden />
          Inget att anmärka på.
        </p>
      ) : null}
      <Group kind="fel" entries={fel} blocks={blocks} onShow={onShow} />
      <Group kind="varningar" entries={varningar} blocks={blocks} onShow={onShow} />
      <LazyLinkNotes links={links} editor={editor} onShow={onShow} />
    </div>
  );
}

const GROUPS = {
  fel: { Icon: CircleAlert, title: 'Stoppar publiceringen' },
  varningar: { Icon: TriangleAlert, title: 'Att se över' },
} as const;

interface GroupProps {
  kind: keyof typeof GROUPS;
  entries: readonly FaultEntry[];
  blocks: readonly Block[];
  onShow: (entry: FaultEntry) => void;
}

/** Of the blocks as they were checked: what is written meanwhile draws none of it anew. */
const Group = memo(function Group({ kind, entries, blocks, onShow }: GroupProps) {
  if (entries.length === 0) return null;
  const { Icon, title } = GROUPS[kind];
  return (
    <section className={styles.group} data-kind={kind}>
      <h2 className={styles.title}>
        <Icon aria-hidden />
        {title}
        <span className={styles.count}>{entries.length}</span>
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={`${entry.kod} ${entry.falt} ${entry.block ?? ''}`} {...{ entry, onShow }} where={whereOf(entry, blocks)} />
        ))}
      </ul>
    </section>
  );
});

interface EntryProps {
  entry: FaultEntry;
  where: string;
  onShow: (entry: FaultEntry) => void;
}

/** Drawn anew where it says something else: there may be hundreds, of which a check changes one. */
const Entry = memo(
  function Entry({ entry, where, onShow }: EntryProps) {
    return (
      <li>
        <button type="button" className={styles.entry} onClick={() => onShow(entry)}>
          <span className={styles.where}>{where}</span>
          <span className={styles.cause}>{entry.orsak}</span>
          <span className={styles.remedy}>{entry.atgard}</span>
          <ArrowRight aria-hidden className={styles.go} />
        </button>
      </li>
    );
  },
  (before, now) => before.onShow === now.onShow && before.where === now.where && equalJson(before.entry, now.entry),
);
