import { Parser } from 'htmlparser2';

/** Elements that end a line of what is read. */
const LINES = new Set(
  'p h1 h2 h3 h4 h5 h6 li figcaption figure blockquote div section aside summary details tr dd dt br hr pre'.split(' '),
);
/** What of an element nobody reads. */
const UNREAD = new Set(['script', 'style', 'template']);

/**
 * What a reader gets of HTML, in words, a line for each block of it: the text, where its links lead, which pictures it shows with their alternative
 * texts, and what is embedded. Two that differ in any of it differ here.
 */
export function textInWords(html: string): string {
  const lines: string[] = [];
  const links: string[] = [];
  let line = '';
  let unread = 0;
  const end = (next = '') => {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words !== '') lines.push(words);
    line = next;
  };
  const parser = new Parser({
    onopentag(name, { href = '', src = '', alt = '' }) {
      if (UNREAD.has(name)) unread += 1;
      if (LINES.has(name)) end();
      if (name === 'a') links.push(href);
      if (name === 'img') {
        end(`Bild: ${src}${alt === '' ? '' : ` («${alt}»)`}`);
        end();
      }
      if (name === 'iframe' || name === 'video' || name === 'audio') {
        end(`Inbäddat: ${src}`);
        end();
      }
    },
    ontext(text) {
      if (unread === 0) line += text;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (name === 'a') {
        const href = links.pop() ?? '';
        if (href !== '') line += ` (${href})`;
      }
      if (LINES.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return lines.join('\n');
}
