'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  authorisingPage,
  begunConnection,
  type ConnectionAnswer,
  connectionAnswer,
  mayBeAnswered,
  siteAddress,
} from '#components/studio/cms/connection.ts';
import styles from '#components/studio/cms/guide.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import service from '#components/studio/service-page.module.css';
import { ownPlace } from '#components/studio/storage/own-storage.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { CmsState } from '#lib/contract/cms-state.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Granted = Extract<ConnectionAnswer, { sort: 'beviljad' }>;

const TEXT: Record<CmsState['namn'], { title: string; text: string }> = {
  inbyggd: {
    title: 'Publicera i WordPress',
    text: 'Logga in i WordPress som den användare Studio ska vara, med rollen redaktör, och låt tillägget nedan vara aktivt där. WordPress frågar om Studio får ett applösenord, och skickar dig tillbaka hit. När allt fungerar publiceras svenska artiklar där.',
  },
  wordpress: {
    title: 'Studios inloggning i WordPress',
    text: 'Byt användare eller applösenord genom att låta WordPress göra ett nytt. Det gamla tar du bort där, under Användare → Profil.',
  },
};

interface ConnectProps {
  cms: Pick<CmsState, 'namn' | 'adress'>;
  /** Whose the connection that has been begun is: when they log out it is forgotten. */
  person: string;
}

/** Has WordPress give Studio an application password, which nobody sees or copies, and publishes there with it. */
export function Connect({ cms: { namn, adress }, person }: ConnectProps) {
  const router = useRouter();
  const [written, write] = useState(namn === 'wordpress' ? adress : '');
  const [fault, setFault] = useState<string>();
  const [answer, setAnswer] = useState<ConnectionAnswer>();
  const saving = useOperation(save);
  const asking = useOperation(decidedElsewhere);
  const { title, text } = TEXT[namn];

  async function keep(granted: Granted) {
    if ((await saving.run(granted)) === undefined) return;
    setAnswer(undefined);
    showToast({ tone: 'success', text: 'Studio är ansluten till WordPress.' });
    router.refresh();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what WordPress answered is read once, and is gone from the address then
  useEffect(() => {
    const place = ownPlace(person, 'anslutning');
    const told = connectionAnswer(window.location.hash, begunConnection(place.read()));
    if (told === undefined) return;
    place.keep(undefined);
    window.history.replaceState(null, '', window.location.pathname);
    setAnswer(told);
    if (told.sort === 'beviljad') void keep(told);
  }, []);

  async function ask() {
    const url = siteAddress(written);
    const { origin, pathname } = window.location;
    if (url === undefined) return setFault('Ange adressen till webbplatsen, med https:// först.');
    if (!mayBeAnswered(window.location)) return setFault(`WordPress lämnar bara ut applösenord till https, och Studio nås på ${origin}.`);
    const decided = await asking.run(undefined);
    if (decided === undefined) return;
    if (decided.length > 0) return setFault(`Det bestäms där Studio startas, av ${decided.join(', ')}.`);
    const connection = { lapp: crypto.randomUUID(), url };
    if (!ownPlace(person, 'anslutning').keep(connection))
      return setFault('Webbläsaren får inte minnas vart du skickas. Tillåt lagring för Studio.');
    window.location.assign(authorisingPage(connection, `${origin}${pathname}`));
  }

  return (
    <section className={service.section} aria-labelledby="anslut">
      <h2 id="anslut" className={service.heading}>
        {title}
      </h2>
      <p>{text}</p>
      {answer?.sort === 'nekad' && (
        <Banner tone="info" title="WordPress gav inget applösenord">
          Du, eller WordPress, sade nej. Inget har ändrats.
        </Banner>
      )}
      {answer?.sort === 'okand' && (
        <Banner tone="warning" title="Svaret från WordPress hörde inte hit">
          Anslutningen börjades i ett annat fönster, eller inte alls. Inget har ändrats: börja om härifrån.
        </Banner>
      )}
      <FailureBanner failure={saving.failure ?? asking.failure} />
      {answer?.sort === 'beviljad' ? (
        <div className={styles.actions}>
          <Button isPending={saving.isRunning} onPress={() => void keep(answer)}>
            Försök ansluta igen
          </Button>
          <Button variant="quiet" isDisabled={saving.isRunning} onPress={() => setAnswer(undefined)}>
            Börja om
          </Button>
        </div>
      ) : (
        <>
          <TextField
            label="Webbplatsens adress"
            type="url"
            value={written}
            {...(fault === undefined ? {} : { fault })}
            onChange={(changed) => {
              write(changed);
              setFault(undefined);
            }}
          />
          <div className={styles.actions}>
            <Button isPending={asking.isRunning} onPress={() => void ask()}>
              Gå till WordPress och godkänn
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** What is saved is tried first: what does not work is told, and nothing is changed then. */
async function save({ url, anvandare, losenord }: Granted) {
  const { version } = await studio.hamtaInstallningar({});
  return studio.andraInstallningar({ version, publicering: { cms: 'wordpress', url, anvandare, losenord } });
}

/** The variables of Studio's own environment that decide what a connection would change: nothing is asked for in vain. */
async function decidedElsewhere(): Promise<string[]> {
  const { miljovariabler } = await studio.hamtaInstallningar({});
  return ['cms', 'url', 'anvandare', 'losenord'].flatMap((falt) => miljovariabler[`publicering.${falt}`] ?? []);
}
