'use client';

import { useState } from 'react';
import { CopyField } from '#components/studio/copy-field.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/share/share-dialog.module.css';
import { ShareList } from '#components/studio/share/share-list.tsx';
import { shareable } from '#components/studio/share/shareable.ts';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

const DURATIONS = [
  { id: '60', namn: '1 timme' },
  { id: '1440', namn: '1 dygn' },
  { id: '10080', namn: '7 dygn' },
  { id: '43200', namn: '30 dygn' },
];

interface ShareDialogProps {
  item: Item;
  /** Whoever looks: links are made to what they may write in. */
  jag: Actor;
  sprak: Language;
  onClose: () => void;
}

/** Makes links that open a preview without signing in, and shows and revokes the ones there are. */
export function ShareDialog({ item, jag, sprak, onClose }: ShareDialogProps) {
  const languages = shareable(jag, item);
  const [language, setLanguage] = useState(languages.includes(sprak) ? sprak : (languages[0] ?? sprak));
  const [minutes, setMinutes] = useState('10080');
  const [isPinned, setPinned] = useState(false);
  const [made, setMade] = useState<{ id: string; lank: string; utgar: string }>();
  const shares = useLoaded(item.id, () => studio.listaDelningar({ id: item.id }));
  const version = item.sprak[language];
  const create = useOperation(() =>
    studio.forhandsvisa({
      id: item.id,
      sprak: language,
      dela: Number(minutes),
      ...(isPinned && version !== undefined ? { revision: version.arbetsrevision.id } : {}),
    }),
  );

  async function submit() {
    const answer = await create.run(undefined);
    if (answer === undefined || answer.delning === null) return;
    setMade(answer.delning);
    shares.reload();
  }

  return (
    <Dialog
      title="Dela förhandsvisning"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button variant="quiet" onPress={onClose}>
          Stäng
        </Button>
      }
    >
      <FailureBanner failure={create.failure} onRetry={submit} />
      <div className={styles.form}>
        <Select
          label="Språk"
          options={languages.map((code) => ({ id: code, namn: LANGUAGE_NAME[code] }))}
          value={language}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
        />
        <Select label="Gäller i" options={DURATIONS} value={minutes} onChange={setMinutes} />
        <Button variant="primary" isPending={create.isRunning} isDisabled={version === undefined} onPress={submit}>
          Skapa länk
        </Button>
      </div>
      <Checkbox
        isSelected={isPinned}
        onChange={setPinned}
        description={isPinned ? 'Senare ändringar syns inte i länken.' : 'Länken visar alltid den senast sparade versionen.'}
      >
        Lås länken vid version {version?.arbetsrevision.nr ?? '–'}
      </Checkbox>
      {made !== undefined && (
        <Banner tone="success" title="Länken är skapad">
          <p>Kopiera den nu: adressen visas bara här. Den går ut {longMoment(made.utgar)}.</p>
          <CopyField label="Länk" value={made.lank} />
        </Banner>
      )}
      <section>
        <h3 className={styles.heading}>Länkar</h3>
        <ShareList item={item} jag={jag} shares={shares.data?.delningar} failure={shares.failure} onChanged={shares.reload} />
      </section>
    </Dialog>
  );
}
