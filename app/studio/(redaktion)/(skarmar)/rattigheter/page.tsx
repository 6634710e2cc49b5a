import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { RightsView } from '#components/studio/rights/rights-view.tsx';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { whyNotReleased } from '#lib/access/why-not-released.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';
import { rightsOf } from '#lib/transports/in-process/rights-of.ts';

export const metadata = { title: 'Rättigheter' };

type Query = Record<string, string | string[] | undefined>;

/** What one may oneself, also with an article at hand (`artikel`); or, for an administrator, what somebody else may (`person`). */
export default async function RightsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { person, artikel } = await searchParams;
  const [about, article] = [textOf(person), textOf(artikel)];
  const { data, failure } = await load(addressOf(about, article), async (studio) => {
    const [{ vem: jag, lage }, { sektioner }, { mallar }] = await Promise.all([
      studio.hamtaJag({}),
      studio.listaSektioner({}),
      studio.listaMallar({}),
    ]);
    const other = about === '' || about === jag.id ? undefined : (await studio.hamtaAnvandare({ id: about })).person;
    const asked = article === '' || other !== undefined ? undefined : await answerAbout(studio, jag, article);
    const vem = other === undefined ? jag : actorOfPerson(other);
    return { vem, grupper: await rightsOf(vem), other, sektioner, mallar, lage, asked };
  });
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const { vem, grupper, other, sektioner, mallar, lage, asked } = data;
  return (
    <RightsView
      vem={vem}
      isOther={other !== undefined}
      isActive={other?.aktiv !== false}
      isTestMode={lage === 'test'}
      grupper={grupper}
      sektioner={sektioner}
      mallar={mallar.map(({ id, namn }) => ({ id, namn }))}
      artikel={asked}
    />
  );
}

/** Whether one may publish the article, language by language, and what else would stop it. */
async function answerAbout(studio: StudioClient, jag: Actor, id: string) {
  const { innehall } = await studio.hamtaInnehall({ id });
  const languages = LANGUAGES.filter((sprak) => innehall.sprak[sprak] !== undefined);
  const sprak = await Promise.all(
    languages.map(async (one) => {
      const rattigheter = whyNotReleased(jag, innehall, one);
      const { fel } = await studio.valideraInnehall({ id, sprak: [one] });
      return { sprak: one, rattigheter, fel };
    }),
  );
  return { id, rubrik: innehall.rubrik, sprak };
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

function addressOf(person: string, artikel: string): string {
  const query = new URLSearchParams({ ...(person === '' ? {} : { person }), ...(artikel === '' ? {} : { artikel }) });
  return query.size === 0 ? '/studio/rattigheter' : `/studio/rattigheter?${query}`;
}
