'use client';

import type { Editor } from '@tiptap/core';
import { Link2, Undo2 } from 'lucide-react';
import { useDraft } from '#components/editor/session/use-session.ts';
import { type RelatedLink, relatedAddresses } from '#components/editor/suggestions/block-change.ts';
import { ChoiceRow } from '#components/editor/suggestions/choice-row.tsx';
import { SuggestionSection } from '#components/editor/suggestions/suggestion-section.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDesk, useDeskPart } from '#components/editor/suggestions/use-desk.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';

interface RelatedSectionProps {
  editor: Editor | null;
  /** Whether the template lets an article have a box of related reading. */
  isAllowed: boolean;
}

/** Articles of the site's own to read next. */
export function RelatedSection({ editor, isAllowed }: RelatedSectionProps) {
  const desk = useDesk();
  const suggested = useDeskPart((part) => part.suggested.lasocksa);
  // One word, so that it is the same as long as the links are.
  const addresses = useDraft((draft) => relatedAddresses(draft.block).join('\n')).split('\n');

  function change(work: (editor: Editor) => boolean) {
    if (editor !== null && !work(editor))
      showToast({ tone: 'fault', text: 'Rutan Läs också gick inte att ändra härifrån. Ändra den i texten.' });
  }

  return (
    <SuggestionSection kind="lasocksa" title="Läs också">
      {suggested.length === 0 ? <p className={styles.note}>Sajten har ingen publicerad artikel som ligger nära den här.</p> : null}
      {suggested.length > 0 && !isAllowed && (
        <p className={styles.note}>Artikelns mall har ingen ruta för Läs också. Lägg in dem som länkar.</p>
      )}
      <ul className={styles.choices}>
        {suggested.map(({ id, rubrik, lank, publicerad, taggar }) => {
          const link: RelatedLink = { rubrik, url: lank };
          const isApplied = addresses.includes(lank);
          return (
            <ChoiceRow
              key={id}
              isApplied={isApplied}
              meta={
                // There is room for the one or the other.
                isApplied ? null : (
                  <span className={styles.length}>
                    <RelativeTime iso={publicerad} />
                    {taggar.slice(0, 1).map((tagg) => ` · ${tagg}`)}
                  </span>
                )
              }
              also={<AsLink link={link} editor={editor} />}
              take={{
                namn: 'I rutan',
                label: `I rutan Läs också: ${rubrik}`,
                onPress: () => change((open) => desk.addRelated(open, link)),
                isDisabled: !isAllowed || editor === null,
              }}
              takeBack={{ label: `Ångra: ${rubrik} i rutan Läs också`, onPress: () => change((open) => desk.removeRelated(open, link)) }}
            >
              <a href={lank} target="_blank" rel="noreferrer">
                {rubrik}
              </a>
            </ChoiceRow>
          );
        })}
      </ul>
      {suggested.length > 0 && (
        <p className={styles.note}>Som länk läggs den där markören står, på de ord som är markerade, eller sist i texten.</p>
      )}
    </SuggestionSection>
  );
}

function AsLink({ link, editor }: { link: RelatedLink; editor: Editor | null }) {
  const desk = useDesk();
  const put = useDeskPart((part) => part.links.find(({ href }) => href === link.url));

  function press() {
    if (editor === null) return;
    if (put === undefined) desk.putLink(editor, link);
    else if (!desk.takeLink(editor, put)) showToast({ tone: 'info', text: 'Länken är redan borta eller ändrad i texten.' });
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon={put === undefined ? <Link2 aria-hidden /> : <Undo2 aria-hidden />}
      aria-label={put === undefined ? `Som länk: ${link.rubrik}` : `Ångra länken: ${link.rubrik}`}
      isDisabled={editor === null}
      onPress={press}
    >
      {put === undefined ? 'Som länk' : 'Ångra länken'}
    </Button>
  );
}
