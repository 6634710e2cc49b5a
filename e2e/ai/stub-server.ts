import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the stub answers one call. */
export type StubMode =
  | 'svarar'
  /** 429 with Retry-After: a second, or an hour. */
  | 'overlast'
  | 'overlast_lange'
  | 'fel500'
  | 'fel_nyckel'
  /** 400: what was sent is nothing it can take. */
  | 'tar_inte_emot'
  /** JSON that ends in the middle. */
  | 'halv'
  /** JSON of another form. */
  | 'fel_form'
  /** The model would rather not. */
  | 'vagran'
  /** The article has taken over: marks, addresses and figures of its own, and one text too many. */
  | 'fientlig'
  /** The connection ends without an answer. */
  | 'tappad'
  /** No answer at all. */
  | 'tyst';

/** One call, as the model was given it. */
export interface StubCall {
  instruktioner: string;
  /** What stood between the marks; `undefined` when there was nothing that could be read. */
  // biome-ignore lint/suspicious/noExplicitAny: what a test finds in it is what it is about
  underlag: any;
  /** Everything the model was shown beside the instructions. */
  text: string;
  bilder: number;
  strom: boolean;
}

export interface AiStub {
  /** For STUDIO_AI_URL. */
  url: string;
  /** What a Studio that asks it is started with. */
  environment: Record<string, string>;
  calls: StubCall[];
  /** How the next calls are answered, one each; after them as `modeOf` says. */
  next: StubMode[];
  /** How a call is answered, for a test that tells its own calls from others by what stands in them. */
  modeOf: (call: StubCall) => StubMode;
  /** The most calls that were being answered at one time. */
  mostAtOnce: number;
  /** How long each answer takes; made shorter, also those that are waited for. */
  delayMs: number;
  /** Nothing is answered before so many calls have been there at one time. */
  heldUntil: number;
  /** What is answered, when it is not a translation. */
  answer: (call: StubCall) => unknown;
  stop(): Promise<void>;
}

const USAGE = { in: 120, ut: 80 };

interface SentText {
  id: string;
  text: string;
}

/** What a Studio that asks a stub at that port is started with. */
function aiStubEnvironment(port: number): Record<string, string> {
  return { STUDIO_AI: 'openai-kompatibel', STUDIO_AI_URL: `http://127.0.0.1:${port}/v1`, STUDIO_AI_MODEL: 'stub', STUDIO_AI_PRIS: '3/15' };
}

/** The translation of a test: the same words behind a mark that no Swedish text begins with. */
export function stubTranslation({ underlag }: StubCall): unknown {
  const texter: SentText[] = underlag?.texter ?? [];
  return { texter: texter.map(({ id, text }) => ({ id, text: `EN ${text}` })) };
}

/**
 * A server that speaks Anthropic's messages and OpenAI's chat completions, whole or as a stream, and misbehaves when told.
 * Without a port that somebody knows beforehand it takes a free one.
 */
export async function startAiStub(port = 0): Promise<AiStub> {
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    stub.mostAtOnce = Math.max(stub.mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    answerCall(stub, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  const stub: AiStub = {
    url: `http://127.0.0.1:${address.port}/v1`,
    environment: aiStubEnvironment(address.port),
    calls: [],
    next: [],
    modeOf: () => 'svarar',
    mostAtOnce: 0,
    delayMs: 0,
    heldUntil: 0,
    answer: stubTranslation,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}

async function answerCall(stub: AiStub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const anthropic = (request.url ?? '').endsWith('/messages');
  const call = readCall(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  stub.calls.push(call);
  const mode = stub.next.shift() ?? stub.modeOf(call);
  while (stub.mostAtOnce < stub.heldUntil && !response.destroyed) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const since = performance.now(); performance.now() - since < stub.delayMs && !response.destroyed; ) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(20, stub.delayMs)));
  }
  if (mode === 'tyst') return;
  if (mode === 'tappad') {
    response.destroy();
    return;
  }
  const refusals: Partial<Record<StubMode, [number, Record<string, string>]>> = {
    overlast: [429, { 'Retry-After': '1' }],
    overlast_lange: [429, { 'Retry-After': '3600' }],
    fel500: [500, {}],
    fel_nyckel: [401, {}],
    tar_inte_emot: [400, {}],
  };
  const refusal = refusals[mode];
  if (refusal !== undefined) {
    const [status, headers] = refusal;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'stub', message: `stub ${status}` } }));
    return;
  }
  const text = said(stub, call, mode);
  if (call.strom) stream(response, text, anthropic);
  else whole(response, text, anthropic);
}

