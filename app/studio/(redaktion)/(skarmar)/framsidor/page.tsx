import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { FrontEditor } from '#components/studio/fronts/front-editor.tsx';
import { cannotCurate } from '#lib/access/rights.ts';
import { isLanguage } from '#lib/contract/languages.ts';

export const metadata = { title: 'Framsidor' };

/** As many tags as a rule is chosen among: those with the most articles. */
const TAGS = 100;

export default async function FrontsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const sprak = typeof params.sprak === 'string' && isLanguage(params.sprak) ? params.sprak : 'sv';
  const asked = typeof params.sektion === 'string' ? params.sektion : undefined;
  const { data, failure } = await load('/studio/framsidor', async (studio) => {
    const [{ sektioner }, { taggar }, { vem }] = await Promise.all([
      studio.listaSektioner({}),
      studio.listaTaggar({ per_sida: TAGS }),
      studio.hamtaJag({}),
    ]);
    const sektion = sektioner.find(({ id }) => id === asked)?.id;
    const front = await studio.hamtaFramsida({ sprak, ...(sektion === undefined ? {} : { sektion }) });
    return { sektioner, taggar, vem, front };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const { sektioner, taggar, vem, front } = data;
  return (
    <FrontEditor
      key={`${sprak} ${front.framsida.sektion} ${front.framsida.nr}`}
      front={front}
      sektioner={sektioner.map(({ id, namn, sprak }) => ({ id, namn, sprak }))}
      taggar={taggar.map(({ id, namn }) => ({ id, namn: namn.sv }))}
      person={vem.id}
      canChange={cannotCurate(vem, 'ändra framsidorna') === undefined}
    />
  );
}
