import { fault } from '#lib/errors/fault.ts';
import type { Answer } from '#lib/http/answer.ts';
import { type Asked, pathOf, readingMethod } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { makeReady, type ReadyPage } from '#lib/site/ready-page.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';
import { actionsDocument } from '#lib/transports/openapi/actions-document.ts';
import { ACTIONS } from '#lib/transports/openapi/actions-selection.ts';
import { type DocumentFacts, type OpenApiDocument, openApiDocument } from '#lib/transports/openapi/document.ts';

const LINES = ['/studio/api/openapi.json', '/studio/api/openapi-atgarder.json'] as const;
type DocumentLine = (typeof LINES)[number];

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
  private readonly ready = new Map<DocumentLine, Promise<ReadyPage>>();
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

  /** Answers with the document at the address. Refuses everything but reading. */
  async answer(asked: Asked): Promise<Answer> {
    const line = LINES.find((one) => nameBelow(one, pathOf(asked)) === '');
    if (line === undefined) return faultAnswer(fault('adress_okand'));
    if (readingMethod(asked) === 'GET') return readyAnswer(asked, await this.readyPage(line));
    return faultAnswer(methodRefusal(asked, READING));
  }

  private readyPage(line: DocumentLine): Promise<ReadyPage> {
    const known = this.ready.get(line);
    if (known !== undefined) return known;
    const body = JSON.stringify(line === '/studio/api/openapi.json' ? this.document() : this.actions());
    const made = makeReady({ status: 200, headers: HEADERS, body, kept: 'till-andring' });
    this.ready.set(line, made);
    return made;
  }
}