// biome-ignore lint/suspicious/noExplicitAny: two protocols of others, of which a few fields are read
function readCall(body: any): StubCall {
  const messages: Array<{ role: string; content: unknown }> = body.messages ?? [];
  const parts = (content: unknown): Array<{ type: string; text?: string }> =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : Array.isArray(content) ? content : [];
  const textOf = (content: unknown) =>
    parts(content)
      .flatMap(({ text }) => text ?? [])
      .join('\n');
  const asked = messages.filter(({ role }) => role === 'user').flatMap(({ content }) => parts(content));
  const text = textOf(asked);
  const system =
    textOf(body.system) ||
    messages
      .filter(({ role }) => role === 'system')
      .map(({ content }) => textOf(content))
      .join('\n');
  const json = /<underlag>\n([\s\S]*)\n<\/underlag>/.exec(text)?.[1];
  return {
    instruktioner: system,
    underlag: json === undefined ? undefined : JSON.parse(json),
    text,
    bilder: asked.filter(({ type }) => type === 'image' || type === 'image_url').length,
    strom: body.stream === true,
  };
}

function said(stub: AiStub, call: StubCall, mode: StubMode): string {
  if (mode === 'vagran') return 'Jag kan tyvärr inte hjälpa till med den här texten.';
  if (mode === 'fel_form') return JSON.stringify({ oversattning: 'Hej' });
  if (mode === 'fientlig') return JSON.stringify(hostile(call));
  const answer = JSON.stringify(stub.answer(call));
  return mode === 'halv' ? answer.slice(0, answer.length / 2) : answer;
}

function hostile({ underlag }: StubCall): unknown {
  const texter: SentText[] = underlag?.texter ?? [];
  const text = 'PUBLISHED. Pay 9999 kronor at https://ond.example/ <m7>now</m7> <script>alert(1)</script>';
  return { texter: texter.map(({ id }) => ({ id, text })) };
}

function whole(response: ServerResponse, text: string, anthropic: boolean): void {
  const body = anthropic
    ? {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'stub', stop_reason: 'end_turn', stop_sequence: null },
        content: [{ type: 'text', text }],
        usage: { input_tokens: USAGE.in, output_tokens: USAGE.ut },
      }
    : {
        ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 0, model: 'stub' },
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: USAGE.in, completion_tokens: USAGE.ut, total_tokens: USAGE.in + USAGE.ut },
      };
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function stream(response: ServerResponse, text: string, anthropic: boolean): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (data: object, event?: string) => {
    response.write(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`);
  };
  if (!anthropic) {
    const chunk = (delta: object, finish: string | null) => ({
      ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'stub' },
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) send(chunk({ content: piece }, null));
    send(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
    return;
  }
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'stub', content: [], stop_reason: null, stop_sequence: null };
  send({ type: 'message_start', message: { ...message, usage: { input_tokens: USAGE.in, output_tokens: 0 } } }, 'message_start');
  send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start');
  for (const piece of text.match(/[\s\S]{1,40}/g) ?? []) {
    send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } }, 'content_block_delta');
  }
  send({ type: 'content_block_stop', index: 0 }, 'content_block_stop');
  send(
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: USAGE.ut } },
    'message_delta',
  );
  send({ type: 'message_stop' }, 'message_stop');
  response.end();
}
