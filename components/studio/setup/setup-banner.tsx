'use client';

import { useRouter } from 'next/navigation';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/setup/setup.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Setup } from '#lib/contract/setup.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Says that the newsroom is new, how far it has come, and leads to the guide; whoever wants no more of it says so. */
export function SetupBanner({ setup }: { setup: Setup }) {
  const router = useRouter();
  const end = useOperation(() => studio.andraKomIgang({ avslutad: true }));
  if (!setup.pagar) return null;
  const done = setup.steg.filter(({ lage }) => lage !== 'kvar').length;

  async function leave() {
    if ((await end.run(undefined)) !== undefined) router.refresh();
  }

  return (
    <div className={styles.banner}>
      <FailureBanner failure={end.failure} onRetry={leave} />
      <Banner
        tone="info"
        title="Redaktionen är ny"
        actions={
          <>
            <ButtonLink size="small" href="/studio/kom-igang">
              {done === 0 ? 'Kom igång' : 'Fortsätt'}
            </ButtonLink>
            <Button size="small" variant="quiet" isPending={end.isRunning} onPress={leave}>
              Visa inte mer
            </Button>
          </>
        }
      >
        Fem steg gör den till er egen{done === 0 ? '.' : `: ${done} av ${setup.steg.length} är klara.`} Vart och ett går att hoppa över.
      </Banner>
    </div>
  );
}
