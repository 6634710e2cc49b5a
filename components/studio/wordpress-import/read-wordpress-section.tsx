'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import form from '#components/studio/form.module.css';
import report from '#components/studio/newsroom-archive/archive-report.module.css';
import { ProgressBar } from '#components/studio/translation/progress-bar.tsx';
import { NOTHING_READ, type ReadSoFar, withPage } from '#components/studio/wordpress-import/read-in-pages.ts';
import styles from '#components/studio/wordpress-import/read-wordpress-section.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ImportLine } from '#lib/contract/imported-articles.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** No section: what has none here is refused. */
const NONE = 'ingen';
const NUMBER = new Intl.NumberFormat('sv');

interface Reading {
  isTrial: boolean;
  isRunning: boolean;
  read: ReadSoFar;
  failure: Failure | undefined;
}

/** What a WordPress that runs shows its readers, tried and then read in as drafts, a page at a time; it can be broken off and gone on with. */
export function ReadWordpressSection({ sektioner }: { sektioner: readonly Section[] }) {
  const [adress, setAdress] = useState('');
  const [sektion, setSektion] = useState(NONE);
  const [fault, setFault] = useState<string>();
  const [reading, setReading] = useState<Reading>();
  const isBrokenOff = useRef(false);
  const isRunning = reading?.isRunning === true;

  async function go(isTrial: boolean, from: ReadSoFar) {
    if (!/^https?:\/\/\S+$/i.test(adress.trim())) return setFault('Ange WordPress adress, med https:// först.');
    setFault(undefined);
    isBrokenOff.current = false;
    let read: ReadSoFar = { ...from, stopp: null };
    let failure: Failure | undefined;
    const show = (running: boolean) => setReading({ isTrial, isRunning: running, read, failure });
    show(true);
    while (read.nasta !== undefined && read.stopp === null && failure === undefined && !isBrokenOff.current) {
      const next = read.nasta;
      try {
        read = withPage(read, next, await pageOf(next, isTrial));
      } catch (error) {
        failure = failureOf(error);
      }
      show(true);
    }
    show(false);
  }

  function pageOf(next: NonNullable<ReadSoFar['nasta']>, isTrial: boolean) {
    const where = sektion === NONE ? {} : { sektion };
    const asked = { adress: adress.trim(), ...next, ...where };
    return isTrial ? studio.provlasWordpress(asked) : studio.lasInWordpress(asked);
  }

  return (
    <>
      <p>
        Inlägg och sidor ur ett WordPress som är igång, så som dess läsare ser dem, blir utkast här. Bilderna kommer med till bildarkivet.
        Ingenting ändras i WordPress, och samma inlägg läses aldrig in två gånger.
      </p>
      <div className={`${form.form} ${styles.fields}`}>
        <TextField
          label="WordPress adress"
          type="url"
          placeholder="https://blogg.example"
          value={adress}
          onChange={(text) => {
            setAdress(text);
            setReading(undefined);
          }}
          isDisabled={isRunning}
          {...(fault === undefined ? {} : { fault })}
        />
        <Select
          label="Sektion för det som saknar en här"
          options={[{ id: NONE, namn: 'Läs inte in det' }, ...sektioner.filter(({ arkiverad }) => !arkiverad)]}
          value={sektion}
          onChange={setSektion}
        />
      </div>
      <div className={styles.actions}>
        <Button isPending={isRunning && reading.isTrial} isDisabled={isRunning} onPress={() => void go(true, NOTHING_READ)}>
          Provkör inläsningen
        </Button>
        {reading !== undefined && !isRunning && (reading.isTrial ? reading.read.nasta === undefined : reading.read.nasta !== undefined) && (
          <Button variant="primary" onPress={() => void go(false, reading.isTrial ? NOTHING_READ : reading.read)}>
            {reading.isTrial ? 'Läs in från WordPress' : 'Fortsätt läsa in'}
          </Button>
        )}
        {isRunning && (
          <Button
            variant="quiet"
            onPress={() => {
              isBrokenOff.current = true;
            }}
          >
            Avbryt
          </Button>
        )}
      </div>
      {reading !== undefined && <Progress {...reading} />}
    </>
  );
}

function Progress({ isTrial, isRunning, read, failure }: Reading) {
  const { antal, daterade, omdirigerade, klart, nasta, stopp, att_se_over, fler } = read;
  const created = isTrial ? 'skulle skapas' : 'skapade';
  return (
    <>
      {isRunning && <ProgressBar label={isTrial ? 'Så mycket är prövat' : 'Så mycket är inläst'} value={klart} />}
      <FailureBanner failure={failure} />
      {stopp !== null && (
        <Banner tone="fault" title={stopp.orsak}>
          {stopp.atgard}
        </Banner>
      )}
      {nasta === undefined && (
        <Banner tone={isTrial ? 'info' : 'success'} title={isTrial ? 'Det här skulle hända' : 'WordPress är inläst'}>
          {isTrial ? 'Ingenting är ändrat än.' : 'Artiklarna är utkast: de blir publika när någon publicerar dem.'}
        </Banner>
      )}
      <p role="status">
        {NUMBER.format(antal.skapas)} {created}, {NUMBER.format(antal.finns)} fanns redan, {NUMBER.format(antal.vagras)} gick inte att läsa
        in.{' '}
        {antal.skapas > 0 &&
          `${NUMBER.format(daterade)} behåller sitt datum, och ${NUMBER.format(omdirigerade)} gamla adresser leder till sina artiklar.`}
      </p>
      {att_se_over.length > 0 && (
        <section>
          <h3 className={report.heading}>Inlägg att se över</h3>
          <ul className={report.list}>
            {att_se_over.map((line) => (
              <li key={`${line.plats} ${line.rubrik}`}>
                <Told line={line} isTrial={isTrial} />
              </li>
            ))}
          </ul>
          {fler > 0 && <p>Och {NUMBER.format(fler)} till.</p>}
        </section>
      )}
    </>
  );
}

function Told({ line: { plats, rubrik, id, fel, anmarkningar }, isTrial }: { line: ImportLine; isTrial: boolean }) {
  const called = rubrik === '' ? plats : rubrik;
  return (
    <>
      <strong>{id === undefined || isTrial ? called : <Link href={`/studio/artikel/${id}`}>{called}</Link>}</strong>{' '}
      {[...fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`), ...anmarkningar].join(' ')}
    </>
  );
}
