'use client';

import { DateField } from '#components/editor/form/date-field.tsx';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { responsibleOptions } from '#components/studio/tasks/responsible-options.ts';
import { instantOf, wrongTime } from '#components/studio/tasks/task-times.ts';
import { TASK_PRIORITY } from '#components/studio/tasks/task-words.ts';
import { useForm } from '#components/studio/use-form.ts';
import { ComboBox } from '#components/ui/combo-box.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import { QUEUE_PRIORITIES } from '#lib/contract/closed/queue.ts';
import type { Idea } from '#lib/contract/idea.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const FIELDS = ['rubrik', 'sektion', 'mall', 'ansvarig', 'prioritet', 'senast'] as const;
const PRIORITIES = QUEUE_PRIORITIES.map((id) => ({ id, namn: TASK_PRIORITY[id].namn }));

interface OrderDialogProps {
  idea: Idea;
  sektioner: readonly Section[];
  mallar: ReadonlyArray<{ id: string; namn: string }>;
  ansvariga: readonly Author[];
  jag: Actor;
  onClose: () => void;
  /** With the draft’s id. */
  onOrdered: (innehall: string) => void;
}

/** What an idea is to become: the section and the template are proposed, and by whom and when is for whoever orders it. */
export function OrderDialog({ idea, sektioner, mallar, ansvariga, jag, onClose, onOrdered }: OrderDialogProps) {
  const templatesIn = (section: Section) =>
    mallar.filter(({ id }) => section.mallar.includes(id) && cannotWrite(jag, { sektion: section.id, mall: id }, []) === undefined);
  const open = sektioner.filter((section) => !section.arkiverad && templatesIn(section).length > 0);
  const { field, fields, change, dialog } = useForm({
    before: () => {
      const section = open.find(({ id }) => id === idea.forslag.sektion) ?? open[0];
      return {
        rubrik: idea.rubrik,
        sektion: section?.id ?? null,
        mall: section === undefined ? null : chosenTemplate(templatesIn(section), idea.forslag.mall),
        ansvarig: null as string | null,
        prioritet: 'normal' as string,
        senast: '',
      };
    },
    missingIn: ({ rubrik, senast }) => ({
      ...(rubrik.trim() === '' ? { rubrik: 'Skriv en arbetsrubrik.' } : {}),
      ...wrongTime('senast', senast),
    }),
    send({ rubrik, sektion, mall, ansvarig, prioritet, senast }) {
      return studio.bestallIde({
        ...{ id: idea.id, rubrik: rubrik.trim(), ansvarig, senast: instantOf(senast) },
        ...(sektion === null ? {} : { sektion }),
        ...(mall === null ? {} : { mall }),
        prioritet: QUEUE_PRIORITIES.find((known) => known === prioritet) ?? 'normal',
      });
    },
    onSent: ({ innehall }) => onOrdered(innehall.id),
  });
  const section = open.find(({ id }) => id === fields.sektion);
  const templates = section === undefined ? [] : templatesIn(section);
  const senast = field('senast');
  return (
    <FormDialog title="Beställ idén" send="Beställ" canSend={templates.length > 0} onClose={onClose} fields={FIELDS} {...dialog}>
      <TextField
        label="Arbetsrubrik"
        {...field('rubrik')}
        autoFocus
        description="Det blir en uppgift i arbetskön och ett tomt utkast med källorna. Källans egen text följer med som underlag."
      />
      <div className={styles.pair}>
        <Select
          label="Sektion"
          options={open}
          {...field('sektion')}
          onChange={(id) => {
            change('sektion')(id);
            const next = open.find((one) => one.id === id);
            change('mall')(next === undefined ? null : chosenTemplate(templatesIn(next), fields.mall));
          }}
        />
        <Select label="Mall" options={templates} {...field('mall')} />
      </div>
      <div className={styles.pair}>
        <ComboBox label="Ansvarig" placeholder="Ingen än" options={responsibleOptions(ansvariga)} {...field('ansvarig')} />
        <Select label="Prioritet" options={PRIORITIES} {...field('prioritet')} />
      </div>
      <DateField label="Ska vara klar" form="tid" {...senast} onChange={(text) => senast.onChange(text ?? '')} />
    </FormDialog>
  );
}

/** That one where the section has it, and else the first. */
function chosenTemplate(templates: ReadonlyArray<{ id: string }>, wanted: string | null): string | null {
  return (templates.find(({ id }) => id === wanted) ?? templates[0])?.id ?? null;
}
