import { hash } from 'node:crypto';
import { CONTRACT_VERSIONS, VERSION_HEADER, versionHeaders, versionInForce } from '#lib/contract/contract-versions.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, listed, withHeaders } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { hasVersion } from '#lib/http/negotiation.ts';
import type { Operation } from '#lib/operations/define-operation.ts';

/** What a writing call may tell of what it builds on, in the order they are looked for. */
const BASES = ['bas', 'bas_andrad'] as const;

/** Also longer than the contract has it, which is as long as the ETag of an article is: with what somebody has added on the way. */
const ENTITY_TAG = /^(W\/)?"([\x21\x23-\x7e]{1,300})"$/;
/**
 * A SHA-256 in base64url and what may be built on, each with a semicolon after it, as `versioned` writes them: no id, number or time looks like it,
 * and what somebody has added on the way stands after the last of them.
 */
const ETAG_OF_ANSWER = /^[\w-]{43};((?:[^=;]+=[^;]*;)*)([^;]*)$/;
/** The part of an ETag that tells what it is of. */
const SUBJECT = 'om';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * A read answer with its ETag, and nothing but that where the caller says that it has it (RFC 9110 §13.1.2): who asks again and again is
 * spared the text, not the question. What a later save may build on stands in the ETag, and of which article or front that is, so that it can be
 * said with If-Match as it is.
 * Files, refusals and answers of other statuses are as they were.
 */
export function versioned(asked: Asked, answer: Answer, params: Params, told: unknown): Answer {
  const { status, body } = answer;
  if (status !== 200 || !(typeof body === 'string' || body instanceof Uint8Array)) return answer;
  const parts = [hash('sha256', body, 'base64url'), ...basesIn(told, subjectOf(params, within(told, 'framsida', 'sektion')))];
  const etag = `"${parts.map((part) => `${part};`).join('')}"`;
  if (!hasVersion(asked.header('if-none-match'), etag)) return withHeaders(answer, { ETag: etag });
  return { status: 304, headers: listed({ 'Cache-Control': 'no-store', ETag: etag }) };
}

/** The field by which the operation is told what a call builds on; undefined where it asks nothing of the kind. */
export function baseField({ method, body }: Pick<Operation, 'method' | 'body'>): (typeof BASES)[number] | undefined {
  return method === 'PUT' || method === 'PATCH' ? BASES.find((name) => name in body.shape) : undefined;
}

/** What a call is about, where there are several of its kind: the article, or the front, as its language and section. */
function subjectOf({ id, sprak }: Params, sektion: unknown): string | undefined {
  if (id !== undefined) return id.toLowerCase();
  return sprak === undefined ? undefined : `${sprak}.${encodeURIComponent(String(sektion ?? ''))}`;
}

/** What can be built on of what was read, after what it is of: an article, one of its revisions, a front, or the handbook. */
function basesIn(told: unknown, subject: string | undefined): string[] {
  const andrad = within(told, 'innehall', 'andrad');
  const sprak = within(told, 'innehall', 'sprak');
  const revision = within(told, 'revision');
  const front = within(told, 'framsida', 'nr');
  const bases: Array<[name: unknown, base: unknown]> = [
    ['andrad', andrad],
    ...(typeof sprak === 'object' && sprak !== null ? Object.keys(sprak) : []).map((language): [string, unknown] => [
      language,
      within(sprak, language, 'arbetsrevision', 'id'),
    ]),
    [within(revision, 'sprak'), within(revision, 'id')],
    [within(told, 'framsida', 'sprak'), typeof front === 'number' ? String(front) : undefined],
    ['version', within(told, 'version')],
  ];
  const known = bases.flatMap(([name, base]) => (typeof name === 'string' && typeof base === 'string' ? [`${name}=${base}`] : []));
  return known.length === 0 || subject === undefined ? known : [`${SUBJECT}=${subject}`, ...known];
}

function within(told: unknown, ...path: string[]): unknown {
  return path.reduce((here, name) => (typeof here === 'object' && here !== null ? (Reflect.get(here, name) as unknown) : undefined), told);
}

