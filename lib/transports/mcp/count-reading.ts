import type { Machinery } from '#lib/operations/machinery.ts';
import { countedCaller } from '#lib/operations/rate-limits.ts';
import type { McpCaller } from '#lib/transports/mcp/call-tool.ts';

/** Counts as one reading call what is asked for without an operation, which would count by itself. Throws 429 like any. */
export function countReading({ rateLimits }: Machinery, { actor }: McpCaller): void {
  rateLimits.take(countedCaller(actor), 'lasning');
}
