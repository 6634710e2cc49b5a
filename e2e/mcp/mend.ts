export type Node = { type: string; attrs?: Record<string, unknown>; content?: unknown[] };
export type Draft = Record<string, unknown> & { block?: Node[] };

export interface Template {
  id: string;
  sektioner: string[];
  tillatna_block: string[];
  kravda_block: { type: string; namn: string; minst: number }[];
  exempel: Draft;
}

/** A fault as every tool tells it. */
export interface Remark {
  falt: string;
  orsak: string;
  atgard: string;
}

/** Does what each remark says is to be done, and nothing else. Throws when it says nothing that can be done. */
export function mend(draft: Draft, template: Template, remarks: readonly Remark[]): Draft {
  const mended = structuredClone(draft);
  // What is taken away moves what comes after it: the last first, and what is added comes when all else is in its place.
  const rank = (remark: Remark) => (adds(remark) ? 2 : removes(remark) ? 1 : 0);
  for (const remark of remarks.toSorted((one, other) => rank(one) - rank(other) || place(other) - place(one))) {
    follow(mended, template, remark);
  }
  return mended;
}

function follow(draft: Draft, template: Template, remark: Remark): void {
  const { falt, orsak, atgard } = remark;
  const meant = /^Menade du (\S+)\?/.exec(atgard)?.[1];
  const choices = /(?:Välj en av|Använd något av|Använd) ([\w, åäöÅÄÖ-]+)\.$/.exec(atgard)?.[1]?.split(', ');
  const path = falt.split(/[.[\]]+/).filter((part) => part !== '');
  if (adds(remark)) add(draft, template, orsak);
  else if (removes(remark)) draft.block?.splice(place(remark), 1);
  else if (meant !== undefined && path.at(-1) !== 'type') rename(draft, path, meant);
  else {
    const chosen = meant ?? choices?.find((choice) => template.sektioner.includes(choice)) ?? choices?.[0];
    const written = chosen ?? get(template.exempel, path);
    if (written === undefined) throw new Error(`nothing can be done about «${orsak}» at ${falt} by «${atgard}»`);
    set(draft, path, written);
  }
}

function adds({ atgard }: Remark): boolean {
  return atgard.startsWith('Lägg till');
}

function removes({ falt, atgard }: Remark): boolean {
  return /^block\[\d+\]/.test(falt) && /ta bort (blocket|den)/i.test(atgard);
}

function place({ falt }: Remark): number {
  return Number(/^block\[(\d+)\]/.exec(falt)?.[1] ?? -1);
}

/** The blocks of the type that is said to be missing, as the example has them. */
function add(draft: Draft, { exempel, kravda_block }: Template, orsak: string): void {
  const required = kravda_block.find(({ namn }) => orsak.includes(`typen ${namn}`));
  const wanted = exempel.block?.filter((block) => block.type === required?.type) ?? [];
  if (wanted.length === 0) throw new Error(`the example has no block for «${orsak}»`);
  draft.block = [...(draft.block ?? []), ...structuredClone(wanted)];
}

type Holder = Record<string, unknown>;

function holderOf(root: unknown, path: readonly string[]): Holder | undefined {
  return path.slice(0, -1).reduce<Holder | undefined>((holder, part) => {
    const inner = holder?.[part];
    return typeof inner === 'object' && inner !== null ? (inner as Holder) : undefined;
  }, root as Holder);
}

function get(root: unknown, path: readonly string[]): unknown {
  return holderOf(root, path)?.[path.at(-1) ?? ''];
}

function set(root: unknown, path: readonly string[], value: unknown): void {
  const holder = holderOf(root, path);
  if (holder !== undefined) holder[path.at(-1) ?? ''] = value;
}

function rename(root: unknown, path: readonly string[], name: string): void {
  const holder = holderOf(root, path);
  const old = path.at(-1) ?? '';
  if (holder === undefined) return;
  holder[name] = holder[old];
  delete holder[old];
}
