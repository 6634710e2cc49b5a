import { Pencil } from 'lucide-react';
import { LANGUAGE_NAME, roleName } from '#components/studio/labels.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { type ArticleAnswer, ArticleRights } from '#components/studio/rights/article-rights.tsx';
import { RightsTable } from '#components/studio/rights/rights-table.tsx';
import styles from '#components/studio/rights/rights-view.module.css';
import { type SectionOfRights, SectionsTable } from '#components/studio/rights/sections-table.tsx';
import { roleHint } from '#components/studio/staff/role-hint.ts';
import { Banner } from '#components/ui/banner.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { RightGroup } from '#lib/contract/told-rights.ts';

interface RightsViewProps {
  vem: Actor;
  /** An administrator looks at somebody else. */
  isOther: boolean;
  isActive: boolean;
  isTestMode: boolean;
  grupper: readonly RightGroup[];
  sektioner: readonly SectionOfRights[];
  mallar: readonly Option[];
  /** The article that the question was asked of. */
  artikel: ArticleAnswer | undefined;
}

/** What somebody may do, where, and who can change it. */
export function RightsView({ vem, isOther, isActive, isTestMode, grupper, sektioner, mallar, artikel }: RightsViewProps) {
  const { sprak } = vem;
  return (
    <>
      <PageHeader
        title={isOther ? `Vad ${vem.namn} får göra` : 'Vad du får göra'}
        actions={
          isOther && (
            <ButtonLink href="/studio/anvandare" icon={<Pencil aria-hidden />}>
              Ändra under Personer
            </ButtonLink>
          )
        }
      >
        {roleName(vem)}. {roleHint(vem)}
      </PageHeader>
      <div className={styles.parts}>
        {artikel !== undefined && <ArticleRights artikel={artikel} />}
        {!isActive && (
          <Banner tone="warning" title={`${vem.namn} är avstängd`}>
            Det här gäller när personen släpps in igen. Till dess kommer hen inte in i Studio alls.
          </Banner>
        )}
        {isTestMode && (
          <Banner tone="info" title="Studio är i testläge">
            Ingenting som publiceras når läsarna, vem som än publicerar.
          </Banner>
        )}
        <section className={styles.section} aria-labelledby="var">
          <h2 id="var" className={styles.heading}>
            Var
          </h2>
          <p className={styles.about}>
            {isOther ? 'Personen' : 'Du'} arbetar på {languagesOf(sprak)}, med mallarna som varje sektion använder.
          </p>
          <SectionsTable vem={vem} sektioner={sektioner} mallar={mallar} />
        </section>
        {grupper.map(({ namn, rattigheter }) => (
          <section key={namn} className={styles.section} aria-labelledby={`grupp-${namn}`}>
            <h2 id={`grupp-${namn}`} className={styles.heading}>
              {namn}
            </h2>
            <RightsTable label={namn} rattigheter={rattigheter} isOther={isOther} />
          </section>
        ))}
        <section className={styles.section} aria-labelledby="andra">
          <h2 id="andra" className={styles.heading}>
            Vem kan ändra det?
          </h2>
          <p className={styles.about}>
            En administratör ändrar roll, sektioner och språk under Personer, och ändringen gäller genast. Bara en superadministratör gör
            någon till administratör eller ändrar en administratörs rättigheter. Mallarna och språken i en sektion ändras under Sektioner.
          </p>
        </section>
      </div>
    </>
  );
}

function languagesOf(given: readonly string[]): string {
  const names = LANGUAGES.filter((id) => given.length === 0 || given.includes(id)).map((id) => LANGUAGE_NAME[id].toLowerCase());
  return new Intl.ListFormat('sv').format(names);
}
