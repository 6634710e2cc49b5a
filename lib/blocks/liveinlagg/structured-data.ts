import type { RenderContext } from '#lib/blocks/define-block.ts';
import { coverage, entryAnchor, type LiveEntry, liveEntries, partsOf } from '#lib/blocks/liveinlagg/entries.ts';
import { entryWords } from '#lib/blocks/liveinlagg/entry-text.ts';
import { headlineOf } from '#lib/blocks/liveinlagg/headline.ts';
import { entriesOfPart } from '#lib/blocks/liveinlagg/report-parts.ts';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';

export function structuredData(attrs: Attrs, context: RenderContext, id: string): object[] {
  const entries = liveEntries(attrs);
  const span = coverage(entries);
  if (span === undefined) return [];
  const shown = context.livedel === undefined ? entries : entriesOfPart(entries, context.livedel);
  return [
    {
      '@type': 'LiveBlogPosting',
      coverageStartTime: stockholmIso(span.forst),
      // While a report goes on nobody knows when it ends.
      ...(context.live === false ? { coverageEndTime: stockholmIso(span.senast) } : {}),
      liveBlogUpdate: shown.flatMap((entry) => (entry.tid === undefined ? [] : [updateNode(entry, entry.tid, context, id)])),
    },
  ];
}

function updateNode(entry: LiveEntry, tid: string, { absolute, lank, utgivare }: RenderContext, id: string): object {
  const { bild, rattad } = entry;
  const text = entryWords(partsOf(entry));
  const image = bild?.src ? absolute(bild.src) : undefined;
  return {
    '@type': 'BlogPosting',
    ...(text === '' ? {} : { headline: headlineOf(text), articleBody: text }),
    datePublished: stockholmIso(tid),
    ...(rattad === undefined ? {} : { dateModified: stockholmIso(rattad) }),
    ...(image === undefined ? {} : { image }),
    ...(lank === undefined ? {} : { url: `${lank}#${entryAnchor(id, entry)}` }),
    ...(utgivare === undefined ? {} : { author: utgivare }),
  };
}
