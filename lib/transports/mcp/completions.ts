import { type CompleteRequestParams, type CompleteResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { listItems } from '#lib/operations/item/list-items.operation.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { listSections } from '#lib/operations/section/list-sections.operation.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import type { McpCaller } from '#lib/transports/mcp/call-tool.ts';
import { countReading } from '#lib/transports/mcp/count-reading.ts';
import { askOperation, RESOURCE_TEMPLATES } from '#lib/transports/mcp/resources.ts';

const MOST = '20';
/** The beginning of an id, and no word. */
const OF_ID = /^[0-9a-f]{2,8}(-[0-9a-f-]*)?$/i;

interface Known {
  prompts: ReadonlyMap<string, unknown>;
}

/**
 * What an argument of a prompt, or of a resource's address, may be, by what has been written of it: sections, templates and articles as the caller sees them (articles also by the words
 * that are looked for in them), and the person in whose name they act. Throws for a prompt or an address that there is not; of other arguments nothing is known.
 */
export async function complete(
  machinery: Machinery,
  caller: McpCaller,
  { prompts }: Known,
  { ref, argument }: CompleteRequestParams,
): Promise<CompleteResult> {
  const isKnown = ref.type === 'ref/prompt' ? prompts.has(ref.name) : RESOURCE_TEMPLATES.some(({ uriTemplate }) => uriTemplate === ref.uri);
  if (!isKnown) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Det som ska fyllas i finns inte.');
  const { name, value } = argument;
  const written = value.trim();
  if (name === 'id') return told(await articles(machinery, caller, written));
  if (name === 'sektion') {
    const { sektioner } = await askOperation(machinery, caller, listSections, {});
    return told(sektioner.filter(({ id, namn }) => [id, namn].some((one) => begins(one, written))).map(({ id }) => id));
  }
  countReading(machinery, caller);
  if (name === 'mall') return told([...TEMPLATES.keys()].filter((id) => begins(id, written)));
  const { epost = caller.actor.agare?.epost } = caller.actor;
  return told(name === 'order_av' && epost !== undefined && begins(epost, written) ? [epost] : []);
}

/** The ids of those that have the words; of those last changed where nothing, or the beginning of an id, is written. */
async function articles(machinery: Machinery, caller: McpCaller, written: string): Promise<string[]> {
  const isWords = written !== '' && !OF_ID.test(written);
  const query = { per_sida: MOST, ...(isWords ? { sok: written.slice(0, 200) } : {}) };
  const { innehall } = await askOperation(machinery, caller, listItems, { query });
  return innehall.map(({ id }) => id).filter((id) => isWords || begins(id, written));
}

function begins(text: string, written: string): boolean {
  return text.toLowerCase().startsWith(written.toLowerCase());
}

function told(values: string[]): CompleteResult {
  return { completion: { values, hasMore: false } };
}
