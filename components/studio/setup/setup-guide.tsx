'use client';

import { Check, CircleDashed, SkipForward } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Sections } from '#components/studio/sections/section-admin.tsx';
import type { SettingGroup } from '#components/studio/settings/setting-groups.ts';
import { SettingsForm } from '#components/studio/settings/settings-form.tsx';
import type { SettingsRead } from '#components/studio/settings/use-settings-form.ts';
import { LogoStep } from '#components/studio/setup/logo-step.tsx';
import styles from '#components/studio/setup/setup.module.css';
import { STEP_WORDS, stepAddress, stepAfter } from '#components/studio/setup/setup-steps.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { SetupStep } from '#lib/contract/closed/setup.ts';
import type { Person } from '#lib/contract/person.ts';
import type { Section } from '#lib/contract/section.ts';
import type { Setup } from '#lib/contract/setup.ts';
import { studio } from '#lib/transports/client/browser.ts';

const STAFF = new FetchedPart(async () => (await import('#components/studio/staff/staff-admin.tsx')).Staff);

export interface SetupGuideProps {
  setup: Setup;
  step: SetupStep | 'klart';
  settings: SettingsRead;
  /** The groups of settings that the steps ask for. */
  grupper: readonly SettingGroup[];
  sektioner: readonly Section[];
  mallar: readonly Option[];
  anvandare: readonly Person[];
  jag: Actor;
}

const STATES = {
  gjort: { Icon: Check, namn: 'gjort' },
  hoppat: { Icon: SkipForward, namn: 'överhoppat' },
  kvar: { Icon: CircleDashed, namn: 'kvar' },
} as const;

/** What is asked of the site in the first hour; the rest stands under Inställningar. */
const FIRST_QUESTIONS = [
  ...['webbplats.namn', 'webbplats.beskrivning.sv', 'webbplats.beskrivning.en'],
  ...['webbplats.ansvarig_utgivare', 'webbplats.utgivare', 'webbplats.kontakt'],
];

/** The first hour of a newsroom of one's own, in five steps: each may be skipped and gone back to, and where one was is remembered. */
export function SetupGuide(props: SetupGuideProps) {
  const { setup, step } = props;
  return (
    <>
      <PageHeader title="Kom igång">Fem steg gör redaktionen till er egen. Allt går att ändra senare, under Inställningar.</PageHeader>
      <div className={styles.guide}>
        <nav aria-label="Steg" className={styles.steps}>
          <ol>
            {setup.steg.map(({ id, lage }, index) => {
              const { Icon, namn } = STATES[lage];
              return (
                <li key={id}>
                  <Link href={stepAddress(id)} className={styles.step} data-state={lage} aria-current={id === step ? 'step' : undefined}>
                    <Icon aria-hidden />
                    <span>
                      {index + 1}. {STEP_WORDS[id].namn}
                      <VisuallyHidden>, {namn}</VisuallyHidden>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ol>
        </nav>
        {step === 'klart' ? <AllDone sektioner={props.sektioner} /> : <Step key={step} {...props} step={step} />}
      </div>
    </>
  );
}

function Step({ step, settings, grupper, sektioner, mallar, anvandare, jag }: SetupGuideProps & { step: SetupStep }) {
  const router = useRouter();
  const say = useOperation((lage: 'gjort' | 'hoppat') => studio.andraKomIgang({ steg: { [step]: lage } }));

  async function goOn(lage: 'gjort' | 'hoppat') {
    if ((await say.run(lage)) === undefined) return;
    router.push(stepAddress(stepAfter(step)));
    router.refresh();
  }

  const next = (
    <Button variant="primary" isPending={say.isRunning} onPress={() => goOn('gjort')}>
      Fortsätt
    </Button>
  );
  const form = (id: string, only?: readonly string[]) =>
    grupper
      .filter((group) => group.id === id)
      .map((group) => (
        <SettingsForm
          key={id}
          group={only === undefined ? group : { ...group, falt: group.falt.filter(({ falt }) => only.includes(falt)) }}
          read={settings}
          jag={jag.id}
          save="Spara och fortsätt"
          onSaved={() => void goOn('gjort')}
        />
      ));
  const content: Record<SetupStep, ReactNode> = {
    webbplats: form('webbplats', FIRST_QUESTIONS),
    sektioner: (
      <>
        <Sections sektioner={sektioner} mallar={mallar} canChange />
        {sektioner.some(({ arkiverad }) => !arkiverad) && <div>{next}</div>}
      </>
    ),
    personer: (
      <>
        <Lazily
          part={STAFF}
          awayTitle="Redaktionen kunde inte hämtas"
          away="Kontrollera din uppkoppling och försök igen."
          given={{
            anvandare,
            sektioner: sektioner.flatMap(({ id, namn, arkiverad }) => (arkiverad ? [] : [{ id, namn }])),
            jag,
            page: { sida: 1, sidor: 1, antal: anvandare.length, per_sida: anvandare.length },
            create: 'standard',
            top: (create) => <div className={styles.bar}>{create}</div>,
          }}
        />
        <div>{next}</div>
      </>
    ),
    utseende: (
      <>
        <LogoStep logotyp={settings.installningar.webbplats.logotyp} next={next} />
        {form('webbplats', ['webbplats.accent'])}
      </>
    ),
    publicering: form('publicering'),
  };
  const { namn, om } = STEP_WORDS[step];
  return (
    <section className={styles.panel} aria-labelledby="steg">
      <div>
        <h2 id="steg" className={styles.heading}>
          {namn}
        </h2>
        <p className={styles.about}>{om}</p>
      </div>
      <FailureBanner failure={say.failure} />
      {content[step]}
      <div className={styles.out}>
        <Button variant="quiet" isDisabled={say.isRunning} onPress={() => goOn('hoppat')}>
          Hoppa över
        </Button>
        <ButtonLink variant="quiet" href="/studio">
          Fortsätt en annan gång
        </ButtonLink>
      </div>
    </section>
  );
}

function AllDone({ sektioner }: { sektioner: readonly Section[] }) {
  const canWrite = sektioner.some(({ arkiverad }) => !arkiverad);
  return (
    <section className={styles.panel} aria-labelledby="steg">
      <div>
        <h2 id="steg" className={styles.heading}>
          Redaktionen är er
        </h2>
        <p className={styles.about}>
          {canWrite
            ? 'Nu går det att skriva. Ett steg som hoppades över går att ta när som helst, här eller under Inställningar.'
            : 'Inget går att skriva förrän det finns en sektion. Gå tillbaka till det steget, eller gör det senare under Sektioner.'}
        </p>
      </div>
      <div className={styles.out}>
        {canWrite ? (
          <ButtonLink variant="primary" href="/studio">
            Skriv den första artikeln
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={stepAddress('sektioner')}>
            Skapa en sektion
          </ButtonLink>
        )}
        <ButtonLink href="/" target="_blank">
          Se webbplatsen
        </ButtonLink>
      </div>
    </section>
  );
}
