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

interface BlockFormProps {
  type: string;
  name: string;
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
  /** Back to the block itself. */
  onClose: () => void;
  /** Moves the block past its neighbour. */
  onMove: (step: -1 | 1) => void;
  ref: Ref<HTMLDivElement>;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The form of a block: made by hand for its type, or generated from its schema. Escape leads back to the block, Alt and an arrow move it. */
export function BlockForm({ type, name, schema, value, onChange, onClose, onMove, ref }: BlockFormProps) {
  const [shown, change] = useEchoed(value, onChange);
  const Form = BLOCK_FORMS[type] ?? GroupFields;

  function press(event: KeyboardEvent<HTMLDivElement>) {
    // What is pressed in a menu or a dialog that the form has opened reaches it too.
    if (event.defaultPrevented || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) onClose();
    else onMove(step);
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
