'use client';

import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { SourceBadge } from '#components/editor/suggestions/source-badge.tsx';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { TextLength } from '#components/editor/suggestions/text-length.tsx';
import { useDeskPart } from '#components/editor/suggestions/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LENGTHS } from '#lib/suggestions/lengths.ts';

/** Texts to send. The article has no place for them: they are copied. */
export function SmsChoices() {
  const id = useId();
  const sms = useDeskPart((part) => part.suggested.sms);
  const [copied, setCopied] = useState<string>();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // No permission, or no secure address.
      showToast({ tone: 'fault', text: 'Webbläsaren tillåter inte kopiering. Markera texten och kopiera den själv.' });
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div role="group" aria-labelledby={id} className={styles.field}>
      <h3 id={id} className={styles.fieldName}>
        Sms
      </h3>
      {sms.length === 0 ? <p className={styles.note}>Inga förslag.</p> : null}
      <ul className={styles.choices}>
        {sms.map(({ text, kalla }) => (
          <li key={text} className={styles.choice}>
            <div className={styles.choiceText}>{text}</div>
            <div className={styles.choiceFoot}>
              <span className={styles.choiceMeta}>
                <SourceBadge kalla={kalla} />
                <TextLength text={text} mest={LENGTHS.sms.mest} />
              </span>
              <Button
                size="small"
                icon={copied === text ? <Check aria-hidden /> : <Copy aria-hidden />}
                aria-label={`${copied === text ? 'Kopierad' : 'Kopiera'}: ${text}`}
                onPress={() => copy(text)}
              >
                {copied === text ? 'Kopierad' : 'Kopiera'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
