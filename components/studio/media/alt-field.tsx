'use client';

import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type Failure, faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/media/alt-field.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

interface AltFieldProps {
  /** Id of the picture. */
  media: string;
  sprak: Language;
  value: string;
  onChange: (value: string) => void;
  canEdit: boolean;
  /** Why it could not be saved. */
  failure: Failure | undefined;
}

type Offered = OperationOutput<'foreslaAlternativtext'>;

const NAMES: Record<Language, string> = { sv: 'svenska', en: 'engelska' };

/** What a picture shows, in one language. While nobody has said it, a model that sees pictures can be asked; somebody chooses what it says. */
export function AltField({ media, sprak, value, onChange, canEdit, failure }: AltFieldProps) {
  const ask = useOperation(() => studio.foreslaAlternativtext({ id: media, sprak }));
  const [offered, setOffered] = useState<Offered>();
  const label = `Alternativtext på ${NAMES[sprak]}`;
  return (
    <div className={styles.field}>
      <TextArea
        label={label}
        rows={2}
        value={value}
        onChange={onChange}
        isReadOnly={!canEdit}
        {...(sprak === 'sv' ? { description: 'Vad bilden visar, för den som inte ser den.' } : {})}
        fault={faultOf(failure, `alt.${sprak}`)}
      />
      {canEdit && value.trim() === '' && (
        <Button
          size="small"
          icon={<Sparkles aria-hidden />}
          isPending={ask.isRunning}
          aria-label={`Föreslå ${label.toLowerCase()}`}
          onPress={async () => setOffered(await ask.run(undefined))}
        >
          Föreslå
        </Button>
      )}
      <FailureBanner failure={ask.failure} />
      {offered !== undefined && (
        <div role="status">
          {offered.alt.length > 0 ? (
            <ul className={styles.choices} aria-label={`Förslag: ${label.toLowerCase()}`}>
              {offered.alt.map(({ text }) => (
                <li key={text}>
                  <button type="button" className={styles.choice} aria-pressed={text === value} onClick={() => onChange(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.note}>{noneOffered(offered)}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** Why there is nothing to choose, and that somebody has to say what the picture shows. */
function noneOffered({ ai_ser_bilder, varningar: [why] }: Offered): string {
  if (why !== undefined) return `${why.orsak} ${why.atgard}`;
  return ai_ser_bilder
    ? 'AI-tjänsten gav inget förslag som gick att använda. Skriv själv vad bilden visar.'
    : 'Ingen AI-tjänst som ser bilder är inställd. Skriv själv vad bilden visar.';
}
