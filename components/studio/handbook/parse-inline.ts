/** A run of text within a Markdown block. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] };

const PATTERN =
  /\\([\\`*_[\]()#|<>-])|`([^`]+)`|\*\*(.+?)\*\*|(?<![\p{L}\p{N}])_(.+?)_(?![\p{L}\p{N}])|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)|<(https?:\/\/[^>\s]+)>/gu;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** Reads emphasis, code and links. What is neither is text: HTML stays the characters it is written with. */
export function parseInline(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > end) runs.push({ kind: 'text', text: text.slice(end, match.index) });
    runs.push(runOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
  return runs;
}

function runOf(match: RegExpExecArray): Inline {
  const [whole, escaped, code, strong, underscored, starred, label, href, bare] = match;
  if (escaped !== undefined) return { kind: 'text', text: escaped };
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', content: parseInline(strong) };
  const emphasis = underscored ?? starred;
  if (emphasis !== undefined) return { kind: 'emphasis', content: parseInline(emphasis) };
  if (bare !== undefined) return { kind: 'link', href: bare, content: [{ kind: 'text', text: bare }] };
  if (label !== undefined && href !== undefined && SAFE_ADDRESS.test(href)) return { kind: 'link', href, content: parseInline(label) };
  return { kind: 'text', text: whole };
}

/** The words alone. */
export function inlineText(content: readonly Inline[]): string {
  return content.map((run) => ('text' in run ? run.text : inlineText(run.content))).join('');
}
