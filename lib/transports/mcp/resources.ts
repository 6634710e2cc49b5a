import type { ListResourcesResult, ListResourceTemplatesResult, ReadResourceResult } from '@modelcontextprotocol/server';
import { fault } from '#lib/errors/fault.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { getHandbook } from '#lib/operations/handbook/get-handbook.operation.ts';
import { invoke } from '#lib/operations/invoke.ts';
import { getItem } from '#lib/operations/item/get-item.operation.ts';
import { listItems } from '#lib/operations/item/list-items.operation.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import type { McpCaller } from '#lib/transports/mcp/call-tool.ts';
import { countReading } from '#lib/transports/mcp/count-reading.ts';
import type { ToolSchemas } from '#lib/transports/mcp/tool-schemas.ts';

const HANDBOOK = 'studio://handbok';
const TEMPLATE = /^studio:\/\/mallar\/([a-z]+)$/;
const ARTICLE = /^studio:\/\/innehall\/([0-9a-f-]{36})$/i;
const LATEST = '20';

/** The id of the article that the address of a resource leads to, as ids are written; undefined for any other address. */
export function articleOfAddress(uri: string): string | undefined {
  return ARTICLE.exec(uri)?.[1]?.toLowerCase();
}

type Output<Op extends Operation> = ReturnType<Op['output']['parse']>;

/** What a client may read beside calling tools: the handbook, what each template takes, and the articles last changed. */
export async function listResources(machinery: Machinery, caller: McpCaller): Promise<ListResourcesResult> {
  const { innehall } = await askOperation(machinery, caller, listItems, { query: { per_sida: LATEST } });
  return {
    resources: [
      {
        uri: HANDBOOK,
        name: 'handbok',
        title: 'Handboken',
        description: 'Redaktionens regler för allt skrivande.',
        mimeType: 'text/markdown',
      },
      ...[...TEMPLATES.values()].map(({ id, namn, beskrivning }) => ({
        ...{ uri: `studio://mallar/${id}`, name: id, title: `Mallen ${namn}`, description: beskrivning },
        mimeType: 'application/schema+json',
      })),
      ...innehall.map(({ id, rubrik }) => ({ uri: `studio://innehall/${id}`, name: id, title: rubrik, mimeType: 'application/json' })),
    ],
  };
}

/** What else may be read, by its address. */
export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: 'studio://mallar/{mall}',
    name: 'mall',
    title: 'JSON Schema för en malls brödtext',
    mimeType: 'application/schema+json',
  },
  { uriTemplate: 'studio://innehall/{id}', name: 'artikel', title: 'En artikel med alla språk', mimeType: 'application/json' },
];

export function listResourceTemplates(): ListResourceTemplatesResult {
  return { resourceTemplates: RESOURCE_TEMPLATES.map((template) => ({ ...template })) };
}

/** One of them, read with the caller's own rights. Throws 404 for an address that leads to none. */
export async function readResource(
  machinery: Machinery,
  caller: McpCaller,
  schemas: ToolSchemas,
  uri: string,
): Promise<ReadResourceResult> {
  if (uri === HANDBOOK) {
    const { text } = await askOperation(machinery, caller, getHandbook, {});
    return { contents: [{ uri, mimeType: 'text/markdown', text }] };
  }
  const id = articleOfAddress(uri);
  if (id !== undefined) {
    const { innehall } = await askOperation(machinery, caller, getItem, { params: { id } });
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(innehall) }] };
  }
  countReading(machinery, caller);
  const template = TEMPLATES.get(TEMPLATE.exec(uri)?.[1] ?? '');
  if (template === undefined) throw fault('finns_inte', { falt: 'uri' }, { vad: 'Resursen' });
  return { contents: [{ uri, mimeType: 'application/schema+json', text: JSON.stringify(schemas.document(template.tillatna_block)) }] };
}

/** The answer of an operation that reads, with the caller's own rights. */
export async function askOperation<Op extends Operation>(
  machinery: Machinery,
  caller: McpCaller,
  operation: Op,
  input: { params?: unknown; query?: unknown },
): Promise<Output<Op>> {
  const { body } = await invoke(machinery, { operation, ...caller, via: 'mcp', input: { params: {}, query: {}, body: {}, ...input } });
  // Nothing that reads is answered from what was kept, which alone would be text.
  return body as Output<Op>;
}
