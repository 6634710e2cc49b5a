'use client';

import { useEffect, useRef, useState } from 'react';
import { CommentForm, type Nameable } from '#components/editor/comments/comment-form.tsx';
import styles from '#components/editor/comments/comment-tab.module.css';
import type { PlacedThread } from '#components/editor/comments/placed-comments.ts';
import { assignedInVain } from '#components/editor/confidential/who-knows.ts';
import { blockFieldName } from '#components/editor/revisions/block-field-name.ts';
import { useDraft, useSessionState } from '#components/editor/session/use-session.ts';
import { AuthorName } from '#components/studio/author-name.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { fieldName } from '#components/studio/history/field-name.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { cannotRemoveComment } from '#lib/access/rights.ts';
import type { Anchor } from '#lib/comments/anchor.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { SaidOfArticle } from '#lib/contract/article-comment.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface CommentThreadProps {
  placed: PlacedThread;
  jag: Actor;
  people: readonly Nameable[];
  /** Whether the reader may answer and settle. */
  mayComment: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onChanged: (told: string) => void;
}

const LANGUAGE = { sv: 'svenskan', en: 'engelskan' } as const;

/** A thread: what it is about, what was said, and the field to answer in. */
export function CommentThread({ placed, jag, people, mayComment, isChosen, onChoose, onChanged }: CommentThreadProps) {
  const { thread, fast, anchor } = placed;
  const { citat, lost, galler, tilldelad } = thread;
  const card = useRef<HTMLElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const answer = useOperation((said: { text: string; namn: string[] }) =>
    studio.skapaKommentar({ id: thread.innehall, sprak: thread.sprak, svar_pa: thread.id, ...said }),
  );
  const change = useOperation((what: { lost?: boolean; tilldelad?: string | null }) => studio.andraKommentar({ id: thread.id, ...what }));
  const edit = useOperation((what: { id: string; text: string }) => studio.andraKommentar(what));
  const remove = useOperation((id: string) => studio.taBortKommentar({ id }));

  useEffect(() => {
    if (!isChosen) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    // Who writes in the text goes on writing there.
    const isWriting = document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable;
    if (!isWriting) card.current?.focus({ preventScroll: true });
  }, [isChosen]);

  async function settle(isSettled: boolean) {
    if ((await change.run({ lost: isSettled })) !== undefined) onChanged(isSettled ? 'Tråden är löst.' : 'Tråden är öppen igen.');
  }

  async function assign(id: string | null) {
    const assigned = await change.run({ tilldelad: id });
    if (assigned === undefined) return;
    const person = people.find((one) => one.id === id);
    if (person === undefined) onChanged('Ingen ska ta hand om tråden längre.');
    else onChanged(assigned.ser_inte.includes(person.id) ? assignedInVain(person.namn) : `${person.namn} ska ta hand om tråden.`);
  }

  const unseeing = people.find(({ id, seesArticle }) => id === tilldelad?.id && !seesArticle);
  const sprak = useSessionState((state) => state.sprak);
  // Of a thread about both languages the words are in the other one.
  const gone = thread.fast && thread.sprak !== sprak ? `Finns inte i ${LANGUAGE[sprak]}` : 'Texten är borttagen';
  const typ = useDraft((draft) => draft.block.find((block) => block.attrs?.id === anchor.block)?.type);
  const of = citat === null ? nameOfPlace(anchor, typ) : `”${citat.text}”`;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`Kommentar om ${of}`}
      data-trad={thread.id}
      className={classNames(styles.thread, isChosen && styles.chosen)}
    >
      <div className={styles.about}>
        {citat === null ? <span className={styles.place}>{of}</span> : <q className={styles.quote}>{citat.text}</q>}
        {!fast && <Badge tone="warning">{gone}</Badge>}
        {lost !== null && <Badge tone="success">Löst</Badge>}
        {galler.length > 0 && <Badge>Gäller även {galler.map((sprak) => LANGUAGE[sprak]).join(', ')}</Badge>}
      </div>
      <FailureBanner failure={answer.failure ?? change.failure ?? edit.failure ?? remove.failure} />
      <ol className={styles.said}>
        {[thread, ...thread.svar].map((said) => (
          <Said
            key={said.id}
            said={said}
            people={people}
            onEdit={
              said.av.id === jag.id && mayComment
                ? async (text) => {
                    const isSaved = (await edit.run({ id: said.id, text })) !== undefined;
                    if (isSaved) onChanged('Kommentaren är ändrad.');
                    return isSaved;
                  }
                : undefined
            }
            onRemove={
              cannotRemoveComment(jag, said) === undefined
                ? async () => (await remove.run(said.id)) !== undefined && onChanged('Kommentaren är borttagen.')
                : undefined
            }
          />
        ))}
      </ol>
      {tilldelad !== null && !mayComment && <p className={styles.by}>{tilldelad.namn} ska ta hand om tråden</p>}
      {mayComment && lost === null && (isAssigning || tilldelad !== null) && (
        <ComboBox
          label="Vem som ska ta hand om tråden"
          placeholder="Lämna tråden till någon"
          options={tilldelad === null || people.some(({ id }) => id === tilldelad.id) ? people : [...people, tilldelad]}
          value={tilldelad?.id ?? null}
          onChange={assign}
        />
      )}
      {lost === null && unseeing !== undefined && <Banner tone="warning">{assignedInVain(unseeing.namn)}</Banner>}
      {lost !== null && (
        <p className={styles.by}>
          Löst av {lost.av.namn} <RelativeTime iso={lost.tid} />
        </p>
      )}
      {isAnswering ? (
        <CommentForm
          label="Svara"
          send="Svara"
          people={people}
          about={thread.id}
          isSending={answer.isRunning}
          onCancel={() => setAnswering(false)}
          onSend={async (said) => {
            if ((await answer.run(said)) === undefined) return false;
            setAnswering(false);
            onChanged('Svaret är sparat.');
            return true;
          }}
        />
      ) : (
        <p className={classNames(styles.actions, styles.quiet)}>
          {fast && (anchor.block !== '' || anchor.falt !== '') && (
            <Button size="small" variant="quiet" onPress={onChoose}>
              {anchor.block === '' ? 'Visa fältet' : 'Visa i texten'}
            </Button>
          )}
          {mayComment && (
            <>
              <Button size="small" variant="quiet" onPress={() => setAnswering(true)}>
                Svara
              </Button>
              {lost === null && tilldelad === null && !isAssigning && (
                <Button size="small" variant="quiet" onPress={() => setAssigning(true)}>
                  Tilldela
                </Button>
              )}
              <Button size="small" variant="quiet" isPending={change.isRunning} onPress={() => settle(lost === null)}>
                {lost === null ? 'Markera som löst' : 'Öppna igen'}
              </Button>
            </>
          )}
        </p>
      )}
    </article>
  );
}

