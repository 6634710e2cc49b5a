'use client';

import { PencilLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from '#components/editor/revisions/name-form.module.css';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ListedRevision } from '#lib/contract/article.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface NameFormProps {
  revision: ListedRevision;
  onNamed: (namn: string) => void;
}

/** What a version is called, and the field to change it when it is asked for. */
export function NameForm({ revision, onNamed }: NameFormProps) {
  const { id } = useSessionState((state) => state.item);
  const [written, setWritten] = useState<string>();
  const naming = useOperation((namn: string) => studio.namngeRevision({ id, sprak: revision.sprak, rid: revision.id, namn }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await naming.run(written ?? '');
    if (answer === undefined) return;
    setWritten(undefined);
    onNamed(answer.namn);
  }

  if (written === undefined) {
    return (
      <Button size="small" variant="quiet" icon={<PencilLine aria-hidden />} onPress={() => setWritten(revision.namn)}>
        {revision.namn === '' ? `Namnge version ${revision.nr}` : `Byt namn på version ${revision.nr}`}
      </Button>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <FailureBanner failure={naming.failure} />
      <TextField label={`Namn på version ${revision.nr}`} maxLength={LENGTHS.name} value={written} onChange={setWritten} autoFocus />
      <Button type="submit" isPending={naming.isRunning}>
        Spara namnet
      </Button>
    </form>
  );
}
