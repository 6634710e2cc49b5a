import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

interface ArchivePageProps {
  frame: FrameData;
  head: HeadData;
  namn: string;
  om: string;
  /** Years, each with its months; latest first. */
  ar: ReadonlyArray<{ namn: string; lank: string; manader: ReadonlyArray<{ namn: string; lank: string }> }>;
}

/** The months in which something was published. */
export function ArchivePage({ frame, head, namn, om, ar }: ArchivePageProps) {
  return (
    <PageFrame frame={frame} head={head}>
      <div className="sektion">
        <h1 className="sektion-namn">{namn}</h1>
        <p className="sektion-om">{om}</p>
        {ar.length > 0 ? null : <p className="sektion-tom">{SITE_WORDS[frame.sprak].tomSektion}</p>}
        {ar.map(({ namn: year, lank, manader }) => (
          <section key={year} className="arkiv-ar">
            <h2>
              <a href={lank}>{year}</a>
            </h2>
            <ul className="arkiv-manader">
              {manader.map((month) => (
                <li key={month.namn}>
                  <a href={month.lank}>{month.namn}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
