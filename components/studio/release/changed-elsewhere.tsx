'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/release/changed-elsewhere.module.css';
import { differingLines } from '#components/studio/release/differing-lines.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { isTakenOverHere } from '#lib/content/taken-over-text.ts';
import type { Item } from '#lib/contract/article.ts';
import type { ChangedPart, CmsComparison, DECISIONS } from '#lib/contract/cms-comparison.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Decision = (typeof DECISIONS)[number];

const CALLED: Record<ChangedPart, string> = {
  status: 'Status',
  slug: 'Adress',
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  text: 'Text',
  datum: 'Datum (UTC)',
  kategorier: 'Kategorier',
  taggar: 'Taggar',
  hero: 'Bild',
};

const TITLE: Record<NonNullable<CmsComparison['avgjort']> | 'obestamt', string> = {
  obestamt: 'Ändrad i WordPress',
  lat_sta: 'Ändrad i WordPress: får stå kvar',
  skriv_over: 'Ändrad i WordPress: skrivs över vid nästa publicering',
  ta_over: 'Ändrad i WordPress: finns i Studio, och skrivs över när den texten publiceras',
};

/** Of an article that WordPress had before Studio, and that Studio has published nothing of. */
const AT_NEXT_RELEASE = 'Nästa publicering skriver över det som står i WordPress.';

const DONE: Record<Decision, string> = {
  skriv_over: 'Studios version läggs i WordPress.',
  ta_over: 'Ändringen finns i Studio. Den skrivs över i WordPress först när den texten publiceras.',
  lat_sta: 'Ändringen får stå kvar i WordPress.',
};

interface ChangedElsewhereProps {
  item: Item;
  /** Called when something has been taken over into Studio: fetch the item again. */
  onTakenOver: () => void;
}

/** What somebody has changed of the article in WordPress, and the choice of which version it is to be. Nothing where nothing has been changed. */
export function ChangedElsewhere({ item, onTakenOver }: ChangedElsewhereProps) {
  const { data, failure, reload } = useLoaded(`${item.id} ${item.andrad} ${item.status}`, () =>
    studio.jamforPubliceringssystem({ id: item.id }),
  );
  const {
    run,
    isRunning,
    failure: refused,
  } = useOperation(async ({ dar, val }: { dar: CmsComparison; val: Decision }) => {
    const bas = val === 'ta_over' ? item.sprak.sv?.arbetsrevision.id : undefined;
    await studio.avgorAndringDar({ id: item.id, tillstand: dar.tillstand, val, ...(bas === undefined ? {} : { bas }) });
    return val;
  });
  const dar = data?.dar ?? null;
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (dar === null || dar.skillnader.length === 0) return null;

  async function decide(seen: CmsComparison, val: Decision) {
    const answer = await run({ dar: seen, val });
    // Refused, too: it may have been changed once more there.
    reload();
    if (answer === undefined) return;
    showToast({ tone: 'success', text: val === 'skriv_over' && item.cms === null ? AT_NEXT_RELEASE : DONE[val] });
    if (val === 'ta_over') onTakenOver();
  }

  return (
    <>
      <FailureBanner failure={refused} />
      <Banner tone={dar.avgjort === null ? 'warning' : 'info'} title={TITLE[dar.avgjort ?? 'obestamt']}>
        <dl className={styles.parts}>
          {dar.skillnader.map(({ del, studio: ours, dar: theirs }) => (
            <Difference key={del} label={CALLED[del]} texts={differingLines(ours, theirs)} isSame={ours === theirs} />
          ))}
        </dl>
        <div className={styles.choices}>
          <Button size="small" isDisabled={isRunning} onPress={() => void decide(dar, 'skriv_over')}>
            Lägg dit Studios version
          </Button>
          {(dar.avgjort === null || dar.avgjort === 'lat_sta') && (
            <Button size="small" isDisabled={isRunning} onPress={() => void decide(dar, 'ta_over')}>
              {isTakenOverHere(dar.skillnader) ? 'Ta över ändringen' : 'Jag har fört över den'}
            </Button>
          )}
          {(dar.avgjort === null || dar.avgjort === 'ta_over') && (
            <Button size="small" isDisabled={isRunning} onPress={() => void decide(dar, 'lat_sta')}>
              Låt den stå
            </Button>
          )}
        </div>
      </Banner>
    </>
  );
}

function Difference({ label, texts: [ours, theirs], isSame }: { label: string; texts: [string, string]; isSame: boolean }) {
  if (isSame) {
    return (
      <div className={styles.part}>
        <dt>{label}</dt>
        <dd>Orden är desamma. Något annat i koden skiljer, eller så är det inte känt om det har ändrats sedan det lästes in.</dd>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.where}>I Studio: </span>
        {ours === '' ? '–' : ours}
      </dd>
      <dd>
        <span className={styles.where}>I WordPress: </span>
        {theirs === '' ? '–' : theirs}
      </dd>
    </div>
  );
}
