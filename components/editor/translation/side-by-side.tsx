'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
import type { Row } from '#components/editor/translation/align-rows.ts';
import styles from '#components/editor/translation/beside.module.css';
import { BesideContext } from '#components/editor/translation/beside-context.ts';
import { FieldPairs } from '#components/editor/translation/field-pairs.tsx';
import { namedParts, type Part } from '#components/editor/translation/named-parts.ts';
import { type PartMark, partMarks } from '#components/editor/translation/part-marks.ts';
import { placeRows } from '#components/editor/translation/place-rows.ts';
import { Hole, SourceCell } from '#components/editor/translation/source-cell.tsx';
import { useEarlierSource } from '#components/editor/translation/use-earlier-source.ts';
import { whoseEdit } from '#components/editor/translation/whose-edit.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

interface SideBySideProps {
  editor: Editor;
  till: Language;
  jag: Actor;
  plan: OperationOutput<'hamtaOversattning'> | undefined;
  head: HTMLElement;
  body: HTMLElement;
  canTranslate: boolean;
  onTranslate: () => void;
}

/** The source beside the translation that is being written, block by block, with what there is to say of each. */
export function SideBySide({ editor, till, jag, plan, head, body, canTranslate, onTranslate }: SideBySideProps) {
  const source = useSessionState((state) => state.item.kallsprak);
  const from = useSessionState(({ versions, item }) => versions[item.kallsprak]?.draft);
  const target = useSessionState((state) => openVersion(state).saved);
  const version = useSessionState(({ item }) => item.sprak[till]);
  const [rows, setRows] = useState<Row[]>([]);
  const ids = useMemo(() => from?.block.map(blockId) ?? [], [from]);
  const parts = useMemo(() => (from === undefined ? new Map<string, Part>() : namedParts(from)), [from]);

  useEffect(() => {
    const { key, plugin } = placeRows(ids, setRows);
    editor.registerPlugin(plugin);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor, ids]);

  // The rows belong to the grid around the place where the source is put and the text beside it.
  useEffect(() => {
    const grid = body.parentElement;
    grid?.style.setProperty('--rader', String(Math.max(rows.length, 1)));
    return () => {
      grid?.style.removeProperty('--rader');
    };
  }, [body, rows]);

  useStayHere(body);

  const { revisions, earlier } = useEarlierSource(till, plan?.delar);
  const marks = useMemo(
    () =>
      plan === undefined || from === undefined
        ? new Map<string, PartMark>()
        : partMarks({
            ...{ delar: plan.delar, source: from, target, version },
            varningar: plan.jobb?.resultat?.varningar ?? [],
            isMachineMade: revisions.some(({ typ }) => typ === 'ai'),
          }),
    [plan, from, target, version, revisions],
  );
  const beside = useMemo(
    () => ({ source, marks, earlier, whose: whoseEdit(revisions, jag.id), canTranslate, onTranslate }),
    [source, marks, earlier, revisions, jag.id, canTranslate, onTranslate],
  );

  return (
    <BesideContext value={beside}>
      {createPortal(
        <>
          <SourceCell del="rubrik" part={parts.get('rubrik')} look="rubrik" />
          <SourceCell del="ingress" part={parts.get('ingress')} look="ingress" />
          <FieldPairs parts={parts} />
        </>,
        head,
      )}
      {createPortal(
        <section className={styles.slot} aria-label={`Källtexten på ${LANGUAGE_NAME[source].toLowerCase()}`}>
          {rows.map(({ source: id, target: there }, index) => {
            const del = `block:${id ?? there}`;
            return <SourceCell key={del} del={del} part={parts.get(del)} row={index + 1} />;
          })}
        </section>,
        body,
      )}
      {createPortal(
        rows.flatMap(({ source: id, target: there }, index) =>
          there === undefined
            ? [
                <Hole key={id} row={index + 1}>
                  {marks.get(`block:${id}`)?.kind === 'removed' ? 'Borttaget' : 'Inte översatt ännu'}
                </Hole>,
              ]
            : [],
        ),
        body,
      )}
    </BesideContext>
  );
}

/** A link in the source is there to be read: following it would leave the text that is being written. */
function useStayHere(place: HTMLElement): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
    };
    place.addEventListener('click', stay);
    return () => place.removeEventListener('click', stay);
  }, [place]);
}
