'use client';

import { useEffect, useState } from 'react';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LENGTHS } from '#lib/contract/limits.ts';

/**
 * Saves with words to the history: what has been changed, and what the version is called. What is one's own alone may be left as a proposal instead. A
 * text that is saved already may be given a name.
 */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const isSaving = useSessionState((state) => state.isSaving);
  const failure = useSessionState((state) => state.failure);
  const [isUnsaved] = useState(() => session.hasUnsaved());
  const [kommentar, setKommentar] = useState(() => session.wordsToSay().kommentar);
  const [namn, setNamn] = useState(() => session.wordsToSay().namn);
  const [mayPropose] = useState(() => session.canPropose());
  const [isProposal, setProposal] = useState(false);
  const [isProposing, setProposing] = useState(false);

  // What is to become of it is being decided here.
  useEffect(() => session.holdAutosave(), [session]);

  async function propose() {
    setProposing(true);
    const isProposed = await session.propose(kommentar);
    setProposing(false);
    if (!isProposed) return;
    showToast({ tone: 'success', text: 'Förslaget är lämnat. Texten är som den senast sparades tills någon godtar det.' });
    onClose();
  }

  async function save() {
    const isSaved = await session.save({ kommentar: kommentar.trim(), namn: namn.trim() });
    // What meets another's is decided there, with these words.
    if (isSaved || session.store.get().conflict !== undefined) onClose();
  }

  return (
    <DecisionDialog
      title={isUnsaved ? 'Spara med kommentar' : 'Namnge versionen'}
      decide={isProposal ? 'Lämna förslaget' : isUnsaved ? 'Spara' : 'Namnge'}
      isDeciding={isSaving || isProposing}
      canDecide={isUnsaved || namn.trim() !== ''}
      onDecide={() => void (isProposal ? propose() : save())}
      onClose={onClose}
      failure={failure}
    >
      {isUnsaved ? (
        <TextArea
          label="Kommentar"
          description={isProposal ? 'Varför, för den som tar ställning.' : 'Vad du har ändrat, för den som läser historiken.'}
          rows={3}
          maxLength={LENGTHS.comment}
          value={kommentar}
          onChange={setKommentar}
          autoFocus
        />
      ) : (
        'Allt är redan sparat. Den senaste versionen går att hitta i historiken under ett namn.'
      )}
      {mayPropose && (
        <Checkbox
          isSelected={isProposal}
          onChange={setProposal}
          description="Någon godtar eller avböjer ändringarna, var för sig. Texten blir som den senast sparades tills dess."
        >
          Lämna som förslag i stället för att spara
        </Checkbox>
      )}
      {!isProposal && (
        <TextField
          label="Versionens namn, om den ska ha ett"
          placeholder="Till exempel Till tryck"
          maxLength={LENGTHS.name}
          value={namn}
          onChange={setNamn}
          autoFocus={!isUnsaved}
        />
      )}
    </DecisionDialog>
  );
}