/**
 * The body with what If-Match says in the place of `bas` or `bas_andrad` (decisions.md §26). Refuses a condition that the operation cannot hold, one
 * that is no single entity tag, and one that differs from what the body says; `*` asks for nothing more than that it exists. An ETag is what was read:
 * the article, or the version as it was then, where a language that it has nothing of had not been begun.
 */
export function withCondition(operation: Operation, asked: Asked, params: Params, body: unknown): unknown {
  const told = asked.header('if-match')?.trim();
  if (told === undefined || operation.hints.readOnly || typeof body !== 'object' || body === null) return body;
  const field = baseField(operation);
  if (field === undefined) throw wrong('Anropet går inte att villkora: ta bort If-Match.');
  if (told === '*') return body;
  const [, weak, tag] = ENTITY_TAG.exec(told) ?? [];
  if (tag === undefined) throw wrong(`Skriv det som skulle ha stått i ${field}, inom citattecken: If-Match: "…".`);
  const [isOfAnswer, bases = '', ending = ''] = ETAG_OF_ANSWER.exec(tag) ?? [];
  if (/^[a-z]+=/.test(ending))
    throw wrong('Märket är från en tidigare version av Studio. Hämta det du ändrar igen, och skicka det märket.');
  if (weak !== undefined || ending !== '') throw wrong(changedOnTheWay(weak ?? ending, field));
  const subject = subjectOf(params, Reflect.get(body, 'sektion'));
  const value = isOfAnswer === undefined ? tag : baseInTag(bases, { field, params, subject });
  if (value === undefined) return body;
  const inBody = Reflect.get(body, field) as unknown;
  if (inBody !== undefined && String(inBody) !== value) throw wrong(`If-Match och ${field} säger olika: ta bort det ena.`);
  return { ...body, [field]: inBody ?? (/^\d+$/.test(value) ? Number(value) : value) };
}

/** Whoever compresses an answer makes its tag weak or adds to it, and such a tag is never the same as the one that was sent (RFC 9110 §13.1.1). */
function changedOnTheWay(added: string, field: string): string {
  return `Märket har ändrats på vägen: ${added} sätts dit av en proxy som komprimerar svaren. Ta bort det ur märket, eller skriv det som skulle ha stått i ${field}, inom citattecken.`;
}

interface Wanted {
  field: (typeof BASES)[number];
  params: Params;
  subject: string | undefined;
}

/**
 * What the parts of an answer's ETag say of what was read; undefined where that was an article without the language. Refuses the tag of something
 * else than what is changed: another article's, or another front's.
 */
function baseInTag(parts: string, { field, params: { sprak = 'version' }, subject }: Wanted): string | undefined {
  const bases = new Map(
    parts.split(';').map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const base = bases.get(field === 'bas' ? sprak : 'andrad');
  if (bases.get(SUBJECT) === subject && (base !== undefined || (field === 'bas' && bases.has('andrad')))) return base;
  throw wrong(
    `Den ETag som du skickar säger inte vad ändringen bygger på. Skicka den från när det som du ändrar hämtades, eller skriv det som skulle ha stått i ${field}, inom citattecken.`,
  );
}

/** The door, held to the version of the contract that a call names (decisions.md §26): one that names none is refused before anything is done. */
export function inVersion(door: Door): Door {
  return async (asked) => {
    const version = versionInForce(asked.header(VERSION_HEADER.toLowerCase()), new Date());
    const answer = version === undefined ? faultAnswer(unknownVersion()) : await door(asked);
    return withHeaders(answer, versionHeaders(version ?? CONTRACT_VERSIONS[0]));
  };
}

function unknownVersion(): Fault {
  const known = CONTRACT_VERSIONS.map(({ datum }) => datum).join(', ');
  return fault(
    'falt_format',
    { falt: VERSION_HEADER },
    { beskrivning: `Ett datum, ÅÅÅÅ-MM-DD, då någon av versionerna gällde: ${known}.` },
  );
}

function wrong(beskrivning: string) {
  return fault('falt_format', { falt: 'If-Match' }, { beskrivning });
}
