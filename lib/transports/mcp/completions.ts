import { type CompleteRequestParams, type CompleteResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { listItems } from '#lib/operations/item/list-items.operation.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { listSections } from '#lib/operations/section/list-sections.operation.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import type { McpCaller } from '#lib/transports/mcp/call-tool.ts';
import { countReading } from '#lib/transports/mcp/count-reading.ts';
import { askOperation, RESOURCE_TEMPLATES } from '#lib/transports/mcp/resources.ts';

/** As many articles as are looked among, and told of. */
const MOST = 20;
const LONGEST_SEARCH = 200;

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
  if (name === 'id') return articles(machinery, caller, written);
  if (name === 'sektion') {
    const { sektioner } = await askOperation(machinery, caller, listSections, {});
    return told(sektioner.filter(({ id, namn }) => [id, namn].some((one) => begins(one, written))).map(({ id }) => id));
  }
  countReading(machinery, caller);
  if (name === 'mall') return told([...TEMPLATES.keys()].filter((id) => begins(id, written)));
  const { epost = caller.actor.agare?.epost } = caller.actor;
  return told(name === 'order_av' && epost !== undefined && begins(epost, written) ? [epost] : []);
}

/** Of those last changed the ids that begin so; where none does, those of articles that have it as their words. */
async function articles(machinery: Machinery, caller: McpCaller, written: string): Promise<CompleteResult> {
  const latest = await idsOf(machinery, caller, {});
  const beginning = latest.filter((id) => begins(id, written));
  if (written === '' || beginning.length > 0) return told(beginning, latest.length === MOST);
  const found = await idsOf(machinery, caller, { sok: written.slice(0, LONGEST_SEARCH) });
  return told(found, found.length === MOST);
}

async function idsOf(machinery: Machinery, caller: McpCaller, query: { sok?: string }): Promise<string[]> {
  const { innehall } = await askOperation(machinery, caller, listItems, { query: { per_sida: String(MOST), ...query } });
  return innehall.map(({ id }) => id);
}

function begins(text: string, written: string): boolean {
  return text.toLowerCase().startsWith(written.toLowerCase());
}

function told(values: string[], hasMore = false): CompleteResult {
  return { completion: { values, hasMore } };
}
