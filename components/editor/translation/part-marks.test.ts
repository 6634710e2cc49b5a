import { describe, expect, it } from 'vitest';
import { partMarks } from '#components/editor/translation/part-marks.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { PartFate } from '#lib/contract/translation.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });

function article(texts: Record<string, string>): ArticleContent {
  const block = Object.entries(texts).map(([id, text]) => paragraph(id, text));
  return { rubrik: 'R', ingress: '', block, meta: {}, hero: null, slug: '' };
}

const SOURCE = article({ b1: 'ett', b2: 'två', b3: 'tre', b4: 'fyra' });
const TARGET = article({ b1: 'one', b2: 'två', b4: 'four', b5: 'own' });
const BEHIND = { inaktuell: true, inaktuella_block: ['b1', 'b4'] };
const REFUSED = { falt: 'block', sprak: 'en', orsak: 'Figures.', atgard: '', kod: 'oversattning_nekad', block: 'b2' };

function kinds(fates: Record<string, PartFate>, change: Partial<Parameters<typeof partMarks>[0]> = {}) {
  const delar = Object.entries(fates).map(([id, utfall]) => ({ del: id === 'rubrik' ? id : `block:${id}`, utfall }));
  const from = { delar, source: SOURCE, target: TARGET, version: BEHIND, varningar: [], isMachineMade: true, ...change };
  return Object.fromEntries([...partMarks(from)].map(([del, { kind }]) => [del.replace('block:', ''), kind]));
}

describe('the marks of a translation', () => {
  it('tell what is stale, not translated, missing and fine', () => {
    expect(kinds({ rubrik: 'aktuell', b1: 'oversatt', b2: 'oversatt', b3: 'oversatt' })).toEqual({
      b1: 'stale',
      b2: 'untranslated',
      b3: 'missing',
    });
  });

  it('tell what was kept for a person, and whether its source has changed', () => {
    expect(kinds({ b1: 'egen', b4: 'egen_inaktuell', b3: 'egen', b5: 'egen' })).toEqual({
      b1: 'kept',
      b4: 'keptStale',
      b3: 'removed',
      b5: 'onlyHere',
    });
  });

  it('tell why a part was refused', () => {
    const from = { delar: [{ del: 'block:b2', utfall: 'oversatt' as const }], source: SOURCE, target: TARGET, version: BEHIND };
    expect(partMarks({ ...from, varningar: [REFUSED], isMachineMade: true }).get('block:b2')).toEqual({
      kind: 'refused',
      cause: 'Figures.',
    });
  });

  it('call nothing stale that somebody has said is right', () => {
    expect(kinds({ b1: 'oversatt', b4: 'egen_inaktuell' }, { version: { inaktuell: false, inaktuella_block: [] } })).toEqual({
      b4: 'kept',
    });
  });

  it('call nothing kept where a person has translated it all', () => {
    expect(kinds({ b1: 'egen', b4: 'egen_inaktuell' }, { isMachineMade: false })).toEqual({ b4: 'keptStale' });
  });
});
