import { expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { stegforsteg } from '#lib/blocks/stegforsteg/index.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const context: RenderContext = { sprak: 'sv', mall: 'howto', absolute: (address) => address };
const html = (attrs: object) => renderBodyHtml([{ type: 'stegforsteg', attrs: { id: 'bsteg00001', ...attrs } }], context);
const told = (attrs: Record<string, unknown>, other: Partial<RenderContext> = {}) =>
  stegforsteg.structuredData?.(attrs, { ...context, ...other }, 'bsteg00001') ?? [];
const steg = [{ text: 'Skruva.' }, { rubrik: '', text: '' }, { rubrik: 'Pumpa', text: 'Hårt.' }];

test('the steps are numbered as readers see them, and keep the outline whole', () => {
  expect(html({ rubrik: 'Så pumpar du', steg })).toContain('<li id="bsteg00001-steg-2"><h3>Pumpa</h3><p>Hårt.</p></li>');
  expect(html({ steg })).toContain('<h2>Pumpa</h2>');
});

test('a step without a heading says its number once: beside its text', () => {
  expect(html({ steg })).toContain('<li id="bsteg00001-steg-1"><p>Skruva.</p></li>');
});

test('a time that can be counted is told to machines as well', () => {
  expect(html({ tid: 'en och en halv timme', steg })).toContain('<time dateTime="PT1H30M">en och en halv timme</time>');
  expect(html({ tid: 'en stund', steg })).toContain('<dd>en stund</dd>');
  expect(told({ tid: 'en och en halv timme', steg })).toMatchObject([{ totalTime: 'PT1H30M' }]);
  expect(told({ tid: 'en stund', steg })[0]).not.toHaveProperty('totalTime');
});

test('search engines are told where each step stands, once the page has an address', () => {
  expect(told({ steg }, { lank: 'https://t.example/pump' })).toMatchObject([
    {
      step: [
        { position: 1, text: 'Skruva.', url: 'https://t.example/pump#bsteg00001-steg-1' },
        { position: 2, name: 'Pumpa' },
      ],
    },
  ]);
  expect(JSON.stringify(told({ steg }))).not.toContain('url');
  expect(told({ rubrik: 'Så pumpar du' })).toEqual([]);
});
