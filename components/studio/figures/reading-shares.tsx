import { readingInWords } from '#components/studio/figures/figure-words.ts';
import { ShareTable } from '#components/studio/figures/share-table.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Reading = OperationOutput<'hamtaTrafik'>['totalt'];

/** For how long articles were before somebody. */
export function ReadingTimes({ totalt }: { totalt: Reading }) {
  return <Shares label="Lästid" what="Sidan framme" kind="lastid" totalt={totalt} />;
}

/** How far down articles were seen. */
export function ReadingDepths({ totalt }: { totalt: Reading }) {
  return <Shares label="Läsdjup" what="Av artikeln" kind="djup" totalt={totalt} />;
}

interface SharesProps {
  label: string;
  what: string;
  kind: 'lastid' | 'djup';
  totalt: Reading;
}

function Shares({ label, what, kind, totalt }: SharesProps) {
  const rows = totalt[kind]
    .filter(({ fran }) => fran > 0)
    .map(({ fran, visningar }) => ({ nyckel: String(fran), namn: readingInWords(kind, fran), antal: visningar }));
  return <ShareTable label={label} what={what} rows={rows} whole={totalt.visningar} />;
}
