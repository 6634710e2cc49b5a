const TAG = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])((?:[^<>"]|(?<==)"[^"<>]*")*)>/gi;
const ATTRIBUTE = /\s([^\s="]+)(?:="([^"]*)")?/g;
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'cite', 'xlink:href']);
const RUNS = /^(?:javascript|data|vbscript):/i;

/**
 * Everything in rendered HTML that could run a script in the reader's browser: script elements, event attributes,
 * addresses that execute, and any `<` or `>` that is not part of a well-formed tag. `[]` for harmless markup.
 */
export function unsafeMarkup(html: string): string[] {
  const faults: string[] = [];
  const rest = html.replace(TAG, (tag, _close, name: string, attributes: string) => {
    if (/^(script|iframe|object|embed|style|base|meta|svg)$/i.test(name)) faults.push(tag);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const address = value.replace(/[\u0000-\u0020]|&#x?0*[0-9a-f]{1,2};/gi, '');
      const executes = ADDRESSES.has(attribute.toLowerCase()) && RUNS.test(address);
      if (/^(on|style$|srcdoc$)/i.test(attribute) || executes) faults.push(tag);
    }
    return '';
  });
  if (/[<>]/.test(rest)) faults.push(rest);
  return faults;
}
