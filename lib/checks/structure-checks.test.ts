import { describe, expect, test } from 'vitest';
import { walkDocument } from '#lib/checks/block-walk.ts';
import { checkDeclared, checkTemplateBlocks } from '#lib/checks/structure-checks.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Template } from '#lib/templates/define-template.ts';
import { nyhet } from '#lib/templates/nyhet/index.ts';

const walked = (block: readonly Block[]) => atOnce(walkDocument(block));
const citat = (id: string): Block => ({ type: 'citat', attrs: { id, text: 'Ja.', vem: 'Bo' } });
const paragraph: Block = { type: 'paragraph', attrs: { id: 'bstycke01' } };

describe('a template that wants one or two citat and nothing else', () => {
  const mall: Template = { ...nyhet, id: 'prov', tillatna_block: ['citat'], kravda_block: [{ type: 'citat', minst: 1, hogst: 2 }] };
  const codes = (...block: Block[]) => checkTemplateBlocks(walked(block), mall).map(({ kod, block: id }) => [kod, id]);

  test('is content with just that', () => expect(codes(citat('bcitat001'))).toEqual([]));
  test('refuses another block', () => expect(codes(citat('bcitat001'), paragraph)).toEqual([['block_otillatet', 'bstycke01']]));
  test('speaks of blocks and templates by the names that writers know', () =>
    expect(checkTemplateBlocks(walked([paragraph, citat('bcitat001')]), mall)).toMatchObject([
      { params: { typ: 'Stycke', mall: 'Nyhet' } },
    ]));
  test('misses one', () => expect(codes()).toEqual([['block_saknas', undefined]]));
  test('finds three too many', () =>
    expect(codes(citat('bcitat001'), citat('bcitat002'), citat('bcitat003'))).toEqual([['block_for_manga', undefined]]));
});

test('a template that only wishes for a block warns of its absence and stops nothing', () => {
  const mall: Template = { ...nyhet, id: 'prov', onskade_block: ['citat'] };
  expect(checkTemplateBlocks(walked([paragraph]), mall)).toMatchObject([
    { kod: 'block_saknas', mild: true, params: { mall: 'Nyhet', typ: 'Citat' } },
  ]);
  expect(checkTemplateBlocks(walked([citat('bcitat001')]), mall)).toEqual([]);
});

describe('a template that wants one galleri as a story, and a snabbfakta that names somebody', () => {
  const mall: Template = {
    ...nyhet,
    id: 'prov',
    kravda_block: [
      { type: 'galleri', minst: 1, hogst: 1, med: { falt: 'lage', varde: 'berattelse' } },
      { type: 'snabbfakta', minst: 1, med: { falt: 'namn' } },
    ],
  };
  const galleri = (lage?: string): Block => ({ type: 'galleri', attrs: { id: 'bgaller01', lage } });
  const snabbfakta = (namn: string): Block => ({ type: 'snabbfakta', attrs: { id: 'bsnabb001', namn } });
  const found = (...block: Block[]) => checkTemplateBlocks(walked(block), mall).map(({ kod, params }) => `${kod}: ${params?.typ}`);

  test('counts only those', () => {
    expect(found(galleri('berattelse'), galleri(), snabbfakta('Nora'))).toEqual([]);
    expect(found(galleri(), snabbfakta(' '))).toEqual([
      'block_saknas: Galleri med läge: Bildberättelse',
      'block_saknas: Snabbfakta med namn',
    ]);
    expect(found(galleri('berattelse'), galleri('berattelse'), snabbfakta('Nora'))).toEqual([
      'block_for_manga: Galleri med läge: Bildberättelse',
    ]);
  });
});

describe('what a schema declares', () => {
  const codes = (block: Block) => atOnce(checkDeclared(walked([block]))).map(({ kod, falt }) => `${kod} ${falt}`);
  const viktigast = (...punkter: string[]): Block => ({ type: 'viktigast', attrs: { id: 'bviktig01', punkter } });

  test('how many parts a list has', () => {
    expect(codes(viktigast('a', 'b'))).toEqual(['blockfalt_antal block[0].attrs.punkter']);
    expect(codes(viktigast('a', 'b', 'c'))).toEqual([]);
  });

  test('how long a text is', () => {
    expect(codes(viktigast('a', 'b', 'x'.repeat(91)))).toEqual(['blockfalt_lang block[0].attrs.punkter[2]']);
  });

  test('how large a number is, in a structural node too', () => {
    const cell: Block = { type: 'tableHeader', attrs: { colspan: 0 }, content: [] };
    const table: Block = { type: 'table', attrs: { id: 'btabell01' }, content: [{ type: 'tableRow', content: [cell] }] };
    expect(atOnce(checkDeclared(walked([table])))).toMatchObject([
      { kod: 'blockfalt_varde', falt: 'block[0].content[0].content[0].attrs.colspan', block: 'btabell01' },
    ]);
  });
});
