'use client';

import { Monitor, Smartphone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { FramedPage } from '#components/editor/preview/framed-page.tsx';
import screens from '#components/editor/preview/preview-dialog.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/settings/site-beside.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Select } from '#components/ui/select.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { PREVIEWED_PAGES, type PreviewedPage } from '#lib/contract/closed/site.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { SettingsChange } from '#lib/contract/settings.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { studioUntil } from '#lib/transports/client/browser.ts';

const SCREENS = {
  telefon: { namn: 'Telefon', width: 390, Icon: Smartphone },
  dator: { namn: 'Dator', width: 1280, Icon: Monitor },
} as const;

type Screen = keyof typeof SCREENS;

const PAGE_NAMES: Record<PreviewedPage, string> = {
  startsida: 'Startsidan',
  artikel: 'Senaste artikeln',
  saknas: 'När en sida saknas',
};

/** How long nobody has to type for what is shown to follow. */
const WAIT_MS = 400;

interface SitePreviewProps {
  change: Pick<SettingsChange, 'webbplats' | 'integritet'>;
  sprak: readonly Language[];
  /** Where nothing around it closes it. */
  onClose?: () => void;
}

/** A page of the site as readers would get it if what is written were saved. */
export function SitePreview({ change, sprak, onClose }: SitePreviewProps) {
  const shown = sprak.flatMap((language) => PREVIEWED_PAGES.map((sida) => ({ id: `${sida} ${language}`, sida, sprak: language })));
  const [chosen, choose] = useState(shown[0]?.id);
  // A whole page on a telephone is too small to be read.
  const [screen, setScreen] = useState<Screen>(() => (matchMedia('(min-width: 700px)').matches ? 'dator' : 'telefon'));
  const page = shown.find(({ id }) => id === chosen);
  const options = shown.map(({ id, sida, sprak: language }) => ({
    id,
    namn: sprak.length === 1 ? PAGE_NAMES[sida] : `${PAGE_NAMES[sida]}, ${LANGUAGE_NAME[language].toLowerCase()}`,
  }));
  return (
    <>
      <div className={styles.bar}>
        <Select aria-label="Sida som visas" value={chosen ?? null} onChange={choose} options={options} compact />
        <ToggleButtonGroup
          aria-label="Visa som"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[screen]}
          onSelectionChange={(keys) => setScreen(keys.has('telefon') ? 'telefon' : 'dator')}
          className={screens.widths ?? ''}
        >
          {Object.entries(SCREENS).map(([id, { namn, Icon }]) => (
            <ToggleButton key={id} id={id} className={screens.width ?? ''} aria-label={namn}>
              <Icon aria-hidden />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {onClose && (
          <IconButton label="Stäng förhandsvisningen" onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {page === undefined ? null : <Page key={page.id} sida={page.sida} sprak={page.sprak} change={change} width={SCREENS[screen].width} />}
    </>
  );
}

interface PageProps {
  sida: PreviewedPage;
  sprak: Language;
  change: SitePreviewProps['change'];
  width: number;
}

function Page({ sida, sprak, change, width }: PageProps) {
  const asked = useSettled({ sida, sprak, ...change });
  const { data, failure, reload } = useLoaded(JSON.stringify(asked), (overtaken) => studioUntil(overtaken).forhandsvisaWebbplatsen(asked));
  const [html, show] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  /** How far down somebody has looked: the next page is shown from there. */
  const place = useRef(0);

  // What was shown stays until the next is there.
  useEffect(() => {
    if (data === undefined) return;
    // Of a page of another site, whatever led to it, nothing may be asked: there is no document then.
    place.current = frame.current?.contentDocument?.defaultView?.scrollY ?? 0;
    show(data.html);
  }, [data]);

  const isUnfinished = failure?.status === 422;
  const isEmpty = failure?.fel.some(({ kod }) => kod === ('finns_inte' satisfies FaultCode)) ?? false;
  return (
    <>
      {isUnfinished && (
        <p role="status" className={styles.note}>
          Något i formuläret är inte klart: {failure.fel[0]?.orsak} Här visas det som gick att visa senast.
        </p>
      )}
      {isEmpty && (
        <p role="status" className={styles.note}>
          Ingen artikel är publicerad på {LANGUAGE_NAME[sprak].toLowerCase()} ännu. Då finns det ingen att visa.
        </p>
      )}
      {!isUnfinished && !isEmpty && <FailureBanner failure={failure} onRetry={reload} />}
      <FramedPage
        ref={frame}
        html={html}
        waiting={failure === undefined && <Spinner label="Hämtar förhandsvisningen" />}
        title="Webbplatsen som läsarna skulle se den"
        width={width}
        className={styles.room}
        onLoaded={(page) => page?.defaultView?.scrollTo({ top: place.current, behavior: 'instant' })}
      />
      <p className={styles.note}>Inget av det är sparat ännu, och läsarna ser inget av det.</p>
    </>
  );
}

/** What is written once the typing has rested; at first at once. */
function useSettled<Written extends object>(written: Written): Written {
  const [settled, settle] = useState(written);
  const latest = useRef(written);
  latest.current = written;
  const words = JSON.stringify(written);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other word begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => settle(latest.current), WAIT_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
