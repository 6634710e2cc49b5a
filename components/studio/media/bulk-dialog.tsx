'use client';

import { useState } from 'react';
import { type Failure, failureOf, faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { AgreementChoice } from '#components/studio/media/agreement-choice.tsx';
import styles from '#components/studio/media/bulk-dialog.module.css';
import { KEYWORDS_APART, keywordsIn } from '#components/studio/media/keyword-text.ts';
import { CHANNEL_NAMES } from '#components/studio/media/rights-fields.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { distinctWords } from '#lib/content/distinct-words.ts';
import { keysOf } from '#lib/content/keys-of.ts';
import { PICTURE_CHANNELS } from '#lib/contract/closed/media.ts';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface BulkDialogProps {
  pictures: readonly Media[];
  onClose: () => void;
  /** Some have been changed; those that could not be are left. */
  onChanged: (left: readonly Media[]) => void;
}

const FIELDS = {
  ...{ kredit: '', caption: '', caption_en: '', nyckelord: '' },
  ...{ licens: '', giltig_till: '', fotograf: '', kalla: '', upphovsratt: '', modellavtal: '' },
};

type Fields = typeof FIELDS;

const FIELD_NAMES = keysOf(FIELDS);

const LABELS: Record<keyof Fields, string> = {
  kredit: 'Kredit',
  caption: 'Bildtext på svenska',
  caption_en: 'Bildtext på engelska',
  nyckelord: 'Nyckelord att lägga till',
  licens: 'Licens',
  giltig_till: 'Sista dag',
  fotograf: 'Fotograf',
  kalla: 'Källa',
  upphovsratt: 'Upphovsrätt',
  modellavtal: 'Modellavtal',
};

const NOTES: Partial<Record<keyof Fields, string>> = {
  nyckelord: `${KEYWORDS_APART} De som bilderna redan har är kvar.`,
  modellavtal: 'Vad de som syns på bilderna har gått med på, och var avtalet finns.',
};

const WORDS: readonly (keyof Fields)[] = ['kredit', 'caption', 'caption_en', 'nyckelord'];

/** Where the service tells what is wrong with a field. */
const placeOf = (field: keyof Fields) => (WORDS.includes(field) ? field : `rattigheter.${field}`);

interface Refused {
  picture: Media;
  failure: Failure;
}

/** Gives the chosen pictures the same credit, captions, keywords and rights, one after the other; what is left empty stays as it is. Tells of each that was refused. */
export function BulkDialog({ pictures, onClose, onChanged }: BulkDialogProps) {
  const [fields, setFields] = useState<Fields>(FIELDS);
  const [kanaler, setKanaler] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(pictures);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [done, setDone] = useState(0);

  const change = useOperation(async () => {
    const given = changeOf(fields, kanaler);
    const failed: Refused[] = [];
    for (const picture of left) {
      try {
        await studio.andraMedia({ id: picture.id, ...given, ...(await withKeywords(picture.id, fields.nyckelord)) });
        setDone((before) => before + 1);
      } catch (error) {
        failed.push({ picture, failure: failureOf(error) });
      }
    }
    return failed;
  });

  async function submit() {
    const failed = await change.run(undefined);
    if (failed === undefined) return;
    const changed = left.length - failed.length;
    if (changed > 0) showToast({ tone: 'success', text: changed === 1 ? 'En bild är ändrad.' : `${changed} bilder är ändrade.` });
    setRefused(failed);
    setLeft(failed.map(({ picture }) => picture));
    onChanged(failed.map(({ picture }) => picture));
    if (failed.length === 0) onClose();
  }

  // What is wrong with a field is told there; the rest of each picture by itself.
  const places = FIELD_NAMES.map(placeOf);
  const refusedThemselves = refused.filter(({ failure }) => failure.fel.some(({ falt }) => !places.includes(falt)));
  const isEmpty = Object.values(fields).every((value) => value.trim() === '') && kanaler.length === 0;
  return (
    <FormDialog
      title={pictures.length === 1 ? 'Ändra en bild' : `Ändra ${pictures.length} bilder`}
      send={refused.length === 0 ? 'Ändra' : 'Försök igen'}
      isSending={change.isRunning}
      canSend={!isEmpty && left.length > 0}
      onSend={submit}
      onClose={onClose}
      failure={change.failure}
      fields={[]}
    >
      {change.isRunning && (
        <p role="status">
          {done} av {pictures.length} ändrade
        </p>
      )}
      {refusedThemselves.map(({ picture, failure }) => (
        <section key={picture.id} className={styles.refused} aria-label={picture.filnamn}>
          <strong>{picture.caption || picture.filnamn}</strong>
          <FailureBanner failure={failure} />
        </section>
      ))}
      <p className={styles.note}>Det du lämnar tomt ändras inte.</p>
      <AgreementChoice
        label="Avtal"
        licens={fields.licens}
        onChoose={(agreed) => {
          setFields({ ...fields, licens: agreed.licens, giltig_till: agreed.giltig_till ?? '' });
          setKanaler(agreed.kanaler);
        }}
      />
      {FIELD_NAMES.map((field) => (
        <TextField
          key={field}
          label={LABELS[field]}
          value={fields[field]}
          onChange={(value) => setFields({ ...fields, [field]: value })}
          {...(field === 'giltig_till' ? { placeholder: 'ÅÅÅÅ-MM-DD' } : {})}
          {...(NOTES[field] === undefined ? {} : { description: NOTES[field] })}
          {...faultAt(refused, field)}
        />
      ))}
      <CheckboxGroup
        label="Får visas"
        description="Inget valt: som det är."
        options={PICTURE_CHANNELS.map((id) => ({ id, namn: CHANNEL_NAMES[id] }))}
        value={[...kanaler]}
        onChange={setKanaler}
      />
    </FormDialog>
  );
}

function faultAt(refused: readonly Refused[], field: keyof Fields): { fault?: string } {
  const fault = refused.map(({ failure }) => faultOf(failure, placeOf(field))).find((told) => told !== undefined);
  return fault === undefined ? {} : { fault };
}

/** What is to be changed: of the fields those that were filled in. */
function changeOf({ kredit, caption, caption_en, nyckelord: _, ...rights }: Fields, kanaler: readonly string[]) {
  const told = filledIn(rights);
  const channels = PICTURE_CHANNELS.filter((kanal) => kanaler.includes(kanal));
  const rattigheter = { ...told, ...(channels.length === 0 ? {} : { kanaler: channels }) };
  return {
    ...filledIn({ kredit, caption, caption_en }),
    ...(Object.keys(rattigheter).length === 0 ? {} : { rattigheter }),
  };
}

/** The picture's keywords, as they are now, with those that were typed; nothing where none were. */
async function withKeywords(id: string, typed: string): Promise<{ nyckelord?: string[] }> {
  const added = keywordsIn(typed);
  if (added.length === 0) return {};
  const { media } = await studio.hamtaMedia({ id });
  return { nyckelord: distinctWords([...media.nyckelord, ...added]) };
}

function filledIn(fields: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}
