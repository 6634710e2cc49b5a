import Link from 'next/link';
import styles from '#components/studio/cms/guide.module.css';
import { type GuideStep, guideSteps } from '#components/studio/cms/guide-steps.ts';
import service from '#components/studio/service-page.module.css';
import { Badge } from '#components/ui/badge.tsx';
import type { CmsState } from '#lib/contract/cms-state.ts';

const STATES = {
  klart: { namn: 'Klart', tone: 'success' },
  brist: { namn: 'Bör rättas', tone: 'warning' },
  hinder: { namn: 'Hindrar', tone: 'danger' },
  vantar: { namn: 'Syns när stegen före är klara', tone: 'neutral' },
} as const satisfies Record<GuideStep['lage'], unknown>;

/** What WordPress needs step by step, how it is with each, and what to do about those that are not as they should be. */
export function Guide({ cms }: { cms: CmsState }) {
  return (
    <section className={service.section} aria-labelledby="steg">
      <h2 id="steg" className={service.heading}>
        Steg för steg
      </h2>
      <ol className={styles.steps}>
        {guideSteps(cms.problem).map(({ id, namn, lage, problem }, index) => (
          <li key={id}>
            <span className={styles.number}>{index + 1}.</span>
            <div className={styles.step}>
              <span>
                {namn} <Badge tone={STATES[lage].tone}>{STATES[lage].namn}</Badge>
              </span>
              {problem.map(({ orsak, atgard }) => (
                <span key={orsak}>
                  <strong>{orsak}</strong> {atgard}
                </span>
              ))}
              {lage === 'hinder' && <Help id={id} />}
            </div>
          </li>
        ))}
      </ol>
      <p>
        Välj sedan <Link href="/studio/sektioner">kategori för varje sektion</Link> och{' '}
        <Link href="/studio/installningar/publicering#publicering.teman">vad temat visar själv</Link>. Artiklar i mallen Sida blir sidor i
        WordPress, alla andra inlägg. Som författare visas artikelns byline, och <a href="#forfattare">de som skriver</a> kan vara användare
        där.
      </p>
    </section>
  );
}

/** Where that is put right. */
function Help({ id }: { id: GuideStep['id'] }) {
  if (id === 'inloggning') {
    return (
      <span>
        <a href="#anslut">Låt WordPress göra ett applösenord</a>, eller skriv in ett under{' '}
        <Link href="/studio/installningar/publicering">Inställningar → Publicering</Link>.
      </span>
    );
  }
  if (id === 'adress') return <Link href="/studio/installningar/publicering">Ändra adressen</Link>;
  if (id === 'tillagg') return <a href="#tillagg">Ladda ned tillägget</a>;
  return null;
}
