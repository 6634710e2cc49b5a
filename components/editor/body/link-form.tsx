'use client';

import type { Editor } from '@tiptap/core';
import { Unlink } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { readAddress, useTextTools } from '#components/editor/body/text-tools.ts';
import styles from '#components/editor/body/toolbar.module.css';
import { useOwnArticles } from '#components/editor/body/use-own-articles.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

/** Where the link that the selected words are, or are to be, leads: an address, or one of the newsroom's own public articles by its words. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href } = useTextTools(editor);
  const [typed, setTyped] = useState(href ?? '');
  const [fault, setFault] = useState<string>();
  const faultId = useId();
  const { render } = useArticle();
  const list = useRef<HTMLUListElement>(null);
  // An address is looked for nowhere.
  const articles = useOwnArticles('fault' in readAddress(typed) ? typed : '', render.sprak);

  function put(address: { href: string }) {
    editor.chain().focus().extendMarkRange('link').setMark('link', address).run();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readAddress(typed);
    const [article] = articles;
    if (!('fault' in address)) put(address);
    else if (article !== undefined) put({ href: article.lank });
    else setFault(address.fault);
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  }

  return (
    <form
      onSubmit={submit}
      className={styles.link}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        editor.commands.focus();
        onClose();
      }}
    >
      <input
        // The form is opened in order to write in it.
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus
        type="text"
        inputMode="url"
        autoComplete="off"
        aria-label="Länkens adress, eller ord ur en av era artiklar"
        aria-invalid={fault !== undefined}
        aria-describedby={faultId}
        placeholder="https:// eller ord ur en artikel"
        className={styles.address}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || articles.length === 0) return;
          event.preventDefault();
          list.current?.querySelector('button')?.focus();
        }}
      />
      <Button type="submit" size="small" variant="primary">
        Länka
      </Button>
      {href !== undefined && (
        <IconButton label="Ta bort länken" size="small" onPress={remove}>
          <Unlink aria-hidden />
        </IconButton>
      )}
      <p id={faultId} className={styles.fault} aria-live="polite">
        {fault}
      </p>
      {articles.length > 0 && (
        <ul ref={list} className={styles.articles} aria-label="Era artiklar" onKeyDown={goAmong}>
          {articles.map(({ id, rubrik, sektion, lank }) => (
            <li key={id}>
              <button type="button" className={styles.article} onClick={() => put({ href: lank })}>
                {rubrik} <span className={styles.section}>{sektion}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** The arrows go from one article to the next. */
function goAmong(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[at + step]?.focus();
}
