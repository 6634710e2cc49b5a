'use client';

import { useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { newFaults } from '#components/editor/panel/template-change.ts';
import { TemplateDialog } from '#components/editor/panel/template-dialog.tsx';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { Select } from '#components/ui/select.tsx';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Section } from '#lib/contract/section.ts';

export interface TemplateOption {
  id: string;
  namn: string;
  beskrivning: string;
}

interface TemplateChoiceProps {
  sektioner: readonly Section[];
  mallar: readonly TemplateOption[];
  jag: Actor;
}

/** Which template the article is written in, of those that its section uses. What would stop it after a change is told first. */
export function TemplateChoice({ sektioner, mallar, jag }: TemplateChoiceProps) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const sektion = useSessionState((state) => state.details.sektion);
  const mall = useSessionState((state) => state.details.mall);
  const [asked, setAsked] = useState<{ template: TemplateOption; faults: readonly FaultEntry[] }>();
  const section = sektioner.find(({ id }) => id === sektion);
  const offered = mallar.filter(
    ({ id }) => id === mall || (section?.mallar.includes(id) && cannotWrite(jag, { sektion, mall: id }, []) === undefined),
  );

  function choose(id: string) {
    const template = offered.find((one) => one.id === id);
    if (template === undefined || id === mall) return;
    // With all that is written: the last key may not have been told yet.
    session.openDraft();
    const faults = newFaults(session.store.get(), id, sektioner);
    if (faults.length === 0) session.editDetails({ mall: id });
    else setAsked({ template, faults });
  }

  return (
    <>
      <Select
        label="Mall"
        description={mallar.find(({ id }) => id === mall)?.beskrivning ?? 'Mallen finns inte längre.'}
        options={offered.map(({ id, namn, beskrivning }) => ({ id, namn, hint: beskrivning }))}
        value={mall}
        onChange={choose}
        isDisabled={isReadOnly}
        {...{ 'data-falt': 'mall' }}
      />
      {asked !== undefined && (
        <TemplateDialog
          {...asked}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            session.editDetails({ mall: asked.template.id });
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
