'use client';

import { Plug } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { ConnectionTable } from '#components/studio/connections/connection-table.tsx';
import styles from '#components/studio/connections/connections-view.module.css';
import { hostName, resourceName } from '#components/studio/connections/scope-words.ts';
import { CopyField } from '#components/studio/copy-field.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Connection } from '#lib/contract/connection.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ConnectionsViewProps {
  vem: Actor;
  /** Whether everybody's are shown. */
  alla: boolean;
  /** Where an assistant finds Studio. */
  adresser: readonly string[];
  anslutningar: readonly Connection[];
  page: ShownPage;
}

/** The programs that may act in the person's name, or in anybody's, and the end of it. */
export function ConnectionsView({ vem, alla, adresser, anslutningar, page }: ConnectionsViewProps) {
  const router = useRouter();
  const [ending, setEnding] = useState<Connection>();
  const end = useOperation((id: string) => studio.aterkallaAnslutning({ id }));
  const address = (page: number) => `/studio/anslutningar?${alla ? 'alla=true&' : ''}sida=${page}`;

  function close() {
    setEnding(undefined);
    end.reset();
  }

  async function confirm() {
    if (ending === undefined || (await end.run(ending.id)) === undefined) return;
    showToast({ tone: 'success', text: `${hostName(ending.vard)} är bortkopplat.` });
    close();
    router.refresh();
  }

  return (
    <>
      <PageHeader
        title="Anslutningar"
        actions={
          cannotAdminister(vem) === undefined && (
            <ButtonLink href={alla ? '/studio/anslutningar' : '/studio/anslutningar?alla=true'}>
              {alla ? 'Visa mina' : 'Visa allas'}
            </ButtonLink>
          )
        }
      >
        {alla
          ? 'Programmen som arbetar i någons namn. Det de gör står i loggen, med personens namn.'
          : 'Programmen som du har låtit arbeta i ditt namn. De får aldrig göra mer än du själv.'}
      </PageHeader>
      <div className={styles.list}>
        {page.antal === 0 ? (
          <EmptyState icon={<Plug aria-hidden />} title="Inga anslutningar">
            <p>Lägg till Studio i en assistent som talar MCP, så frågar den här om lov.</p>
          </EmptyState>
        ) : (
          <>
            <ConnectionTable anslutningar={anslutningar} showsPerson={alla} onEnd={setEnding} />
            <Pagination page={page} onPage={(sida) => router.push(address(sida))} />
          </>
        )}
      </div>
      {!alla && (
        <section className={styles.connect} aria-labelledby="anslut">
          <h2 id="anslut">Anslut en assistent</h2>
          <p>
            Ange en av adresserna i assistenten, där den vill ha adressen till en MCP-server. Sedan loggar du in här och väljer vad den får
            göra.
          </p>
          {adresser.map((adress) => (
            <CopyField key={adress} label={resourceName(adress)} value={adress} />
          ))}
        </section>
      )}
      {ending !== undefined && (
        <ConfirmDialog
          title="Koppla bort programmet"
          confirm="Koppla bort"
          danger
          onCancel={close}
          onConfirm={confirm}
          isRunning={end.isRunning}
          failure={end.failure}
        >
          {hostName(ending.vard)} kan inte längre arbeta i Studio för {ending.person.id === vem.id ? 'dig' : ending.person.namn}. Det gäller
          genast. Det som redan är skrivet finns kvar, och programmet kan fråga om lov igen.
        </ConfirmDialog>
      )}
    </>
  );
}
