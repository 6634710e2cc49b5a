import { Download } from 'lucide-react';
import { ReadInSection } from '#components/studio/newsroom-archive/read-in-section.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import service from '#components/studio/service-page.module.css';
import { ButtonLink } from '#components/ui/button-link.tsx';

/** The whole newsroom out of this Studio, and another one in. */
export function NewsroomArchiveView({ canReadIn }: { canReadIn: boolean }) {
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
      </div>
    </>
  );
}
