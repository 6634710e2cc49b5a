import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';

/**
 * Throws 422 when a message of the protocol has more parts than any has, besides what a tool is called with: that is the
 * operation's to bound, and all else is read by schemas that make something of every part.
 */
export function refuseWideFrame(message: unknown): void {
  let parts = 0;
  const waiting: unknown[] = [withoutArguments(message)];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const within: unknown[] = Object.values(value);
    parts += within.length;
    if (parts > LIMITS.fields) throw fault('for_lang', {}, { falt: 'Meddelandet', max: `${LIMITS.fields} delar vid sidan av arguments` });
    for (const part of within) if (part !== undefined) waiting.push(part);
  }
}

/** The message with nothing but the names of the arguments in it. */
function withoutArguments(message: unknown): unknown {
  const { params, ...frame }: { params?: unknown } = Object(message);
  const { arguments: given, ...others }: { arguments?: unknown } = Object(params);
  return { frame, others, given: Object.keys(Object(given)) };
}
