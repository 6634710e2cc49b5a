import { randomBytes } from 'node:crypto';

type Node = Record<string, unknown>;

export function text(words: string, ...marks: unknown[]): Node {
  return marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
}

export function paragraph(words: string, id?: string): Node {
  return { type: 'paragraph', ...(id === undefined ? {} : { attrs: { id } }), content: words === '' ? [] : [text(words)] };
}

export function blockId(): string {
  return `b${randomBytes(8).toString('hex')}`;
}

/** A word that no other test uses. */
export function uniqueWord(): string {
  return `ord${randomBytes(6).toString('hex')}`;
}

const SWEDISH =
  'Kommunen har beslutat att bygga en ny bro över ån i centrum. Arbetet börjar i vår och väntas ta två år, säger projektledaren. Under tiden leds trafiken om via Storgatan, och bussarna går enligt en särskild tabell. De boende har fått information i brevlådan och kan ställa frågor på ett möte i biblioteket.';
const ENGLISH =
  'The city has decided to build a new bridge across the river in the centre. Work starts this spring and is expected to take two years, says the project manager. Meanwhile traffic is led along the main street, and the buses follow a special timetable. The residents have been told by letter and can ask questions at a meeting in the library.';

function body(words: string): Node[] {
  return Array.from({ length: 4 }, (_, index) => paragraph(`${words} (${index + 1})`));
}

/** A Swedish news article that the check has nothing against that would stop it; its headline, and so its slug, is its own. */
export function swedish(fields: Node = {}): Node {
  return { rubrik: `Kommunen bygger bron ${uniqueWord()}`, ingress: 'En ny bro ska stå klar om två år.', block: body(SWEDISH), ...fields };
}

export function english(fields: Node = {}): Node {
  return {
    rubrik: `The city builds the bridge ${uniqueWord()}`,
    ingress: 'A new bridge is to be ready in two years.',
    block: body(ENGLISH),
    ...fields,
  };
}

/** The same as it comes from another system, in both languages, under an address that no other has. */
export function foreignArticle(): Node {
  const { rubrik, ingress, block } = english();
  return {
    ...{ sektion: 'nyheter', mall: 'nyhet', ...swedish() },
    ursprung: { system: 'wordpress', id: `https://blogg.example/${uniqueWord()}`, datum: '2019-04-03' },
    oversattningar: [{ sprak: 'en', rubrik, ingress, block }],
  };
}
