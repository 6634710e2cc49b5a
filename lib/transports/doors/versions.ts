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

const ENTITY_TAG = /^"([\x21\x23-\x7e]{1,200})"$/;
/** A SHA-256 in base64url, as `versioned` writes one: no id, number or time looks like it. */
const ETAG_OF_ANSWER = /^[\w-]{43}$/;

/**
 * A read answer with its ETag, and nothing but that where the caller says that it has it (RFC 9110 §13.1.2): who asks again and again is
 * spared the text, not the question. Files, refusals and answers of other statuses are as they were.
 */
export function versioned(asked: Asked, answer: Answer): Answer {
  const { status, body } = answer;
  if (status !== 200 || !(typeof body === 'string' || body instanceof Uint8Array)) return answer;
  const etag = `"${hash('sha256', body, 'base64url')}"`;
  if (!hasVersion(asked.header('if-none-match'), etag)) return withHeaders(answer, { ETag: etag });
  return { status: 304, headers: listed({ 'Cache-Control': 'no-store', ETag: etag }) };
}

/** The field by which the operation is told what a call builds on; undefined where it asks nothing of the kind. */
export function baseField({ method, body }: Pick<Operation, 'method' | 'body'>): (typeof BASES)[number] | undefined {
  return method === 'PUT' || method === 'PATCH' ? BASES.find((name) => name in body.shape) : undefined;
}

/**
 * The body with what If-Match says in the place of `bas` or `bas_andrad` (decisions.md §26). Refuses a condition that the operation cannot hold, one
 * that is no single entity tag, and one that differs from what the body says; `*` asks for nothing more than that it exists.
 */
export function withCondition(operation: Operation, asked: Asked, body: unknown): unknown {
  const told = asked.header('if-match')?.trim();
  if (told === undefined || operation.hints.readOnly || typeof body !== 'object' || body === null) return body;
  const field = baseField(operation);
  if (field === undefined) throw wrong('Anropet går inte att villkora: ta bort If-Match.');
  if (told === '*') return body;
  const [, value] = ENTITY_TAG.exec(told) ?? [];
  if (value === undefined) throw wrong(`Skriv det som skulle ha stått i ${field}, inom citattecken: If-Match: "…".`);
  if (ETAG_OF_ANSWER.test(value))
    throw wrong(`En ETag säger vad som lästes: skriv i stället det som skulle ha stått i ${field}, inom citattecken.`);
  const inBody = Reflect.get(body, field) as unknown;
  if (inBody !== undefined && String(inBody) !== value) throw wrong(`If-Match och ${field} säger olika: ta bort det ena.`);
  return { ...body, [field]: inBody ?? (/^\d+$/.test(value) ? Number(value) : value) };
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
