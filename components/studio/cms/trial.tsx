'use client';

import { useState } from 'react';
import styles from '#components/studio/cms/guide.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import service from '#components/studio/service-page.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import type { CmsTrial } from '#lib/contract/cms-trial.ts';
import { studio } from '#lib/transports/client/browser.ts';

const OFFERED = 20;

/** Trying an article in WordPress as a draft that no reader sees: how it looks there, and what WordPress keeps otherwise than it was sent. */
export function Trial() {
  const { data } = useLoaded('prov', () => studio.listaInnehall({ per_sida: OFFERED }));
  const [chosen, choose] = useState<string>();
  const [prov, setProv] = useState<CmsTrial | null>(null);
  const trial = useOperation((innehall: string | null) => studio.provaPubliceringssystem({ innehall }));
  const articles = (data?.innehall ?? []).filter(({ sprak }) => sprak.sv !== undefined);
  const id = chosen ?? articles[0]?.id;

  async function run(innehall: string | null) {
    const answer = await trial.run(innehall);
    if (answer !== undefined) setProv(answer.prov);
  }

  return (
    <section className={service.section} aria-labelledby="prov">
      <h2 id="prov" className={service.heading}>
        Prova med en artikel
      </h2>
      <p>
        Artikeln lämnas till WordPress som ett utkast, under ett eget id: ingen läsare ser den, och artikeln själv rörs inte. Titta på den i
        temat, och ta bort utkastet sedan.
      </p>
      {articles.length === 0 ? (
        <p>Det finns ingen svensk artikel att prova med ännu.</p>
      ) : (
        <Select
          label="Artikel"
          value={id ?? null}
          onChange={choose}
          options={articles.map((article) => ({ id: article.id, namn: article.rubrik }))}
        />
      )}
      <div className={styles.actions}>
        <Button isPending={trial.isRunning} isDisabled={id === undefined} onPress={() => id !== undefined && void run(id)}>
          Prova som utkast
        </Button>
        {prov !== null && (
          <Button variant="quiet" isDisabled={trial.isRunning} onPress={() => void run(null)}>
            Ta bort utkastet
          </Button>
        )}
      </div>
      <FailureBanner failure={trial.failure} />
      {prov !== null && <Outcome prov={prov} />}
    </section>
  );
}

function Outcome({ prov: { rubrik, visa, redigera, avvikelser } }: { prov: CmsTrial }) {
  const isSame = avvikelser.length === 0;
  return (
    <Banner
      tone={isSame ? 'success' : 'warning'}
      title={isSame ? `”${rubrik}” kom fram precis som den skickades` : `”${rubrik}” kom fram, men inte i allt som den skickades`}
      entries={avvikelser}
    >
      <a href={visa} target="_blank" rel="noreferrer">
        Se utkastet i temat
      </a>{' '}
      eller{' '}
      <a href={redigera} target="_blank" rel="noreferrer">
        i WordPress redigerare
      </a>
      . Du behöver vara inloggad i WordPress.
    </Banner>
  );
}
