import { expect, test } from 'vitest';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { writeArticle } from '../mcp/agent.ts';
import type { Draft, Template } from '../mcp/mend.ts';
import { Assistant } from './assistant/mcp-client.ts';
import { swedish } from './newsroom/articles.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

/** What somebody in a hurry leaves behind: a name that is nearly right, a section there is not, a note to oneself, a picture without words. */
function hasty(draft: Draft, { kravda_block, tillatna_block }: Template): Draft {
  const { ingress, block = [], hero, ...rest } = draft;
  const { alt: _, ...picture } = { ...(hero as Record<string, unknown> | null) };
  const [required] = kravda_block;
  const foreign = FOREIGN.find(({ type }) => !tillatna_block.includes(type));
  const note = { type: 'paragraf', content: [{ type: 'text', text: 'TODO: ring kommunen' }] };
  return {
    ...rest,
    ...(hero === null ? {} : { hero: picture }),
    ingres: ingress,
    sektion: 'sport',
    block: [note, ...(foreign === undefined ? [] : [foreign]), ...block.filter(({ type }) => type !== required?.type)],
  };
}

const FOREIGN = [
  { type: 'tidslinje', attrs: { rader: [{ ar: '1998', text: 'Född i Gävle.' }] } },
  { type: 'plusminus', attrs: { plus: ['Lätt'], minus: ['Dyr'], dom: 'Prisvärd' } },
];

test.each([...TEMPLATES.keys()])(
  'an agent that knows only the handbook and the template writes %s, mends it as it is told, and hands it in',
  async (mall) => {
    const [bot, chief] = await Promise.all([agent(), as('chefredaktor')]);
    const { id, told } = await writeArticle(await Assistant.connect(bot.nyckel), mall, hasty);
    const codes = told.map((remark) => ('kod' in remark ? remark.kod : ''));
    expect(codes).toEqual(expect.arrayContaining(['falt_okant', 'sektion_okand', 'platshallare', 'block_otillatet']));
    if (TEMPLATES.get(mall)?.kravda_block.length !== 0) expect(codes).toContain('block_saknas');
    const { body } = await chief.validate(id);
    expect([body.blockerande, body.fel]).toEqual([false, []]);
    expect((await chief.item(id)).sprak.sv.status).toBe('granskning');
  },
);

test('an agent that may not save over what others have written is told how to propose it, and proposes by the same tool', async () => {
  const [bot, chief] = await Promise.all([agent({ skriver_over: false }), as('chefredaktor')]);
  const { id, revision: bas } = await chief.created(swedish());
  const assistant = await Assistant.connect(bot.nyckel);
  const change = { id, sprak: 'sv', bas, ...swedish({ ingress: 'Bron är 46 meter lång.' }), kommentar: 'Längden saknades' };
  const refused = await assistant.call('spara_sprakversion', { ...change, som_forslag: false });
  expect([refused.isError, refused.data.fel[0].kod]).toEqual([true, 'andras_text']);
  expect(refused.text).toContain('som_forslag: true');
  const { forslag, ...rest } = await assistant.done('spara_sprakversion', { ...change, som_forslag: true });
  expect(Object.keys(rest)).toEqual(['ok', 'studio']);
  const proposals = await chief.get(`/innehall/${id}/sprak/sv/forslag-till-andring`);
  expect(proposals.body.forslag).toMatchObject([{ id: forslag, kommentar: 'Längden saknades', av: { id: bot.id } }]);
  expect((await chief.item(id)).sprak.sv.arbetsrevision.id).toBe(bas);
  await assistant.close();
});

test('an agent names a source that has no address, and adds one to those that it can see are there', async () => {
  const [bot, chief] = await Promise.all([agent(), as('chefredaktor')]);
  const assistant = await Assistant.connect(bot.nyckel);
  const oral = { titel: 'Samtal med Leif Arnesson', url: '', not: 'Telefon den 25 november.' };
  const { id } = await assistant.done('skapa_innehall', {
    sektion: 'nyheter',
    mall: 'nyhet',
    ...swedish(),
    kategorier: [10],
    kallor: [oral],
  });
  const { artikel } = await assistant.done('hamta_innehall', { id });
  expect(artikel).toMatchObject({ kategorier: [10], sponsrad: null, kallor: [oral] });
  await assistant.done('andra_innehall', { id, kallor: [...artikel.kallor, { titel: 'Beslutet', url: 'https://exempel.se/beslut' }] });
  expect((await chief.item(id)).kallor.map(({ titel }: { titel: string }) => titel)).toEqual(['Samtal med Leif Arnesson', 'Beslutet']);
  expect((await assistant.done('validera_innehall', { id })).fel).toEqual([]);
  await assistant.close();
});

test('an agent without an order is told to ask for one, and not merely whose name to write', async () => {
  const bot = await agent(MAY_PUBLISH);
  const assistant = await Assistant.connect(bot.nyckel);
  const { id } = await assistant.done('skapa_innehall', { sektion: 'nyheter', mall: 'nyhet', ...swedish() });
  const { isError, text } = await assistant.call('publicera', { id, lage: 'publicera', sprak: ['sv'] });
  expect([isError, text]).toEqual([true, expect.stringContaining('Har ingen gett den: fråga först.')]);
  await assistant.close();
});
