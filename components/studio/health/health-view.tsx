'use client';

import { RefreshCw } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import styles from '#components/studio/health/health-view.module.css';
import { PageHeader } from '#components/studio/page-header.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import service from '#components/studio/service-page.module.css';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Health, HealthPart, HealthPartName, HealthState } from '#lib/contract/health.ts';

const MARKS: Record<HealthState, { tone: Tone; text: string }> = {
  fungerar: { tone: 'success', text: 'Fungerar' },
  stord: { tone: 'warning', text: 'Störd' },
  borta: { tone: 'danger', text: 'Fungerar inte' },
  avstangd: { tone: 'neutral', text: 'Används inte' },
  okand: { tone: 'neutral', text: 'Okänt' },
};

/** Where more of a part is to be seen or mended. */
const PAGES: Partial<Record<HealthPartName, { href: string; namn: string }>> = {
  publiceringssystem: { href: '/studio/publiceringssystem', namn: 'Publiceringssystem' },
  epost: { href: '/studio/installningar/epost', namn: 'Inställningar → E-post' },
  sprakmodell: { href: '/studio/ai', namn: 'AI-tjänst' },
};

/** How Studio is, part by part: what is wrong, and what whoever runs it does about it. */
export function HealthView({ halsa }: { halsa: Health }) {
  const router = useRouter();
  const [isChecking, check] = useTransition();

  return (
    <>
      <PageHeader
        title="Driftläge"
        actions={
          <Button icon={<RefreshCw aria-hidden />} isPending={isChecking} onPress={() => check(() => router.refresh())}>
            Kontrollera igen
          </Button>
        }
      >
        Det som Studio behöver omkring sig, sett av den instans som svarar dig.
      </PageHeader>
      <div className={service.parts}>
        <Summary halsa={halsa} />
        <ul className={styles.list}>
          {halsa.delar.map((part) => (
            <Part key={part.namn} part={part} />
          ))}
        </ul>
        <dl className={service.facts}>
          <dt>Version</dt>
          <dd>
            {halsa.release} ({halsa.bygge})
          </dd>
          <dt>Startad</dt>
          <dd>
            <RelativeTime iso={halsa.sedan} />
          </dd>
          <dt>Kontrollerat</dt>
          <dd>
            <RelativeTime iso={halsa.kontrollerad} />
          </dd>
        </dl>
      </div>
    </>
  );
}

function Summary({ halsa: { redo, delar } }: { halsa: Health }) {
  if (!redo) {
    return (
      <Banner tone="fault" title="Studio är inte redo">
        Något som Studio inte klarar sig utan fungerar inte. /redo svarar 503 så länge.
      </Banner>
    );
  }
  const away = delar.some(({ lage }) => lage === 'borta');
  const disturbed = away || delar.some(({ lage }) => lage === 'stord');
  if (disturbed) {
    return (
      <Banner tone="warning" title={away ? 'Studio är igång, men något fungerar inte' : 'Studio är igång, men något är inte som det ska'}>
        Det som behöver åtgärdas står nedan.
      </Banner>
    );
  }
  const isAllSeen = delar.every(({ lage }) => lage !== 'okand');
  return <Banner tone="success" title={isAllSeen ? 'Allt fungerar' : 'Inget är fel, så långt det går att se'} />;
}

function Part({ part: { namn, rubrik, lage, orsak, atgard } }: { part: HealthPart }) {
  const page = PAGES[namn];
  const { tone, text } = MARKS[lage];
  const isWrong = lage === 'borta' || lage === 'stord';
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.name}>{rubrik}</h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {orsak !== '' && <p className={isWrong ? undefined : styles.seen}>{orsak}</p>}
      {atgard !== '' && <p className={isWrong ? undefined : styles.seen}>{atgard}</p>}
      {page !== undefined && isWrong && (
        <Link className={styles.link} href={page.href}>
          {page.namn}
        </Link>
      )}
    </li>
  );
}
