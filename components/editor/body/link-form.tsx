'use client';

import type { Editor } from '@tiptap/core';
import { Unlink } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { readAddress, useTextTools } from '#components/editor/body/text-tools.ts';
import styles from '#components/editor/body/toolbar.module.css';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

/** The address of the link that the selected words are, or are to be. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href } = useTextTools(editor);
  const [typed, setTyped] = useState(href ?? '');
  const [fault, setFault] = useState<string>();
  const faultId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readAddress(typed);
    if ('fault' in address) {
      setFault(address.fault);
      return;
    }
    editor.chain().focus().extendMarkRange('link').setMark('link', address).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  }

  return (
    <form onSubmit={submit} className={styles.link} noValidate>
      <input
        // The form is opened in order to write in it.
        // biome-ignore lint/a11y/noAutofocus: as above
        autoFocus
        type="url"
        aria-label="Länkens adress"
        aria-invalid={fault !== undefined}
        aria-describedby={faultId}
        placeholder="https://"
        className={styles.address}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          editor.commands.focus();
          onClose();
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
    </form>
  );
}
