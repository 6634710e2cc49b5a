'use client';

import { ExternalLink, History, LayoutTemplate, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { FrontProposals } from '#components/studio/fronts/front-proposals.tsx';
import styles from '#components/studio/fronts/fronts.module.css';
import { type ChosenPlace, EMPTY_PLACE, useEdition } from '#components/studio/fronts/use-edition.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { MOST_PLACES } from '#lib/contract/closed/edition.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

const FRONT_PLACES = new FetchedPart(async () => (await import('#components/studio/fronts/front-places.tsx')).FrontPlaces);

const PlaceDialog = lazyDialog(async () => (await import('#components/studio/fronts/place-dialog.tsx')).PlaceDialog);
const VersionsDialog = lazyDialog(async () => (await import('#components/studio/fronts/front-versions-dialog.tsx')).FrontVersionsDialog);

const START = 'startsidan';

interface FrontEditorProps {
  front: OperationOutput<'hamtaFramsida'>;
  sektioner: ReadonlyArray<Option & { sprak: readonly string[] }>;
  taggar: readonly Option[];
  person: string;
  canChange: boolean;
}

/** What stands first on the start page and on the fronts of sections: chosen by hand or by a rule, in the order that readers meet it. */
export function FrontEditor({ front, sektioner, taggar, person, canChange }: FrontEditorProps) {
  const { sprak, sektion } = front.framsida;
  const router = useRouter();
  const edition = useEdition(front, person);
  const [open, setOpen] = useState<{ place: ChosenPlace | undefined }>();
  const [showsVersions, setShowsVersions] = useState(false);
  /** Proposals that there are no more. */
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [kommentar, setKommentar] = useState('');
  const newest = useOperation(() => studio.hamtaFramsida({ sprak, ...(sektion === null ? {} : { sektion }) }));
  const isBehind = edition.failure?.fel.some(({ kod }) => kod === 'framsida_andrad') ?? false;
  const isDecided = edition.failure?.fel.some(({ falt }) => falt === 'forslag') ?? false;
  const fronts = [{ id: START, namn: 'Startsidan' }, ...sektioner.filter((one) => one.sprak.includes(sprak))];

  function show(language: string, id: string) {
    router.push(`/studio/framsidor?${new URLSearchParams({ sprak: language, ...(id === START ? {} : { sektion: id }) })}`);
  }

  async function save() {
    const { forslag } = edition;
    if (!(await edition.save(kommentar.trim()))) return;
    setKommentar('');
    decide(forslag);
    showToast({ tone: 'success', text: 'Framsidan är sparad. Läsarna har den nu.' });
  }

  async function buildOnNewest() {
    const answer = await newest.run(undefined);
    if (answer !== undefined) edition.buildOn(answer.framsida.nr);
  }

  // The page is not read anew: what is chosen in it and not saved would be gone.
  function decide(forslag: string | null) {
    if (forslag === null) return;
    setDecided((before) => [...before, forslag]);
    if (forslag === edition.forslag) edition.letGoOfProposal();
  }

  const addButton = canChange && (
    <Button icon={<Plus aria-hidden />} isDisabled={edition.places.length >= MOST_PLACES} onPress={() => setOpen({ place: undefined })}>
      Lägg till plats
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Framsidor"
        actions={
          <>
            <ButtonLink href={pathOf(sprak, sektion)} target="_blank" icon={<ExternalLink aria-hidden />}>
              Öppna sidan
            </ButtonLink>
            <Button icon={<History aria-hidden />} isDisabled={edition.bas === 0} onPress={() => setShowsVersions(true)}>
              Versioner
            </Button>
          </>
        }
      >
        Det som ska stå först. En plats vars artikel tas ned eller vars tid är slut fylls av sig själv, och efter platserna kommer det
        nyaste.
      </PageHeader>
      <div className={styles.front}>
        <div className={styles.choice}>
          <Select label="Sida" options={fronts} value={sektion ?? START} onChange={(id) => show(sprak, id)} />
          <Select
            label="Språk"
            options={LANGUAGES.map((id) => ({ id, namn: LANGUAGE_NAME[id] }))}
            value={sprak}
            onChange={(language) => show(language, sektion ?? START)}
          />
        </div>
        {isBehind ? (
          <Banner
            tone="warning"
            title="Någon annan har sparat framsidan medan du valde"
            entries={edition.failure?.fel ?? []}
            actions={
              <>
                <Button size="small" isPending={newest.isRunning} onPress={buildOnNewest}>
                  Behåll mitt val
                </Button>
                <Button size="small" variant="quiet" onPress={() => router.refresh()}>
                  Ta den andras
                </Button>
              </>
            }
          >
            Ditt val är inte sparat, men står kvar här.
          </Banner>
        ) : isDecided ? (
          <Banner
            tone="warning"
            title="Förslaget är redan avgjort, eller ersatt av ett nytt"
            actions={
              <Button size="small" onPress={() => decide(edition.forslag)}>
                Behåll det som mitt val
              </Button>
            }
          >
            Ditt val är inte sparat, men står kvar här.
          </Banner>
        ) : (
          <FailureBanner failure={edition.failure} />
        )}
        <FailureBanner failure={newest.failure} />
        {canChange && (
          <FrontProposals
            {...{ sprak, sektion }}
            proposals={front.forslag.filter(({ id }) => !decided.includes(id))}
            shown={edition.forslag}
            onShow={(proposal) => edition.takeFrom(proposal, proposal.id)}
            onDeclined={decide}
          />
        )}
        {edition.places.length === 0 ? (
          <EmptyState icon={<LayoutTemplate aria-hidden />} title="Ingen har valt något" action={addButton}>
            <p>Sidan visar det nyaste först. Välj en artikel eller en regel för de översta platserna om något annat ska stå där.</p>
          </EmptyState>
        ) : (
          <>
            <Lazily
              part={FRONT_PLACES}
              awayTitle="Platserna kunde inte visas"
              away="Kontrollera din uppkoppling och försök igen."
              given={{
                ...{ places: edition.places, isStart: sektion === null, sektioner, taggar, canChange },
                onEdit: (place) => setOpen({ place }),
                onMove: edition.move,
                onRemove: edition.remove,
              }}
            />
            {addButton !== false && <div>{addButton}</div>}
          </>
        )}
        {edition.isChanged && (
          <form
            className={styles.save}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <TextField label="Kommentar" value={kommentar} onChange={setKommentar} placeholder="Varför, om någon undrar" />
            <Button type="submit" variant="primary" isPending={edition.isSaving} isDisabled={isBehind || isDecided}>
              Spara framsidan
            </Button>
          </form>
        )}
      </div>
      {open !== undefined && (
        <PlaceDialog
          {...{ sprak, sektioner, taggar }}
          sektion={sektion}
          place={open.place?.place ?? EMPTY_PLACE}
          isNew={open.place === undefined}
          chosen={open.place?.shown?.vald ?? null}
          onClose={() => setOpen(undefined)}
          onChosen={(place) => {
            setOpen(undefined);
            if (open.place === undefined) edition.add(place);
            else edition.put(open.place.id, place);
          }}
        />
      )}
      {showsVersions && (
        <VersionsDialog
          {...{ sprak, sektion }}
          onClose={() => setShowsVersions(false)}
          onTake={
            canChange
              ? (earlier) => {
                  setShowsVersions(false);
                  edition.takeFrom(earlier);
                }
              : undefined
          }
        />
      )}
    </>
  );
}

function pathOf(sprak: Language, sektion: string | null): string {
  return `${sprak === 'sv' ? '' : `/${sprak}`}${sektion === null ? '' : `/${sektion}`}` || '/';
}
