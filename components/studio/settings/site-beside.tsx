'use client';

import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import styles from '#components/studio/settings/site-beside.module.css';
import { Button } from '#components/ui/button.tsx';
import type { Language } from '#lib/contract/languages.ts';
import type { SettingsChange } from '#lib/contract/settings.ts';

const PREVIEW = new FetchedPart(async () => (await import('#components/studio/settings/site-preview.tsx')).SitePreview);

/** Where there is room for the site beside the form (site-beside.module.css). */
const HAS_ROOM = '(min-width: 1200px)';

interface SiteBesideProps {
  /** What is written and not saved. */
  change: Pick<SettingsChange, 'webbplats' | 'integritet'>;
  /** Those that readers have here. */
  sprak: readonly Language[];
}

/** The site as it would be, beside the form: at once where there is room for it, over the form where there is not and somebody wants to see it. */
export function SiteBeside({ change, sprak }: SiteBesideProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(matchMedia(HAS_ROOM).matches), []);
  if (!isOpen)
    return (
      <div className={styles.closed}>
        <Button size="small" onPress={() => setOpen(true)}>
          <Eye aria-hidden /> Visa hur webbplatsen blir
        </Button>
      </div>
    );
  return (
    <aside className={styles.panel} aria-label="Så blir webbplatsen">
      <Lazily
        part={PREVIEW}
        awayTitle="Förhandsvisningen kunde inte hämtas"
        away="Kontrollera din uppkoppling och försök igen. Det du har skrivit står kvar."
        given={{ change, sprak, onClose: () => setOpen(false) }}
      />
    </aside>
  );
}
