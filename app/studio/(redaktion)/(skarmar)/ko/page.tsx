import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import { addressOf, filterOf } from '#components/studio/tasks/task-address.ts';
import { TasksPage } from '#components/studio/tasks/tasks-page.tsx';

export const metadata = { title: 'Arbetskö' };

export default async function QueuePage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const params = await searchParams;
  const filter = filterOf(params);
  const uppgift = typeof params.uppgift === 'string' ? params.uppgift : undefined;
  const { data, failure } = await load(addressOf(filter, uppgift), (studio) =>
    Promise.all([
      studio.hamtaJag({}),
      studio.listaSektioner({}),
      studio.listaMallar({}),
      studio.listaVyer({ skarm: 'ko' }),
      studio.listaKoansvariga({}),
      uppgift === undefined ? undefined : studio.hamtaKouppgift({ id: uppgift }),
    ]),
  );
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const [{ vem }, { sektioner }, { mallar }, { vyer }, { ansvariga }, opened] = data;
  return (
    <TasksPage
      filter={filter}
      uppgift={opened?.uppgift}
      idag={stockholmDay(new Date().toISOString())}
      vyer={vyer}
      ansvariga={ansvariga}
      sektioner={sektioner}
      mallar={mallar.map(({ id, namn, beskrivning, kravda_block }) => ({ id, namn, beskrivning, kravda_block }))}
      jag={vem}
    />
  );
}
