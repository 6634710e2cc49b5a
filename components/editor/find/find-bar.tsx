'use client';

import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { goToBlock } from '#components/editor/body/go-to-block.ts';
import { type HistoryStep, lastStep } from '#components/editor/body/history-steps.ts';
import { ToolButton } from '#components/editor/body/tool-button.tsx';
import styles from '#components/editor/find/find-bar.module.css';
import { stretchesOf } from '#components/editor/find/find-in-text.ts';
import { type Found, isSamePlace } from '#components/editor/find/found.ts';
import { replaceFound } from '#components/editor/find/replace-found.ts';
import { useFound } from '#components/editor/find/use-found.ts';
import { whereFound } from '#components/editor/find/where-found.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Kbd } from '#components/ui/kbd.tsx';

interface FindBarProps {
  editor: Editor;
  /** What is looked for from the start: the words that were chosen. */
  start: string;
  /** Goes up each time that somebody asks for the bar, which is then to be written in. */
  asked: number;
  onClose: () => void;
  onShow: (falt: string) => void;
}

/** What has been put in other words’ place, and the step to undo that it was. */
interface Replaced {
  antal: number;
  steg: HistoryStep | undefined;
}

/** Finds in all texts of the open version, and puts other words in their place: one by one, or all in one step to undo. */
export function FindBar({ editor, start, asked, onClose, onShow }: FindBarProps) {
  const { isReadOnly } = useArticle();
  const [text, setText] = useState(start);
  const [skiftlage, setSkiftlage] = useState(false);
  const [helaOrd, setHelaOrd] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [done, setDone] = useState<Replaced>();
  const isLast = useEditorState({ editor, selector: (snapshot) => done !== undefined && isLastOf(snapshot.editor, done) });
  const wanted = useMemo(() => ({ text, skiftlage, helaOrd }), [text, skiftlage, helaOrd]);
  const { found, shown, step, now, goOnAt } = useFound(editor, wanted);
  const field = useRef<HTMLInputElement>(null);
  const current = shown === undefined ? undefined : found[shown];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    if (start !== '') setText(start);
    field.current?.focus();
    field.current?.select();
  }, [asked, start]);

  function leave() {
    onClose();
    if (current === undefined) editor.view.focus();
    else goTo(editor, current, onShow);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    // As in the text: what was replaced is taken back from here, too.
    if (isUndo(event) && done !== undefined) {
      // The browser would take back what was written in the text last, from here too.
      event.preventDefault();
      if (!isLastOf(editor, done)) return;
      editor.commands.undo();
      setDone(undefined);
    }
  }

  /** In what the version is now: what was shown a moment ago may stand elsewhere. */
  function replace(which: 'shown' | 'all') {
    const standing = now().filter((one) => which === 'all' || (current !== undefined && isSamePlace(one, current)));
    if (standing.length === 0) return;
    editor.view.dispatch(replaceFound(editor.state, standing, replacement));
    // What is typed next is a step of its own.
    editor.view.dispatch(closeHistory(editor.state.tr));
    setDone({ antal: standing.length, steg: lastStep(editor.state) });
    // What was pressed cannot be pressed any more, and keeps no focus.
    if (now().length === 0) field.current?.focus();
    // Past what was put in, which may have what is looked for in it.
    goOnAt((shown ?? 0) + stretchesOf(replacement, wanted).length);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    replace('shown');
  }

  return (
    <search className={styles.bar} aria-label="Sök och ersätt" onKeyDown={press}>
      <div className={styles.row}>
        <Field
          ref={field}
          label="Sök i artikeln"
          value={text}
          onChange={(typed) => {
            setText(typed);
            setDone(undefined);
          }}
          onStep={step}
        />
        <ToolButton label="Skilj på stora och små bokstäver" isOn={skiftlage} onPress={() => setSkiftlage(!skiftlage)}>
          <CaseSensitive aria-hidden />
        </ToolButton>
        <ToolButton label="Bara hela ord" isOn={helaOrd} onPress={() => setHelaOrd(!helaOrd)}>
          <WholeWord aria-hidden />
        </ToolButton>
        <IconButton label="Förra träffen" keys={['Skift', 'Enter']} size="small" isDisabled={found.length === 0} onPress={() => step(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Nästa träff" keys={['Enter']} size="small" isDisabled={found.length === 0} onPress={() => step(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton label="Stäng sökningen" keys={['Esc']} size="small" onPress={leave}>
          <X aria-hidden />
        </IconButton>
      </div>
      {!isReadOnly && (
        <form className={styles.row} onSubmit={submit}>
          <Field
            label="Ersätt med"
            value={replacement}
            onChange={(typed) => {
              setReplacement(typed);
              setDone(undefined);
            }}
          />
          <Button type="submit" size="small" isDisabled={current === undefined}>
            Ersätt
          </Button>
          <Button size="small" isDisabled={found.length === 0} onPress={() => replace('all')}>
            Ersätt alla
          </Button>
        </form>
      )}
      <p className={styles.told} aria-live="polite">
        {done !== undefined && (
          <>
            {done.antal === 1 ? 'Ett ställe ersatt.' : `${done.antal} ställen ersatta.`}{' '}
            {isLast ? (
              <>
                <Kbd keys={['Ctrl', 'Z']} /> ångrar.{' '}
              </>
            ) : (
              'Du har skrivit mer sedan dess: ångra det i texten först. '
            )}
          </>
        )}
        {text !== '' && (current === undefined || shown === undefined ? 'Finns inte i artikeln.' : `${shown + 1} av ${found.length}. `)}
        {current !== undefined && <Where found={current} editor={editor} />}
      </p>
    </search>
  );
}

/** Where it stands, with some of the words around it: what is found may not be in sight. */
function Where({ found, editor }: { found: Found; editor: Editor }) {
  const { namn, fore, ord, efter } = whereFound(found, editor.state.doc);
  return (
    <span className={styles.where}>
      {namn}: {fore}
      <mark>{ord}</mark>
      {efter}
    </span>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  onStep?: (way: 1 | -1) => void;
  ref?: Ref<HTMLInputElement>;
}

function Field({ label, value, onChange, onStep, ref }: FieldProps) {
  return (
    <input
      ref={ref}
      type="text"
      className={styles.field}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || onStep === undefined || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onStep(event.shiftKey ? -1 : 1);
      }}
    />
  );
}

/** Whether nothing has been written since that would be taken back instead. */
function isLastOf({ state }: Editor, { steg }: Replaced): boolean {
  return steg !== undefined && lastStep(state) === steg;
}

function isUndo(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

/** Leaves the writer with what was found chosen. */
function goTo(editor: Editor, { in: place, from, to }: Found, onShow: (falt: string) => void): void {
  if (place.i === 'falt') {
    onShow(place.falt.falt);
    return;
  }
  const { doc, tr } = editor.state;
  if (place.i === 'text') {
    editor.view.dispatch(tr.setSelection(TextSelection.create(doc, place.start + from, place.start + to)));
    editor.view.focus();
    return;
  }
  goToBlock(editor, String(doc.nodeAt(place.pos)?.attrs.id), /^\w+/.exec(place.path)?.[0]);
}
