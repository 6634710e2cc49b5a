'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from '#components/editor/comments/comment-tab.module.css';
import { namedInVain } from '#components/editor/confidential/who-knows.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { TextArea } from '#components/ui/text-area.tsx';

/** Somebody who may be named, and whether they know of the article. */
export interface Nameable extends Option {
  seesArticle: boolean;
}

interface CommentFormProps {
  label: string;
  send: string;
  people: readonly Nameable[];
  isSending: boolean;
  /** What it is about: it takes the focus when it comes, and again when this becomes something else. */
  about: object | string;
  onSend: (said: { text: string; namn: string[] }) => Promise<boolean>;
  onCancel?: () => void;
}

/** Where something is said: the words, and whom they name. Ctrl and Enter send it. */
export function CommentForm({ label, send, people, isSending, about, onSend, onCancel }: CommentFormProps) {
  const [text, setText] = useState('');
  const [named, setNamed] = useState<readonly Nameable[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const unseeing = named.filter(({ seesArticle }) => !seesArticle).map(({ namn }) => namn);

  // Whoever marks other words while it is open is to write about those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is what it is about
  useEffect(() => area.current?.focus(), [about]);

  async function submit() {
    if (isEmpty || isSending || !(await onSend({ text, namn: named.map(({ id }) => id) }))) return;
    setText('');
    setNamed([]);
  }

  return (
    <div className={styles.form}>
      <TextArea
        label={label}
        rows={3}
        value={text}
        onChange={setText}
        inputRef={area}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          else if (event.key === 'Escape' && onCancel !== undefined) onCancel();
          else event.continuePropagation();
        }}
      />
      {named.length > 0 && (
        <ul className={styles.named} aria-label="Nämns">
          {named.map((person) => (
            <li key={person.id}>
              <Button
                size="small"
                variant="quiet"
                icon={<X aria-hidden />}
                aria-label={`Nämn inte ${person.namn}`}
                onPress={() => setNamed(named.filter(({ id }) => id !== person.id))}
              >
                {person.namn}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        key={named.length}
        aria-label="Nämn någon"
        placeholder="Nämn någon, som får ett mejl"
        options={people.filter(({ id }) => !named.some((person) => person.id === id))}
        value={null}
        onChange={(id) => {
          const person = people.find((one) => one.id === id);
          if (person !== undefined) setNamed([...named, person]);
        }}
      />
      {unseeing.length > 0 && <Banner tone="warning">{namedInVain(unseeing)}</Banner>}
      <p className={styles.actions}>
        <Button size="small" variant="primary" isPending={isSending} isDisabled={isEmpty} onPress={submit}>
          {send}
        </Button>
        {onCancel !== undefined && (
          <Button size="small" variant="quiet" onPress={onCancel}>
            Avbryt
          </Button>
        )}
      </p>
    </div>
  );
}
