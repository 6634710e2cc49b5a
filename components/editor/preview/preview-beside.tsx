'use client';

import { Monitor, Newspaper, Smartphone, Tablet, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { SearchResult, TeaserPreviews } from '#components/editor/panel/shown-elsewhere.tsx';
import { useElsewherePictures } from '#components/editor/panel/use-elsewhere-pictures.ts';
import { FramedPage } from '#components/editor/preview/framed-page.tsx';
import styles from '#components/editor/preview/preview-beside.module.css';
import screens from '#components/editor/preview/preview-dialog.module.css';
import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
import { useSettledState } from '#components/editor/session/use-settled-state.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { signingPersons } from '#lib/content/byline.ts';
import type { Section } from '#lib/contract/section.ts';
import type { ArticlePage } from '#lib/render/article-page.ts';
import { ArticleView } from '#lib/render/article-view.tsx';
import { studio } from '#lib/transports/client/browser.ts';

const SCREENS = {
  telefon: { namn: 'Telefon', width: 390, Icon: Smartphone },
  platta: { namn: 'Platta', width: 820, Icon: Tablet },
  dator: { namn: 'Dator', width: 1280, Icon: Monitor },
} as const;

type Screen = keyof typeof SCREENS;
type Shown = Screen | 'puff';

const isScreen = (shown: Shown): shown is Screen => shown !== 'puff';

/** How long nobody has to type for what is shown to follow. */
const WAIT = 300;

interface PreviewBesideProps {
  sektioner: readonly Section[];
  onClose: () => void;
}

/** What is written, saved or not, as readers will see it: beside the text, and following it. */
export function PreviewBeside({ sektioner, onClose }: PreviewBesideProps) {
  const [shown, setShown] = useState<Shown>('telefon');
  return (
    <aside className={styles.panel} aria-label="Förhandsvisning bredvid texten">
      <div className={styles.bar}>
        <ToggleButtonGroup
          aria-label="Visa som"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[shown]}
          onSelectionChange={([key]) => setShown(key === 'puff' || key === 'platta' || key === 'dator' ? key : 'telefon')}
          className={screens.widths ?? ''}
        >
          {Object.entries(SCREENS).map(([id, { namn, Icon }]) => (
            <ToggleButton key={id} id={id} className={screens.width ?? ''} aria-label={namn}>
              <Icon aria-hidden />
            </ToggleButton>
          ))}
          <ToggleButton id="puff" className={screens.width ?? ''}>
            <Newspaper aria-hidden /> Sök och puff
          </ToggleButton>
        </ToggleButtonGroup>
        <IconButton label="Stäng förhandsvisningen" onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {isScreen(shown) ? <Page sektioner={sektioner} width={SCREENS[shown].width} /> : <Elsewhere />}
    </aside>
  );
}

function Elsewhere() {
  const { data } = useElsewherePictures();
  return (
    <div className={styles.elsewhere}>
      <SearchResult />
      <TeaserPreviews pictures={data} />
    </div>
  );
}

/** The page that was saved, with what is written now in the place of its article: the page around it, its style and its place stay as they are. */
function Page({ sektioner, width }: { sektioner: readonly Section[]; width: number }) {
  const { id, kallsprak } = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => (state.item.sprak[state.sprak] === undefined ? kallsprak : state.sprak));
  const { data, failure, reload } = useLoaded(`${id} ${sprak}`, () => studio.forhandsvisa({ id, sprak }));
  const [place, setPlace] = useState<Element>();
  const around = useMemo(() => (data === undefined ? undefined : withoutArticle(data.html)), [data]);

  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      <FramedPage
        html={around}
        waiting={failure === undefined && <Spinner label="Hämtar förhandsvisningen" />}
        title="Det som skrivs, som läsarna kommer att se det"
        width={width}
        className={screens.frame}
        onLoaded={(page) => setPlace(page?.getElementById(PLACE) ?? undefined)}
      />
      {place !== undefined && createPortal(<Written sektioner={sektioner} aiNot={data?.ai_not ?? null} />, place)}
    </>
  );
}

const PLACE = 'det-som-skrivs';

/**
 * The page around the article, with a place for what is written. The saved article is never in it: exchanged once the page has loaded, which its
 * last picture decides, it would show what is saved until then, and take the place that somebody has scrolled to along when it goes.
 */
function withoutArticle(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const place = page.createElement('div');
  place.id = PLACE;
  place.style.display = 'contents';
  page.querySelector('article.artikel')?.replaceWith(place);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function Written({ sektioner, aiNot }: { sektioner: readonly Section[]; aiNot: string | null }) {
  const settled = useSettledState(WAIT);
  const { draft } = openVersion(settled);
  const { item, details, sprak, versions } = settled;
  const { avsnittRiktning } = (versions.sv?.draft ?? draft).meta;
  const { live } = draft.meta;
  const page = useMemo((): ArticlePage => {
    const sektion = sektioner.find(({ id }) => id === details.sektion)?.namn ?? details.sektion;
    return {
      ...{ sprak, mall: details.mall, utkast: true, absolute: (address) => address },
      ...{ publicerad: item.publicerad, sponsrad: details.sponsrad },
      sektion: { namn: sektion, lank: `/${details.sektion}` },
      forfattare: signingPersons({ ansvarig: details.ansvarig, agare: item.agare }).map((namn) => ({ namn })),
      ...(aiNot === null ? {} : { aiNot: { text: aiNot } }),
      ...(live === undefined ? {} : { live }),
      ...(avsnittRiktning === undefined ? {} : { avsnittRiktning }),
    };
  }, [sprak, details, item, sektioner, aiNot, live, avsnittRiktning]);
  return <ArticleView article={draft} page={page} />;
}
