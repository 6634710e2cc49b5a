import { describe, expect, it } from 'vitest';
import { parseInline } from '#components/studio/handbook/parse-inline.ts';
import { parseMarkdown } from '#components/studio/handbook/parse-markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const paragraph = (words: string) => ({ kind: 'paragraph', content: [text(words)] });

describe('blocks', () => {
  it('reads headings with ids to link to, also when two are alike', () => {
    expect(parseMarkdown('# Så skriver vi\n\n## Bilder\n## Bilder')).toEqual([
      { kind: 'heading', level: 1, id: 'så-skriver-vi', content: [text('Så skriver vi')] },
      { kind: 'heading', level: 2, id: 'bilder', content: [text('Bilder')] },
      { kind: 'heading', level: 2, id: 'bilder-2', content: [text('Bilder')] },
    ]);
  });

  it('joins the lines of a paragraph, and ends it at a list', () => {
    expect(parseMarkdown('Ett stycke\npå två rader.\n- punkt')).toEqual([
      paragraph('Ett stycke på två rader.'),
      { kind: 'list', isOrdered: false, items: [[paragraph('punkt')]] },
    ]);
  });

  it('keeps a list within an item, and the item after it', () => {
    expect(parseMarkdown('1. Ett\n   - inre\n   - till\n2. Två\n   fortsätter')).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [paragraph('Ett'), { kind: 'list', isOrdered: false, items: [[paragraph('inre')], [paragraph('till')]] }],
          [paragraph('Två fortsätter')],
        ],
      },
    ]);
  });

  it('reads tables, with or without bars at the ends', () => {
    const table = { kind: 'table', head: [[text('Kod')], [text('Betyder')]], rows: [[[text('B')], [text('stoppar')]]] };
    expect(parseMarkdown('| Kod | Betyder |\n|---|:--|\n| B | stoppar |')).toEqual([table]);
    expect(parseMarkdown('Kod | Betyder\n--- | ---\nB | stoppar')).toEqual([table]);
  });

  it('leaves code as it is written, to the end when the fence is never closed', () => {
    expect(parseMarkdown('```json\n{"a": "**b**"}\n```\nEfter')).toEqual([{ kind: 'code', text: '{"a": "**b**"}' }, paragraph('Efter')]);
    expect(parseMarkdown('```\nslut')).toEqual([{ kind: 'code', text: 'slut' }]);
  });

  it('reads quotes and rules', () => {
    expect(parseMarkdown('> Citat\n> vidare\n\n---')).toEqual([{ kind: 'quote', content: [paragraph('Citat vidare')] }, { kind: 'rule' }]);
  });
});

describe('words', () => {
  it('reads emphasis, code and links', () => {
    expect(parseInline('Skriv **alltid** _kort_ med `slug` och [länk](https://dn.se/a).')).toEqual([
      text('Skriv '),
      { kind: 'strong', content: [text('alltid')] },
      text(' '),
      { kind: 'emphasis', content: [text('kort')] },
      text(' med '),
      { kind: 'code', text: 'slug' },
      text(' och '),
      { kind: 'link', href: 'https://dn.se/a', content: [text('länk')] },
      text('.'),
    ]);
  });

  it('leaves names with underscores alone', () => {
    expect(parseInline('behover_uppdateras och kall_revision')).toEqual([text('behover_uppdateras och kall_revision')]);
  });

  it.each(['[x](javascript:alert(1))', '[x](data:text/html,x)', '[x](//evil.se)'])('makes no link of %s', (source) => {
    expect(parseInline(source).some((run) => run.kind === 'link')).toBe(false);
  });

  it('keeps HTML as the characters it is', () => {
    expect(parseInline('<b onclick=x>fet</b>')).toEqual([text('<b onclick=x>fet</b>')]);
  });
});
