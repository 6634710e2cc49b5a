import { Download } from 'lucide-react';
import { ReadInSection } from '#components/studio/newsroom-archive/read-in-section.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import service from '#components/studio/service-page.module.css';
import { ReadWordpressSection } from '#components/studio/wordpress-import/read-wordpress-section.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Section } from '#lib/contract/section.ts';

interface NewsroomArchiveViewProps {
  canReadIn: boolean;
  sektioner: readonly Section[];
}

/** The whole newsroom out of this Studio, another one in, and what a WordPress has. */
export function NewsroomArchiveView({ canReadIn, sektioner }: NewsroomArchiveViewProps) {
  return (
    <>
      <PageHeader title="Flytta redaktionen">
        Hela redaktionen som ett arkiv: artiklar med all historik, bilder, personer, taggar, inställningar och logg. Det går att läsa in i
        ett annat Studio, och formatet är beskrivet så att andra program kan läsa det.
      </PageHeader>
      <div className={service.parts}>
        <section className={service.section} aria-labelledby="ta-ut">
          <h2 id="ta-ut" className={service.heading}>
            Ta ut
          </h2>
          <p>
            Arkivet visar hur allt var när du tryckte, och görs medan det hämtas. Lösenord, nycklar och andra hemligheter följer inte med.
            Att du har tagit ut det står i loggen.
          </p>
          <ButtonLink href="/studio/api/export" download icon={<Download aria-hidden />}>
            Ta ut redaktionen
          </ButtonLink>
        </section>
        <section className={service.section} aria-labelledby="las-in">
          <h2 id="las-in" className={service.heading}>
            Läs in
          </h2>
          {canReadIn ? (
            <ReadInSection />
          ) : (
            <p>Att läsa in en redaktion kräver en superadministratör: personerna i arkivet kommer med sina roller.</p>
          )}
        </section>
        <section className={service.section} aria-labelledby="fran-wordpress">
          <h2 id="fran-wordpress" className={service.heading}>
            Läs in från ett WordPress
          </h2>
          <ReadWordpressSection sektioner={sektioner} />
        </section>
      </div>
    </>
  );
}