interface SaidProps {
  said: SaidOfArticle;
  people: readonly Option[];
  /** One's own. Resolves to whether it was saved. */
  onEdit: ((text: string) => Promise<boolean>) | undefined;
  onRemove: (() => void) | undefined;
}

function Said({ said, people, onEdit, onRemove }: SaidProps) {
  const [written, setWritten] = useState<string>();
  const named = said.namn.flatMap((id) => people.find((person) => person.id === id)?.namn ?? []);

  async function save() {
    if (written === undefined || written.trim() === '' || onEdit === undefined) return;
    if (await onEdit(written)) setWritten(undefined);
  }

  return (
    <li>
      <p className={styles.by}>
        <strong>
          <AuthorName av={said.av} />
        </strong>{' '}
        <RelativeTime iso={said.skapad} />
        {said.andrad !== said.skapad && ' (ändrad)'}
        {onEdit !== undefined && written === undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Ändra din kommentar ”${said.text.slice(0, 40)}”`}
            onPress={() => setWritten(said.text)}
          >
            Ändra
          </Button>
        )}
        {onRemove !== undefined && (
          <Button size="small" variant="quiet" aria-label={`Ta bort kommentaren av ${said.av.namn}`} onPress={onRemove}>
            Ta bort
          </Button>
        )}
      </p>
      {written === undefined ? (
        <p className={styles.words}>{said.text}</p>
      ) : (
        <div className={styles.form}>
          <TextArea label="Ändra kommentaren" rows={3} value={written} onChange={setWritten} autoFocus />
          <p className={styles.actions}>
            <Button size="small" variant="primary" isDisabled={written.trim() === ''} onPress={save}>
              Spara ändringen
            </Button>
            <Button size="small" variant="quiet" onPress={() => setWritten(undefined)}>
              Avbryt
            </Button>
          </p>
        </div>
      )}
      {named.length > 0 && <p className={styles.by}>Till {named.join(', ')}</p>}
    </li>
  );
}

function nameOfPlace({ block, falt }: Pick<Anchor, 'block' | 'falt'>, typ: string | undefined): string {
  if (block === '') return falt === '' ? 'hela artikeln' : fieldName(falt);
  return falt === '' || typ === undefined ? 'ett block' : blockFieldName(typ, `attrs.${falt}`);
}
