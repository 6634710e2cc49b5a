import { factsOf } from '#lib/content/facts.ts';
import { mediaFileOf } from '#lib/content/library-picture.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Item, LanguageVersion, Revision } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';
import { articleHtmlFile } from '#lib/export/article-html-file.ts';
import { articleMarkdown } from '#lib/export/article-markdown.ts';
import type { ExportedVersion } from '#lib/export/exported-version.ts';
import { libraryAddresses } from '#lib/import/picture-paths.ts';
import type { FileInZip } from '#lib/operations/article-files/zip-file.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { articlePage } from '#lib/render/make-article-page.ts';
import type { ItemFilter } from '#lib/store/item-filter.ts';
import { inTurns } from '#lib/turns/in-turns.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

type Context = Pick<OperationContext, 'store' | 'media' | 'settings' | 'withoutFormerNames'>;

/** However many files are on their way, the database is asked for one article of one of them at a time. */
const inTurn = oneByOne(5_000);
/** So many ids are in memory at once. */
const STRETCH = 200;

/** Where a picture of the library is, and nothing besides: what an article names otherwise could lead out of the archive. */
const PICTURE = /^\/media\/[\da-f-]{36}\/(?:[\da-f-]{36}\/)?(\d+|stilla)\.[a-z]+$/;

const README = `Artiklarna ur Studio, en mapp för varje artikel: artiklar/<sektion>/<adress>-<slutet av id>/.

sv.md, en.md           Artikeln på svenska och engelska: som läsarna har den, eller utkastet om den inte är publicerad.
sv.utkast.md           Det som redaktionen har ändrat sedan artikeln publicerades.
sv.html, en.html       Detsamma som HTML, så som läsarna ser det. Öppnas i en webbläsare.
media/                 Bilderna i Studios bildarkiv, som filerna ovan hänvisar till.

Markdownfilerna börjar med uppgifter i YAML. title, description, slug, lang, date, tags och author är sådana som andra program läser;
under studio står allt annat som Studio vet. Block som Markdown inte har någon form för står som YAML mellan \`\`\`studio och \`\`\`.
Studio läser in filerna igen med: npm run import -- <fil>
`;

/** The files of every article that the filter selects, read an article at a time: each in its languages, and its pictures once each. */
export async function* takenOut(context: Context, filter: ItemFilter, sections: readonly Section[]): AsyncGenerator<FileInZip, void> {
  const pictures = new Set<string>();
  yield file('LÄS MIG.txt', README);
  let after: string | undefined;
  do {
    const ids: string[] = await inTurn(() => context.store.itemList.idsAfter(filter, after, STRETCH));
    for (const id of ids) {
      const item = await inTurn(() => context.store.items.get(id));
      if (item !== undefined) yield* filesOf(context, item, sections, pictures);
    }
    after = ids.at(-1);
  } while (after !== undefined);
}

function file(path: string, text: string): FileInZip {
  return { path, bytes: Buffer.from(text), packed: false };
}

async function* filesOf(
  context: Context,
  item: Item,
  sections: readonly Section[],
  pictures: Set<string>,
): AsyncGenerator<FileInZip, void> {
  for (const version of Object.values(item.sprak)) {
    for (const { name, taken } of await versionsOf(context, item, version)) {
      const folder = `artiklar/${item.sektion}/${makeSlug(item.sprak[item.kallsprak]?.arbetsrevision.slug ?? '') || 'artikel'}-${item.id.slice(-12)}`;
      yield file(`${folder}/${name}.md`, await inTurns(articleMarkdown(taken)));
      yield file(`${folder}/${name}.html`, await inTurns(articleHtmlFile(taken, pageOf(context, item, taken, sections))));
      for (const address of libraryAddresses([taken.content, taken.block])) {
        if (pictures.has(address)) continue;
        pictures.add(address);
        const bytes = await pictureAt(context, address);
        if (bytes !== undefined) yield { path: address.slice(1), bytes, packed: true };
      }
    }
  }
}

interface Named {
  name: string;
  taken: ExportedVersion;
}

/** What readers have of a language, with the facts that its release pinned, and what is worked on where that is not the same. */
async function versionsOf({ store, withoutFormerNames }: Context, item: Item, version: LanguageVersion): Promise<Named[]> {
  const { sprak, arbetsrevision: working, publicerad_revision: brought, ej_slappt } = version;
  const agare = withoutFormerNames(item.agare).namn;
  const { id, kallsprak, status, publicerad, skapad, andrad } = item;
  const common = { id, sprak, kallsprak, status, sprakstatus: version.status, lank: version.lank, publicerad, skapad, andrad, agare };
  const taken = (revision: Revision, which: ExportedVersion['version'], pinned: LanguageVersion['lasarna_ser']): ExportedVersion => {
    const { block, ...content } = contentOf(revision);
    const { agare: _, ...fakta } = { ...factsOf(item), ...pinned };
    return { ...common, version: which, fakta, content, block, revision: { id: revision.id, nr: revision.nr, hash: revision.hash } };
  };
  if (brought === null) return [{ name: sprak, taken: taken(working, 'arbete', {}) }];
  const revision = brought.id === working.id ? working : await inTurn(() => store.revisions.get(id, sprak, brought.id));
  const named = revision === undefined ? [] : [{ name: sprak, taken: taken(revision, 'publicerad', version.lasarna_ser) }];
  const isSame = brought.id === working.id && ej_slappt.length === 0;
  return isSame ? named : [...named, { name: `${sprak}.utkast`, taken: taken(working, 'arbete', {}) }];
}

function pageOf(
  { settings }: Context,
  item: Item,
  { fakta, content, sprak, lank, version, publicerad, andrad }: ExportedVersion,
  sections: readonly Section[],
) {
  const namn = sections.find(({ id }) => id === fakta.sektion)?.namn ?? fakta.sektion;
  return articlePage({
    innehall: item.id,
    fakta: { ...fakta, agare: item.agare },
    revision: { sprak, meta: content.meta },
    sektion: { id: fakta.sektion, namn },
    sajt: settings.sajt,
    url: settings.url,
    lank: lank ?? settings.url,
    publicerad: version === 'publicerad' ? publicerad : null,
    andrad,
    media: new Map(),
    svenskMeta: item.sprak.sv?.arbetsrevision.meta,
  });
}

/** The bytes at an address of the library; undefined where there are none any more. */
async function pictureAt({ media }: Context, address: string): Promise<Uint8Array | undefined> {
  const stored = mediaFileOf(address);
  const name = PICTURE.exec(address)?.[1];
  if (stored === undefined || name === undefined) return undefined;
  return media.read(stored, name === 'stilla' ? name : Number(name));
}
