import type { IncomingMessage, ServerResponse } from 'node:http';
import { fault } from '#lib/errors/fault.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { actionsDocument } from '#lib/transports/openapi/actions-document.ts';
import { ACTIONS } from '#lib/transports/openapi/actions-selection.ts';
import { type DocumentFacts, type OpenApiDocument, openApiDocument } from '#lib/transports/openapi/document.ts';
import { makeReady, type ReadyPage } from '#lib/transports/site/ready-page.ts';
import { send } from '#lib/transports/site/send.ts';

const ADDRESS = /^\/studio\/api\/(openapi|openapi-atgarder)\.json\/?(?:\?|$)/;

/** Anybody may read them, and clients fetch them without a credential: they tell nothing that the source does not. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** The OpenAPI documents of the operations, each made once, when it is first asked for. */
export class PublishedDocuments {
  private readonly operations: readonly Operation[];
  private readonly facts: DocumentFacts;
  private readonly ready = new Map<string, Promise<ReadyPage>>();
  private whole: OpenApiDocument | undefined;

  constructor(operations: readonly Operation[], facts: DocumentFacts) {
    this.operations = operations;
    this.facts = facts;
  }

  /** The document of all operations. */
  document(): OpenApiDocument {
    this.whole ??= openApiDocument(this.operations, this.facts);
    return this.whole;
  }

  /** The document of the operations chosen for clients of actions. */
  actions(): OpenApiDocument {
    const chosen = this.operations.filter(({ name }) => name in ACTIONS);
    return actionsDocument(openApiDocument(chosen, this.facts));
  }

  /** Answers when the address is that of a document; returns whether it has. Refuses everything but reading. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const name = ADDRESS.exec(request.url ?? '')?.[1];
    if (name === undefined) return false;
    const { method = 'GET' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      throw fault('metod_ej_tillaten', {}, { metod: method.slice(0, 20), tillatna: 'GET' }, { headers: { Allow: 'GET' } });
    }
    send(request, response, await this.readyPage(name));
    return true;
  }

  private readyPage(name: string): Promise<ReadyPage> {
    const known = this.ready.get(name);
    if (known !== undefined) return known;
    const body = JSON.stringify(name === 'openapi' ? this.document() : this.actions());
    const made = makeReady({ status: 200, headers: HEADERS, body, kept: 'till-andring' });
    this.ready.set(name, made);
    return made;
  }
}
