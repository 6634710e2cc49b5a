import type { Door } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';

export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  from?: string;
}

export interface Answered {
  status: number;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
  text: string;
}

/** A request written down by a test. */
export function askedFor(url: string, { method = 'GET', headers = {}, body, from = '192.0.2.1' }: Question = {}): Asked {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const lengths = bytes === undefined ? {} : { 'content-length': String(bytes.byteLength) };
  const sent = new Map(Object.entries({ ...lengths, ...headers }).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method,
    url,
    header: (name) => sent.get(name),
    from,
    korrelation: sent.get('x-request-id') ?? 'i-ett-test',
    body: (async function* () {
      if (bytes !== undefined) yield bytes;
    })(),
    gone: new AbortController().signal,
  };
}

/** Asks a door as a server would, without one: the answer as a client would have it. */
export async function askDoor(door: Door, url: string, question: Question = {}): Promise<Answered> {
  const asked = askedFor(url, question);
  const { status, headers, body } = await door(asked);
  const parts: Uint8Array[] = [];
  if (typeof body === 'string' || body instanceof Uint8Array) parts.push(Buffer.from(body));
  else if (body !== undefined) for await (const part of body) parts.push(part);
  const bytes = asked.method === 'HEAD' ? Buffer.alloc(0) : Buffer.concat(parts);
  const named = new Map<string, string>();
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]?.toLowerCase() ?? '';
    if (named.has(name) && name !== 'set-cookie') throw new Error(`the answer has ${name} twice`);
    named.set(name, headers[at + 1] ?? '');
  }
  return { status, headers: { ...Object.fromEntries(named), 'x-request-id': asked.korrelation }, bytes, text: bytes.toString('utf8') };
}
