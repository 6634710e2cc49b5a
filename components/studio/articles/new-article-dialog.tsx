'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

/** A template as the dialog offers it: what it is for, and whether it asks for blocks to begin with. */
export interface OfferedTemplate {
  id: string;
  namn: string;
  beskrivning: string;
  kravda_block: ReadonlyArray<{ namn: string }>;
}

/** What an article begins with, where that is none of the newsroom's own skeletons. */
const REQUIRED = 'mallens';
const EMPTY = 'tom';

interface NewArticleDialogProps {
  sektioner: readonly Section[];
  mallar: readonly OfferedTemplate[];
  jag: Actor;
  /** What to begin with, where something is known. */
  start?: { rubrik: string; sektion: string | null };
  onClose: () => void;
  /** What is to be done with the new article, instead of opening it. */
  onCreated?: (id: string) => Promise<void>;
}

/** Section, template and headline: what an article must have from the start. Opens the new article. */
export function NewArticleDialog({ sektioner, mallar, jag, start, onClose, onCreated }: NewArticleDialogProps) {
  const router = useRouter();
  const open = sektioner.filter((section) => templatesIn(section).length > 0);
  const [sektion, setSektion] = useState(() => (open.find(({ id }) => id === start?.sektion) ?? open[0])?.id ?? null);
  const [mall, setMall] = useState<string | null>(null);
  const [rubrik, setRubrik] = useState(start?.rubrik ?? '');
  const [wantsSkeleton, setWantsSkeleton] = useState(true);
  const [begins, setBegins] = useState<string>(REQUIRED);
  // Without them an article begins as it otherwise would.
  const all = useLoaded('stommar', () => studio.listaStommar({ slag: 'artikel' })).data?.stommar ?? [];
  const headline = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const create = useOperation(
    async ({ begunWith, ...article }: OperationCallInput<'skapaInnehall'> & { begunWith: string | undefined }) => {
      const begun = begunWith === undefined ? {} : { block: (await studio.hamtaStomme({ id: begunWith })).stomme.block };
      return studio.skapaInnehall({ ...article, ...begun });
    },
  );

  function templatesIn(section: Section) {
    return mallar.filter(({ id }) => section.mallar.includes(id) && cannotWrite(jag, { sektion: section.id, mall: id }, []) === undefined);
  }

  const section = open.find(({ id }) => id === sektion);
  const available = section === undefined ? [] : templatesIn(section);
  const chosen = available.find(({ id }) => id === mall) ?? available[0];

  const own = all.filter((skeleton) => skeleton.mall === chosen?.id && (skeleton.sektion === null || skeleton.sektion === section?.id));
  const begun = own.find(({ id }) => id === begins);

  async function submit() {
    setEmpty(rubrik.trim() === '');
    if (rubrik.trim() === '') headline.current?.focus();
    if (rubrik.trim() === '' || section === undefined || chosen === undefined) return;
    const wants = own.length === 0 ? wantsSkeleton : begins !== EMPTY;
    const answer = await create.run({ sektion: section.id, mall: chosen.id, rubrik: rubrik.trim(), stomme: wants, begunWith: begun?.id });
    if (answer === undefined) return;
    setOpening(true);
    if (onCreated !== undefined) return onCreated(answer.id);
    router.push(`/studio/artikel/${answer.id}`);
  }

  return (
    <FormDialog
      title="Ny artikel"
      send="Skapa och öppna"
      isSending={create.isRunning || isOpening}
      canSend={chosen !== undefined}
      onSend={submit}
      onClose={onClose}
      failure={create.failure}
      fields={['rubrik', 'sektion', 'mall']}
    >
      <TextField
        label="Rubrik"
        value={rubrik}
        onChange={(value) => {
          setRubrik(value);
          create.dismiss('rubrik');
        }}
        inputRef={headline}
        autoFocus
        description="En arbetsrubrik räcker. Den går att ändra när som helst."
        fault={isEmpty && rubrik.trim() === '' ? 'Skriv en rubrik först.' : faultOf(create.failure, 'rubrik')}
      />
      <div className={styles.pair}>
        <Select label="Sektion" options={open} value={sektion} onChange={setSektion} fault={faultOf(create.failure, 'sektion')} />
        <Select label="Mall" options={available} value={chosen?.id ?? null} onChange={setMall} fault={faultOf(create.failure, 'mall')} />
      </div>
      {chosen !== undefined && <p className={styles.about}>{chosen.beskrivning}</p>}
      {chosen !== undefined && own.length > 0 && (
        <Select
          label="Börja med"
          options={[
            ...(chosen.kravda_block.length > 0 ? [{ id: REQUIRED, namn: 'Det mallen kräver', hint: wordsOf(chosen) }] : []),
            ...own.map(({ id, namn, beskrivning }) => ({ id, namn, ...(beskrivning === '' ? {} : { hint: beskrivning }) })),
            { id: EMPTY, namn: 'En tom sida' },
          ]}
          value={begun?.id ?? (begins === REQUIRED && chosen.kravda_block.length > 0 ? REQUIRED : EMPTY)}
          onChange={setBegins}
        />
      )}
      {chosen !== undefined && own.length === 0 && chosen.kravda_block.length > 0 && (
        <Switch isSelected={wantsSkeleton} onChange={setWantsSkeleton} description={`${wordsOf(chosen)} att fylla i.`}>
          Börja med det mallen kräver
        </Switch>
      )}
    </FormDialog>
  );
}

function wordsOf({ kravda_block }: OfferedTemplate): string {
  return kravda_block.map(({ namn }) => namn).join(', ');
}
