'use client';

import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Switch } from '#components/ui/switch.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** How one wants it to be to write. */
export function WritingWaysSection({ typografi: first }: { typografi: boolean }) {
  const [typografi, setTypografi] = useState(first);
  const choose = useOperation(studio.valjSkrivsatt);

  async function change(wanted: boolean) {
    if ((await choose.run({ typografi: wanted })) === undefined) return;
    setTypografi(wanted);
    showToast({ tone: 'success', text: 'Ditt val är sparat.' });
  }

  return (
    <section className={styles.section} aria-labelledby="skrivsatt">
      <h2 id="skrivsatt" className={styles.heading}>
        När du skriver
      </h2>
      <FailureBanner failure={choose.failure} />
      <Switch
        isSelected={typografi}
        isDisabled={choose.isRunning}
        onChange={change}
        description="Raka citattecken blir ”…”, två bindestreck blir ett tankstreck, tre punkter blir … och mellanslaget i 5 000 kr bryts inte. Ctrl+Z tar tillbaka det. I adresser och kod ändras ingenting."
      >
        Rätta typografin medan jag skriver
      </Switch>
    </section>
  );
}
