import { createElement, type ReactNode } from 'react';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { inSlices } from '#lib/blocks/in-slices.ts';
import { aiNote } from '#lib/content/ai-note.ts';
import { blockHashes } from '#lib/content/block-hash.ts';
import { type BlockPair, pairBlocks } from '#lib/content/pair-blocks.ts';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { recordOf } from '#lib/contract/record-of.ts';
import { articleTree } from '#lib/render/article-tree.tsx';
import { Disclosure } from '#lib/render/disclosure.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import { sectionOf } from '#lib/site/article-data.ts';
import { longHtmlDocument } from '#lib/site/document.ts';
import { type Behind, SideBySidePage, SideBySideRow, type SideRow } from '#lib/site/pages/side-by-side-page.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { articlePath, sectionPath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicArticle, TranslatedFrom } from '#lib/store/readers/public-articles.ts';

/** Shown as the article shows them; of all others their words are: a map, a recipe or a quiz is used in the article, and once is enough. */
const AS_THEY_STAND: ReadonlySet<string> = new Set(['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'table']);

/**
 * The page of an article in both its languages, piece by piece, of what readers have and nothing else; what a translation is behind its source in is
 * marked. `undefined` where one of them is not public, or is read elsewhere.
 */
export async function renderSideBySide(site: SiteFacts, source: SiteSource, own: PublicArticle): Promise<string | undefined> {
  const { sprak } = own.revision;
  const annat = OTHER_LANGUAGE[sprak];
  if (!isServed(site, annat)) return undefined;
  const other = await source.article(own.innehall, annat);
  if (other === undefined) return undefined;
  const articles = { [sprak]: own, [annat]: other } as Record<Language, PublicArticle>;
  const translated = await translationAmong(source, own, other);
  const sections = await source.sections();
  const sektion = sectionOf(sections, sprak, own.fakta.sektion);
  const contexts = recordOf(LANGUAGES, (language) => contextOf(site, articles[language], sektion));
  const behind = translated === undefined ? new Map<string, Behind>() : behindIn(translated);
  const pairs = pairBlocks(own.revision.block, other.revision.block).filter(({ ena, annan }) => isRead(ena) || isRead(annan));
  const kalla = translated === undefined ? undefined : translated.kalla.revision.sprak;
  const shown = (context: RenderContext, block: Block | null, mark: string) => (block === null ? null : shownBlock(block, context, mark));
  const rowOf = ({ id, ena, annan }: BlockPair): SideRow => ({
    ...{ id, ena: shown(contexts[sprak], ena, ''), annan: shown(contexts[annat], annan, `-${annat}`) },
    efter: behind.get(id),
  });
  const words = SITE_WORDS[sprak];
  const lank = site.url + articlePath(sprak, own.fakta.sektion, own.slug);
  return longHtmlDocument([...own.revision.block, ...other.revision.block], (putOff) => (
    <SideBySidePage
      frame={frameData(site, {
        ...{ sprak, sections, aktuell: own.fakta.sektion },
        annan: { lank: articlePath(annat, other.fakta.sektion, other.slug), text: words.annanVersion },
      })}
      head={{
        titel: `${words.sida_vid_sida.rubrik}: ${own.revision.rubrik} – ${site.identitet.namn}`,
        beskrivning: '',
        floden: [],
        kanonisk: lank,
      }}
      {...{ sprak, annat, kalla }}
      sektion={{ namn: sektion.namn, lank: sectionPath(sprak, sektion.id) }}
      markning={own.fakta.sponsrad === null ? undefined : sponsorLabel(own.fakta.sponsrad, sprak)}
      artiklar={recordOf(LANGUAGES, (language) => ({
        rubrik: articles[language].revision.rubrik,
        lank: articlePath(language, articles[language].fakta.sektion, articles[language].slug),
      }))}
      efter={pairs.filter(({ id }) => behind.has(id)).length}
      fore={recordOf(LANGUAGES, (language) => (
        <Before
          article={articles[language]}
          context={contexts[language]}
          ai={aiNote(articles[language].ord, site.identitet, language)?.text}
        />
      ))}
      rader={inSlices(pairs, { putOff }, (pair) => <SideBySideRow key={pair.id} {...{ sprak, annat, kalla }} row={rowOf(pair)} />)}
    />
  ));
}

function contextOf({ url, identitet }: SiteFacts, article: PublicArticle, sektion: { id: string; namn: string }): RenderContext {
  const { innehall, fakta, revision, slug, publicerad, uppdaterad } = article;
  const lank = url + articlePath(revision.sprak, fakta.sektion, slug);
  const facts = { innehall, fakta, revision, sektion, sajt: identitet, url, lank, publicerad, andrad: uppdaterad, media: new Map() };
  return { ...articlePage(facts), absolute: (address) => address };
}

interface Translation {
  kalla: PublicArticle;
  oversattning: PublicArticle;
  gjordAv: TranslatedFrom;
}

/** Which of the two is a translation of the other, and of what state of it; undefined where neither says so. */
async function translationAmong(source: SiteSource, ...two: [PublicArticle, PublicArticle]): Promise<Translation | undefined> {
  for (const [oversattning, kalla] of [two, [two[1], two[0]] as const]) {
    const { kall_revision } = oversattning.revision;
    const gjordAv = kall_revision === null ? undefined : await source.translatedFrom(kall_revision);
    if (gjordAv?.sprak === kalla.revision.sprak) return { kalla, oversattning, gjordAv };
  }
  return undefined;
}

/** In what the translation that readers have is behind the source that they have, by the ids of its blocks. */
function behindIn({ kalla, oversattning, gjordAv }: Translation): Map<string, Behind> {
  const now = blockHashes(kalla.revision.block);
  const translated = new Set(Object.keys(blockHashes(oversattning.revision.block)));
  const changed = Object.keys(now).flatMap((id): Array<[string, Behind]> => {
    if (!translated.has(id)) return [[id, 'saknas']];
    return now[id] === gjordAv.block[id] ? [] : [[id, 'andrad']];
  });
  const gone = [...translated].filter((id) => !Object.hasOwn(now, id)).map((id): [string, Behind] => [id, 'utan_kalla']);
  return new Map([...changed, ...gone]);
}

function isRead(block: Block | null): boolean {
  return block !== null && textOfBlock(block) !== '';
}

/** The other language's blocks have ids of their own: the same one may stand in a page once. */
function shownBlock(block: Block, context: RenderContext, mark: string): ReactNode {
  if (AS_THEY_STAND.has(block.type))
    return articleTree([{ ...block, attrs: { ...block.attrs, id: `${block.attrs?.id}${mark}` } }], context);
  const lines = textOfBlock(block)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, index) => createElement('p', { key: `${index} ${line}` }, line));
}

/** What its readers are told before the text, and its standfirst. */
function Before({ article: { revision }, context, ai }: { article: PublicArticle; context: RenderContext; ai: string | undefined }) {
  return (
    <>
      {ai === undefined ? null : <p className="artikel-ai">{ai}</p>}
      <Disclosure block={revision.block} said={revision.ingress} context={context} />
      {revision.ingress.trim() === '' ? null : <p>{revision.ingress}</p>}
    </>
  );
}
