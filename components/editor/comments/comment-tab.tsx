'use client';

import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { goToBlock } from '#components/editor/body/go-to-block.ts';
import { CommentForm } from '#components/editor/comments/comment-form.tsx';
import styles from '#components/editor/comments/comment-tab.module.css';
import { CommentThread } from '#components/editor/comments/comment-thread.tsx';
import type { PlacedThread } from '#components/editor/comments/placed-comments.ts';
import type { Commented } from '#components/editor/comments/text-places.ts';
import type { Comments } from '#components/editor/comments/use-comments.ts';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { fieldName } from '#components/studio/history/field-name.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { cannotCommentOn } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface CommentTabProps {
  comments: Comments;
  jag: Actor;
  editor: Editor | null;
  /** What the writer has asked to comment on; `null` when nothing. */
  asked: Commented | 'artikeln' | null;
  onAsk: (asked: Commented | 'artikeln' | null) => void;
  /** The thread that is open. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** Leads to a field of the article. */
  onShow: (place: { falt: string; sprak: string }) => void;
}

const SHOWN = [
  { id: 'oppna', namn: 'Öppna' },
  { id: 'mina', namn: 'Tilldelade mig' },
  { id: 'losta', namn: 'Lösta' },
  { id: 'borta', namn: 'Vars text är borta' },
  { id: 'alla', namn: 'Alla' },
];
/** All of the article. */
const WHOLE: Commented = { block: undefined, citat: null };
const ALSO = { sv: 'Gäller även svenskan', en: 'Gäller även engelskan' } as const;

/** What is said about the open language version, in the order of the text, and where something new is said. */
export function CommentTab({ comments, jag, editor, asked, onAsk, chosen, onChoose, onShow }: CommentTabProps) {
  const item = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const [shown, setShown] = useState('oppna');
  const [isAlso, setAlso] = useState(false);
  const [told, setTold] = useState('');
  const known = usePolled(
    'personer',
    () => studio.listaKoansvariga({}),
    () => undefined,
  );
  const sees = (id: string) => !item.konfidentiell || item.agare.id === id || item.insatta.includes(id);
  const people = (known.data?.ansvariga ?? [])
    .filter(({ typ }) => typ === 'person')
    .map(({ id, namn, ser_konfidentiellt: seesAll }) => ({ id, namn, seesArticle: seesAll || sees(id) }));
  const mayComment = cannotCommentOn(jag, item, sprak) === undefined;
  const other = LANGUAGES.find((language) => language !== sprak && item.sprak[language] !== undefined);
  const create = useOperation((said: { text: string; namn: string[] }) => {
    const { block, falt, citat } = asked === null || asked === 'artikeln' ? WHOLE : asked;
    const place = {
      ...(block === undefined ? {} : { block }),
      ...(falt === undefined ? {} : { falt }),
      ...(citat === null ? {} : { citat }),
    };
    return studio.skapaKommentar({ id: item.id, sprak, ...place, ...said, ...(isAlso && other !== undefined ? { galler: [other] } : {}) });
  });
  const isChosen = ({ thread }: PlacedThread) => [thread, ...thread.svar].some(({ id }) => id === chosen);
  const threads = (comments.placed ?? []).filter((placed) => {
    const { thread, fast } = placed;
    // The one that somebody was led to is there, whatever is chosen.
    if (isChosen(placed) || shown === 'alla') return true;
    if (shown === 'borta') return !fast && !(thread.fast && thread.sprak !== sprak);
    if (shown === 'mina') return thread.tilldelad?.id === jag.id && thread.lost === null;
    return (thread.lost === null) === (shown === 'oppna');
  });

  function changed(what: string) {
    setTold(what);
    comments.reload();
  }

  function show({ thread, anchor }: PlacedThread) {
    onChoose(thread.id);
    if (anchor.block === '') onShow({ falt: anchor.falt, sprak });
    else if (editor !== null) goToBlock(editor, anchor.block);
  }

  return (
    <section aria-label="Kommentarer" className={styles.tab}>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <FailureBanner failure={create.failure ?? comments.failure} />
      {asked !== null && mayComment && (
        <div className={styles.thread}>
          {asked === 'artikeln' || asked.citat === null ? (
            <span className={styles.place}>{placeOf(asked)}</span>
          ) : (
            <q className={styles.quote}>{asked.citat.text}</q>
          )}
          {other !== undefined && (
            <Checkbox isSelected={isAlso} onChange={setAlso}>
              {ALSO[other]}
            </Checkbox>
          )}
          <CommentForm
            label="Kommentar"
            send="Kommentera"
            people={people}
            about={asked}
            isSending={create.isRunning}
            onCancel={() => onAsk(null)}
            onSend={async (said) => {
              const made = await create.run(said);
              if (made === undefined) return false;
              onAsk(null);
              onChoose(made.kommentar.id);
              changed('Kommentaren är sparad.');
              return true;
            }}
          />
        </div>
      )}
      <div className={styles.bar}>
        <Select compact aria-label="Visa kommentarer" options={SHOWN} value={shown} onChange={setShown} />
        {asked === null && mayComment && (
          <Button size="small" onPress={() => onAsk('artikeln')}>
            Kommentera artikeln
          </Button>
        )}
      </div>
      {comments.placed === undefined && comments.failure === undefined && <Skeleton height="6rem" />}
      {threads.map((placed) => (
        <CommentThread
          key={placed.thread.id}
          placed={placed}
          jag={jag}
          people={people}
          mayComment={mayComment}
          isChosen={isChosen(placed)}
          onChoose={() => show(placed)}
          onChanged={changed}
        />
      ))}
      {comments.placed !== undefined && threads.length === 0 && (
        <p className={styles.none}>
          {shown === 'oppna' ? 'Inga öppna kommentarer.' : 'Inga kommentarer att visa.'}
          {mayComment && ' Markera ord i texten, rubriken eller ett annat fält och tryck Ctrl+Alt+M för att kommentera dem.'}
        </p>
      )}
    </section>
  );
}

function placeOf(asked: Commented | 'artikeln'): string {
  if (asked === 'artikeln') return 'Hela artikeln';
  return asked.falt === undefined ? 'Blocket där du står' : fieldName(asked.falt);
}
