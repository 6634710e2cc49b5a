'use client';

import type { BlockFormProps } from '#components/editor/block/block-form.tsx';
import styles from '#components/editor/block/block-view.module.css';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { useFetchedPart } from '#components/studio/use-fetched-part.ts';
import { whenDrawn } from '#components/studio/when-drawn.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';

/** The forms of all blocks: fetched when the page is idle, or when the first is opened. */
export const BLOCK_FORM = new FetchedPart(async () => (await import('#components/editor/block/block-form.tsx')).BlockForm);

/** The form of a block. Until it has come nothing stands there: the block itself is shown, and goes on being what it is. */
export function LazyBlockForm(props: BlockFormProps) {
  const { loaded, again } = useFetchedPart(BLOCK_FORM);
  if (loaded === undefined) return null;
  if (loaded !== 'away') return <loaded.part {...props} />;
  return (
    <div className={styles.form} contentEditable={false} lang="sv">
      <Banner
        tone="fault"
        title="Blockets fält kunde inte visas"
        actions={
          <Button size="small" onPress={again}>
            Försök igen
          </Button>
        }
      >
        Kontrollera din uppkoppling. Det som står i blocket är kvar.
      </Banner>
    </div>
  );
}

/** Asks `act` once the form that something has just opened is drawn, until it says that it was there: at once, as a rule. One that does not come tells of it itself. */
export function whenFormIsThere(act: () => boolean): void {
  BLOCK_FORM.bring().then(
    () => whenDrawn(act),
    () => undefined,
  );
}
