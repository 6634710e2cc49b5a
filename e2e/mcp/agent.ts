import { type Draft, mend, type Remark, type Template } from './mend.ts';

/** What the agent can do: call a tool by its name. A refusal comes back as one, with its faults. */
export interface Tools {
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is read as a model reads it
  call(name: string, args: Record<string, unknown>): Promise<{ isError: boolean; data: any }>;
}

export interface Written {
  id: string;
  /** Everything it was told to mend, in order. */
  told: Remark[];
}

const MOST_ROUNDS = 12;

/**
 * An agent without a model, that knows nothing of Studio but what its tools tell it: it reads the handbook, asks what the
 * template needs, writes after the example as carelessly as `carelessness` has it, and then does what each fault says until
 * nothing stops the article. Throws when it is told something that it cannot do.
 */
export async function writeArticle(
  tools: Tools,
  mall: string,
  carelessness: (draft: Draft, template: Template) => Draft,
): Promise<Written> {
  const done = async (name: string, args: Record<string, unknown>) => {
    const { isError, data } = await tools.call(name, args);
    if (isError) throw new Error(`${name}: ${JSON.stringify(data.fel)}`);
    return data;
  };
  const { text } = await done('las_handbok', {});
  if (!String(text).includes('## ')) throw new Error('the handbook is empty');
  const answer = await done('hamta_mall', { mall, sprak: 'sv' });
  const template: Template = { ...answer.mall, exempel: answer.exempel };
  const told: Remark[] = [];

  let draft = carelessness(varied(template), template);
  let made = await tools.call('skapa_innehall', draft);
  for (let round = 0; made.isError; round += 1) {
    draft = corrected(draft, template, made.data.fel, round, told);
    made = await tools.call('skapa_innehall', draft);
  }
  const { id } = made.data;
  let bas = made.data.artikel.sprak.sv.bas;
  for (let round = 0; ; round += 1) {
    const { blockerande, fel } = await done('validera_innehall', { id });
    if (!blockerande) break;
    draft = corrected(draft, template, fel, round, told);
    const { sektion: _section, mall: _template, taggar: _tags, kallor: _sources, ...version } = draft;
    const saved = await done('spara_sprakversion', { id, sprak: 'sv', bas, ...version });
    bas = saved.id;
  }
  await done('satt_sprakstatus', { id, sprak: 'sv', status: 'granskning' });
  return { id, told };
}

function corrected(draft: Draft, template: Template, fel: readonly Remark[], round: number, told: Remark[]): Draft {
  if (round >= MOST_ROUNDS) throw new Error(`after ${round} rounds there is still: ${JSON.stringify(fel)}`);
  told.push(...fel);
  return mend(draft, template, fel);
}

/** The example as an article of its own: another headline, an address that Studio makes of it, and blocks that are new. */
function varied({ id, sektioner, exempel }: Template): Draft {
  const { slug: _, ...article } = structuredClone(exempel);
  const number = Math.floor(Math.random() * 1_000_000);
  return { ...article, sektion: sektioner[0] ?? '', mall: id, rubrik: `${String(article.rubrik).slice(0, 80)} ${number}` };
}
