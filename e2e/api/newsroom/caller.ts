import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { expect, inject } from 'vitest';
import { type Answer, type OfVersion, readAnswer } from './answer.ts';
import { send } from './http.ts';

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: OutgoingHttpHeaders;
  /** Idempotency-Key. */
  nyckel?: string;
  /** Of an answer that is a file, no more is read than that it is sent. */
  begun?: boolean;
}

export interface FormPart {
  name: string;
  value: string | Uint8Array;
  /** Given for a file. */
  filnamn?: string;
  typ?: string;
}

type Fields = Record<string, unknown>;

function keyHeader(nyckel: string | undefined): OutgoingHttpHeaders {
  return nyckel === undefined ? {} : { 'Idempotency-Key': nyckel };
}

/** Somebody who calls the API: a person with a session, an agent with a key, or nobody at all. */
export class Caller {
  readonly id: string;
  readonly epost: string;
  readonly credential: OutgoingHttpHeaders;
  private readonly url: string;
  private readonly version: OfVersion;

  constructor(who: { id: string; epost: string; credential: OutgoingHttpHeaders; url?: string; version?: OfVersion }) {
    this.id = who.id;
    this.epost = who.epost;
    this.credential = who.credential;
    this.url = who.url ?? inject('studio').url;
    this.version = who.version ?? {};
  }

  /** The same caller at another Studio over the same database. */
  at(url: string): Caller {
    return new Caller({ id: this.id, epost: this.epost, credential: this.credential, url });
  }

  async call(method: string, path: string, { body, query, headers = {}, nyckel, begun = false }: CallOptions = {}): Promise<Answer> {
    const address = `/studio/api${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const all = {
      ...this.credential,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...keyHeader(nyckel),
      ...headers,
    };
    return readAnswer(await send({ method, path: address, headers: all, ...sent, begun }, this.url), method, address, this.version);
  }

  /** Sends a multipart form; a file is given as its bytes and its name. */
  async form(path: string, parts: readonly FormPart[], options: CallOptions = {}, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
    const boundary = randomUUID();
    const pieces = parts.flatMap(({ name, value, filnamn, typ }) => {
      const file = filnamn === undefined ? '' : `; filename="${filnamn}"`;
      const type = typ === undefined ? '' : `Content-Type: ${typ}\r\n`;
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`;
      return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
    });
    const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
    const headers = { ...this.credential, 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...keyHeader(options.nyckel) };
    const address = `/studio/api${path}`;
    return readAnswer(await send({ method, path: address, headers, body }, this.url), method, address, this.version);
  }

  get(path: string, query?: Record<string, string>): Promise<Answer> {
    return this.call('GET', path, query === undefined ? {} : { query });
  }

  post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer> {
    return this.call('POST', path, { body, ...options });
  }

  put(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.call('PUT', path, { body, ...options });
  }

  patch(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.call('PATCH', path, { body, ...options });
  }

  delete(path: string): Promise<Answer> {
    return this.call('DELETE', path);
  }

  create(fields: Fields = {}, options: CallOptions = {}): Promise<Answer> {
    return this.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', rubrik: 'En rubrik', ...fields }, options);
  }

  /** A new item; its id and its first revision. */
  async created(fields: Fields = {}): Promise<{ id: string; revision: string; slug: string }> {
    const { status, body } = await this.create(fields);
    expect(status, JSON.stringify(body.fel)).toBe(201);
    const { id, slug } = body.innehall.sprak[body.innehall.kallsprak].arbetsrevision;
    return { id: body.id, revision: id, slug };
  }

  async item(id: string): Promise<Answer['body']> {
    const { status, body } = await this.get(`/innehall/${id}`);
    expect(status).toBe(200);
    return body.innehall;
  }

  save(id: string, sprak: string, fields: Fields, options: CallOptions = {}): Promise<Answer> {
    return this.put(`/innehall/${id}/sprak/${sprak}`, fields, options);
  }

  /** Saves what must be savable; the new revision's id. */
  async saved(id: string, sprak: string, fields: Fields): Promise<string> {
    const { status, body } = await this.save(id, sprak, fields);
    expect(status, JSON.stringify(body.fel)).toBe(200);
    return body.id;
  }

  release(id: string, fields: Fields = {}, options: CallOptions = {}): Promise<Answer> {
    return this.post(`/innehall/${id}/release`, { lage: 'publicera', ...fields }, options);
  }

  takeDown(id: string, orsak = 'Uppgifterna stämde inte.', options: CallOptions = {}): Promise<Answer> {
    return this.post(`/innehall/${id}/nedtagning`, { orsak }, options);
  }

  validate(id: string, fields: Fields = {}): Promise<Answer> {
    return this.post(`/innehall/${id}/validera`, fields);
  }

  /** How many revisions there are of a language version. */
  async revisions(id: string, sprak = 'sv'): Promise<number> {
    const { body } = await this.get(`/innehall/${id}/sprak/${sprak}/revisioner`);
    return body.revisioner.length;
  }
}

/** A caller without a credential, or with a broken one. */
export function stranger(credential: OutgoingHttpHeaders = {}): Caller {
  return new Caller({ id: '', epost: '', credential });
}
