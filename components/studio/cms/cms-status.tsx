'use client';

import { Download, RefreshCw } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Connect } from '#components/studio/cms/connect.tsx';
import { Guide } from '#components/studio/cms/guide.tsx';
import { Move } from '#components/studio/cms/move.tsx';
import { Trial } from '#components/studio/cms/trial.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/service-page.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { CmsState } from '#lib/contract/cms-state.ts';

const AUTHORS = new FetchedPart(async () => (await import('#components/studio/cms/authors.tsx')).Authors);

const NAMES: Record<CmsState['namn'], string> = { inbyggd: 'Studios egen webbplats', wordpress: 'WordPress' };

/** Where Swedish articles are published, whether that works just now, and what to do when it does not. */
export function CmsStatus({ cms, person }: { cms: CmsState; person: string }) {
  const router = useRouter();
  const [isChecking, check] = useTransition();
  const stopping = cms.problem.filter(({ stoppar }) => stoppar);
  return (
    <>
      <PageHeader
        title="Publiceringssystem"
        actions={
          <Button icon={<RefreshCw aria-hidden />} isPending={isChecking} onPress={() => check(() => router.refresh())}>
            Kontrollera igen
          </Button>
        }
      >
        Vart svenska artiklar publiceras, och om det fungerar just nu.
      </PageHeader>
      <div className={styles.parts}>
        {stopping.length > 0 && (
          <Banner tone="fault" title="Inget kan publiceras förrän det som hindrar är åtgärdat">
            Stegen nedan visar vad det är, och vad man gör åt det.
          </Banner>
        )}
        {stopping.length === 0 && cms.problem.length > 0 && (
          <Banner tone="warning" title="Fungerar, men inte som det ska">
            Stegen nedan visar vad som bör rättas.
          </Banner>
        )}
        {cms.problem.length === 0 && <Banner tone="success" title="Allt fungerar" />}
        {cms.lage === 'test' && (
          <Banner tone="info" title="Testläge">
            Svenska artiklar lämnas bara som utkast, och inga läsare ser dem. Byt läge under{' '}
            <Link href="/studio/installningar/publicering">Inställningar → Publicering</Link> (eller ta bort STUDIO_CMS_LAGE=test) för att
            publicera på riktigt.
          </Banner>
        )}
        <dl className={styles.facts}>
          <dt>System</dt>
          <dd>{NAMES[cms.namn]}</dd>
          <dt>Adress</dt>
          <dd>
            <a href={cms.adress}>{cms.adress}</a>
          </dd>
          <dt>Läge</dt>
          <dd>{cms.lage === 'test' ? 'Test: bara utkast' : 'Skarpt'}</dd>
          <dt>Kontrollerat</dt>
          <dd>
            <RelativeTime iso={cms.kontrollerad} />
          </dd>
        </dl>
        {cms.namn === 'wordpress' && <Guide cms={cms} />}
        <Connect key={cms.adress} cms={cms} person={person} />
        {cms.namn === 'wordpress' && stopping.length === 0 && <Trial />}
        {cms.namn === 'wordpress' && stopping.length === 0 && (
          <Lazily
            part={AUTHORS}
            awayTitle="Skribenterna kunde inte hämtas"
            away="Kontrollera din uppkoppling och försök igen."
            given={{}}
          />
        )}
        <Move namn={cms.namn} />
        <section className={styles.section}>
          <h2 id="tillagg" className={styles.heading}>
            Tillägget Studio Companion
          </h2>
          <p>
            {cms.namn === 'wordpress' ? '' : 'Ska ni publicera i WordPress behövs tillägget där. '}Det gör att en artikel aldrig hamnar två
            gånger i WordPress, och att nedtagna artiklar leder rätt. Ladda ned det, välj Tillägg → Lägg till nytt → Ladda upp tillägg i
            WordPress, och aktivera det. Ett äldre ersätts på samma sätt.
          </p>
          <ButtonLink href="/studio/publiceringssystem/tillagg" download icon={<Download aria-hidden />}>
            Ladda ned tillägget
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
