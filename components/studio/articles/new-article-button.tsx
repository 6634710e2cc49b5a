'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OfferedTemplate } from '#components/studio/articles/new-article-dialog.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { useCommands } from '#components/studio/palette/commands.ts';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import { Button } from '#components/ui/button.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { Section } from '#lib/contract/section.ts';

const NewArticleDialog = lazyDialog(async () => (await import('#components/studio/articles/new-article-dialog.tsx')).NewArticleDialog);

interface NewArticleButtonProps {
  sektioner: readonly Section[];
  mallar: readonly OfferedTemplate[];
  jag: Actor;
  /** Whether the key n presses it: of the buttons of a page that begin an article, one listens. */
  hasKey: boolean;
}

/** Begins an article: asks for what it must have, and opens it. Stands only where the actor may write, and where there is a section to write in. */
export function NewArticleButton({ sektioner, mallar, jag, hasKey }: NewArticleButtonProps) {
  const [isCreating, setCreating] = useState(false);
  useHotkey('n', () => setCreating(true), hasKey);
  useCommands(hasKey ? [{ namn: 'Ny artikel', run: () => setCreating(true) }] : []);
  return (
    <>
      <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setCreating(true)}>
        Ny artikel
      </Button>
      {isCreating && <NewArticleDialog sektioner={sektioner} mallar={mallar} jag={jag} onClose={() => setCreating(false)} />}
    </>
  );
}
