import { swedish } from '../newsroom/articles.ts';
import type { Caller } from '../newsroom/caller.ts';
import { publicReport } from '../newsroom/live.ts';
import { picture } from '../newsroom/pictures.ts';

export type Args = Record<string, unknown>;
const item = async (chief: Caller) => (await chief.created(swedish())).id;
const queued = async (chief: Caller) => (await chief.post('/ko', { rubrik: 'Ring kommunen' })).body.uppgift.id;
const withId = async (chief: Caller, more: Args = {}): Promise<Args> => ({ id: await item(chief), ...more });

const ARGS: Record<string, (chief: Caller) => Promise<Args>> = {
  vem_ar_jag: async () => ({}),
  las_handbok: async () => ({}),
  lista_sektioner: async () => ({}),
  hamta_mall: async () => ({ mall: 'nyhet' }),
  sok_innehall: async () => ({ sektion: 'nyheter', per_sida: 5 }),
  hamta_innehall: (chief) => withId(chief),
  skapa_innehall: async () => ({ sektion: 'nyheter', mall: 'nyhet', ...swedish() }),
  spara_sprakversion: async (chief) => {
    const { id, revision: bas } = await chief.created(swedish());
    return { id, sprak: 'sv', bas, ...swedish() };
  },
  andra_innehall: (chief) => withId(chief, { taggar: ['bro'] }),
  oversatt_innehall: (chief) => withId(chief),
  folj_oversattning: (chief) => withId(chief),
  foresla: (chief) => withId(chief, { typ: 'viktigast', sprak: 'sv' }),
  validera_innehall: (chief) => withId(chief),
  forhandsvisa: (chief) => withId(chief, { dela: 5 }),
  satt_sprakstatus: (chief) => withId(chief, { sprak: 'sv', status: 'granskning' }),
  lista_revisioner: (chief) => withId(chief, { sprak: 'sv' }),
  aterstall_revision: (chief) => withId(chief, { sprak: 'sv', revision: 1 }),
  sok_bilder: async () => ({ per_sida: 5 }),
  ladda_upp_bild: async () => ({ fil: Buffer.from(await picture('png', 40, 40)).toString('base64'), alt: 'En bro' }),
  sla_upp_person: async () => ({ namn: 'Nora' }),
  skriv_liveinlagg: async (chief) => ({ id: await publicReport(chief), text: 'Nu' }),
  publicera: (chief) => withId(chief, { lage: 'publicera' }),
  folj_publicering: (chief) => withId(chief),
  hamta_trafik: async () => ({}),
  hamta_artikeltrafik: (chief) => withId(chief),
  hamta_intakter: async () => ({}),
  hamta_artikelintakter: (chief) => withId(chief),
  lista_publicerat: async () => ({ per_sida: 5 }),
  lista_ko: async () => ({}),
  lagg_i_ko: async () => ({ rubrik: 'Ring kommunen' }),
  andra_i_ko: async (chief) => ({ id: await queued(chief), rubrik: 'Ring igen' }),
  ta_ur_ko: async (chief) => ({ id: await queued(chief) }),
  slapp_till_ko: async (chief) => ({ id: await queued(chief) }),
  klar_i_ko: async (chief) => ({ id: await queued(chief) }),
};

/** What a tool is called with when all is well: of an article, a report or a task that the chief editor has made for it. */
export function argumentsOf(name: string, chief: Caller): Promise<Args> {
  const make = ARGS[name];
  if (make === undefined) throw new Error(`nothing is said of how ${name} is called`);
  return make(chief);
}
