'use client';

import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/panel/panel-form.module.css';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { Meta } from '#lib/contract/article.ts';

/** What only articles of some templates have: which way a list counts, and whether a live report goes on. */
export function TemplateFields() {
  const mall = useSessionState((state) => state.details.mall);
  if (mall === 'lista') return <Direction />;
  return mall === 'liverapport' ? <LiveSwitch /> : null;
}

const DIRECTIONS = [
  { id: 'upp', namn: 'Uppåt: 1, 2, 3', hint: 'Läsaren börjar med ettan.' },
  { id: 'ned', namn: 'Nedåt: 3, 2, 1', hint: 'Ettan kommer sist.' },
];

function Direction() {
  const { isReadOnly } = useArticle();
  const changeMeta = useMetaChange();
  const sprak = useSessionState((state) => state.sprak);
  const hasSwedish = useSessionState((state) => state.versions.sv !== undefined);
  const direction = useSessionState(({ versions, sprak: open }) => (versions.sv ?? versions[open])?.draft.meta.avsnittRiktning);
  const isElsewhere = sprak !== 'sv' && hasSwedish;
  return (
    <div className={styles.part} data-falt="meta.avsnittRiktning">
      <RadioGroup
        label="Avsnitten numreras"
        options={DIRECTIONS}
        value={direction ?? 'upp'}
        onChange={(chosen) => changeMeta({ avsnittRiktning: chosen === 'ned' ? 'ned' : 'upp' })}
        isDisabled={isReadOnly || isElsewhere}
      />
      {isElsewhere && <p className={styles.note}>Den svenska versionen bestämmer åt alla språk.</p>}
    </div>
  );
}

function LiveSwitch() {
  const { isReadOnly } = useArticle();
  const changeMeta = useMetaChange();
  const live = useDraft((draft) => draft.meta.live);
  return (
    <div className={styles.part} data-falt="meta.live">
      <Switch
        isSelected={live === true}
        onChange={(isOn) => changeMeta({ live: isOn })}
        isDisabled={isReadOnly}
        description="Läsarna ser att rapporten pågår och får nya inlägg utan att ladda om. Stäng av när den är slut."
      >
        Rapporten pågår
      </Switch>
    </div>
  );
}

function useMetaChange(): (changed: Partial<Meta>) => void {
  const session = useSession();
  return (changed) => session.edit({ meta: { ...session.openDraft().meta, ...changed } });
}
