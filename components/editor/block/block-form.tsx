'use client';

import { X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import type { z } from 'zod';
import styles from '#components/editor/block/block-view.module.css';
import { BLOCK_FORMS } from '#components/editor/block/forms/registry.ts';
import { useEchoed } from '#components/editor/block/use-echoed.ts';
import { FormFields } from '#components/editor/form/form-field.tsx';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import type { Values } from '#components/editor/form/values.ts';
import { IconButton } from '#components/ui/icon-button.tsx';

export interface BlockFormProps {
  type: string;
  name: string;
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
  /** Back to the block itself. */
  onClose: () => void;
  /** Moves the block past its neighbour. */
  onMove: (step: -1 | 1) => void;
  /** Takes back the latest change of the article, or makes it again. */
  onHistory: (way: 'undo' | 'redo') => void;
  ref: Ref<HTMLDivElement>;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Ctrl or Cmd with Z takes back, and with Y or Shift and Z makes again: in the form as in the text. */
function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/**
 * The form of a block: made by hand for its type, or generated from its schema. Escape leads back to the block, Alt and an
 * arrow move it. Undo is the article's own, not that of a single field: entries that were moved or removed come back too.
 */
export function BlockForm({ type, name, schema, value, onChange, onClose, onMove, onHistory, ref }: BlockFormProps) {
  const [shown, change] = useEchoed(value, onChange);
  const Form = BLOCK_FORMS[type] ?? GroupFields;

  function press(event: KeyboardEvent<HTMLDivElement>) {
    // What is pressed in a menu or a dialog that the form has opened reaches it too.
    if (event.defaultPrevented || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const step = event.altKey ? STEPS[event.key] : undefined;
    const way = historyKey(event);
    if (event.key !== 'Escape' && step === undefined && way === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (way !== undefined) onHistory(way);
    else if (step !== undefined) onMove(step);
    else onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the keys that its fields leave alone
    <div ref={ref} className={styles.form} contentEditable={false} data-block-form lang="sv" onKeyDown={press}>
      <p className={styles.name}>{name}</p>
      <FormFields>
        <Form schema={schema} value={shown} onChange={change} />
      </FormFields>
      {/* Last, so that Tab comes to the fields first. */}
      <IconButton label="Stäng formuläret" keys={['Esc']} size="small" className={styles.close ?? ''} onPress={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
