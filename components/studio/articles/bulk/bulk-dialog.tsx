'use client';

import { useState } from 'react';
import { schedule, setDetails, setTags, tagsIn } from '#components/studio/articles/bulk/bulk-changes.ts';
import type { BulkChange } from '#components/studio/articles/bulk/run-bulk.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { NO_TIME, readPublishTime } from '#components/studio/release/publish-time.ts';
import { TimeField } from '#components/studio/release/time-field.tsx';
import { useNow } from '#components/studio/release/use-now.ts';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ListedItem } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';

export type BulkQuestion = 'sektion' | 'taggar' | 'ansvarig' | 'publicera' | 'schemalagg';
type Change = BulkChange<ListedItem>;

interface BulkDialogProps {
  question: BulkQuestion;
  count: number;
  sektioner: readonly Section[];
  publish: Change;
  onClose: () => void;
  onAnswer: (change: Change) => void;
}

/** Asks for what has to be known before something is done to all chosen articles. */
export function BulkDialog({ question, count, sektioner, publish, onClose, onAnswer }: BulkDialogProps) {
  const how = count === 1 ? '1 artikel' : `${count} artiklar`;
  const given = { how, onClose, onAnswer };
  switch (question) {
    case 'sektion':
      return <SectionDialog {...given} sektioner={sektioner.filter(({ arkiverad }) => !arkiverad)} />;
    case 'taggar':
      return <TagsDialog {...given} />;
    case 'ansvarig':
      return <ResponsibleDialog {...given} />;
    case 'schemalagg':
      return <ScheduleDialog {...given} />;
    case 'publicera':
      return (
        <Question title={`Publicera ${how}`} send="Publicera nu" onSend={() => onAnswer(publish)} onClose={onClose}>
          <p>
            Var och en publiceras som den är sparad. Det som kontrollen stoppar blir kvar, och du får veta varför. Det går inte att ångra.
          </p>
        </Question>
      );
  }
}

interface Given {
  how: string;
  onClose: () => void;
  onAnswer: (change: Change) => void;
}

function SectionDialog({ how, sektioner, onClose, onAnswer }: Given & { sektioner: readonly Section[] }) {
  const [sektion, setSektion] = useState(sektioner[0]?.id ?? null);
  return (
    <Question
      title={`Byt sektion på ${how}`}
      send="Byt"
      canSend={sektion !== null}
      onSend={() => sektion !== null && onAnswer(setDetails({ sektion }))}
      onClose={onClose}
    >
      <Select label="Sektion" options={sektioner} value={sektion} onChange={setSektion} />
    </Question>
  );
}

function TagsDialog({ how, onClose, onAnswer }: Given) {
  const [add, setAdd] = useState('');
  const [remove, setRemove] = useState('');
  const [added, removed] = [tagsIn(add), tagsIn(remove)];
  return (
    <Question
      title={`Ändra taggar på ${how}`}
      send="Ändra"
      canSend={added.length + removed.length > 0}
      onSend={() => onAnswer(setTags(added, removed))}
      onClose={onClose}
    >
      <TextField label="Lägg till" description="Flera skiljs åt med komma." value={add} onChange={setAdd} autoFocus />
      <TextField label="Ta bort" value={remove} onChange={setRemove} />
    </Question>
  );
}

function ResponsibleDialog({ how, onClose, onAnswer }: Given) {
  const [namn, setNamn] = useState('');
  return (
    <Question
      title={`Byt ansvarig på ${how}`}
      send="Byt"
      onSend={() => onAnswer(setDetails({ ansvarig: namn.trim() === '' ? null : namn.trim() }))}
      onClose={onClose}
    >
      <TextField label="Ansvarig" description="Lämna tomt om ingen ska vara det." value={namn} onChange={setNamn} autoFocus />
    </Question>
  );
}

function ScheduleDialog({ how, onClose, onAnswer }: Given) {
  const now = useNow();
  const [tid, setTid] = useState(NO_TIME);
  const time = readPublishTime(tid, now);
  const isReady = time.kind === 'instant' && !time.isPast;
  return (
    <Question
      title={`Schemalägg ${how}`}
      send="Schemalägg"
      canSend={isReady}
      onSend={() => time.kind === 'instant' && onAnswer(schedule(time.instant))}
      onClose={onClose}
    >
      <TimeField value={tid} onChange={setTid} time={time} now={now} description="De går ut som de är sparade nu." />
    </Question>
  );
}

interface QuestionProps extends Pick<Parameters<typeof FormDialog>[0], 'title' | 'send' | 'canSend' | 'onSend' | 'onClose' | 'children'> {}

function Question(props: QuestionProps) {
  return <FormDialog {...props} isSending={false} failure={undefined} fields={[]} />;
}
