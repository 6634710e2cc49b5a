import { z } from 'zod';
import type { Attempt } from '#lib/access/attempts.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Scope } from '#lib/contract/connection.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import type { OperationContext, OperationSettings } from '#lib/operations/context.ts';

const EMPTY = z.strictObject({});

type Shape = z.ZodObject;
type Nothing = z.ZodObject<Record<never, never>>;

export interface Hints {
  /**
   * Changes nothing. Such an operation is a GET or harmless to repeat, is counted as a read and is not logged. A POST that
   * only reads is answered anew each time, whatever its Idempotency-Key: a kept answer would soon be an old one.
   */
  readOnly: boolean;
  /** That somebody has read it stands in the log all the same, before any of it is sent: what leaves Studio as a whole. */
  readingIsLogged?: true;
  /** What it changes is no version yet, and it is called at every pause: counted as a read, while the log tells of what becomes of it. */
  writingIsNotLogged?: true;
  /** May remove something that readers or writers see. */
  destructive?: boolean;
  /** Doing it twice is as doing it once. */
  idempotent?: boolean;
}

/**
 * The one extension point for operations: a file lib/operations/<resource>/….operation.ts holds one, and registry.ts lists it.
 * Routing, the typed clients, validation, rights, rate limits, idempotency, the audit log and the documentation are
 * derived from it and stand nowhere else.
 */
export interface Operation<
  Name extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Output extends Shape = Shape,
> {
  /** Swedish verb and noun, unique: `skapaInnehall`. */
  name: Name;
  /** One Swedish sentence. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address, with `{param}` segments. */
  path: string;
  params: Params;
  query: Query;
  body: Body;
  /** The body's field that holds a document (Block[]): parsed block by block, its faults told with all others. */
  documentField?: string;
  /** Blocks, by id, that may come back as they were saved even though the parser would refuse them: asked only when it did. */
  savedBlocks?(context: CheckingContext, input: Partial<OperationInput<Params, Query, Body>>): Promise<ReadonlyMap<string, Block>>;
  /** The body arrives as multipart/form-data with the file in this field, handed to `run` as an UploadedFile. */
  fileField?: string;
  /** That file may be as large as a whole newsroom: it is kept on the disk meanwhile, and handed to `run` as a StoredFile. */
  storesFile?: true;
  output: Output;
  /** The answer is no JSON but a file of one of these types, which `run` gives as `fil`, a FileAnswer. */
  fileTypes?: readonly string[];
  /** The status of an answer; 200 when absent. */
  status?: 201 | ((output: z.infer<Output>) => 200 | 202);
  /** Codes the operation itself may refuse with, beside those every operation has. */
  errors: readonly FaultCode[];
  hints: Hints;
  /** What an assistant must have been granted to call it; `innehall:las` to read and `innehall:skriv` to change when absent. */
  omfang?: Scope | 'vilket_som_helst';
  /** What `run` decides by what the call is about, each by a right of its own: for the table of permissions. */
  attempts?: readonly Attempt[];
  /** Why it changes something and yet asks nobody for a right: in English, for whoever reads the code. */
  openToAll?: string;
  /**
   * Why it works with everything there is, whoever it is done for: in English, for whoever reads the code. Of what Studio does behind the calls
   * alone, and of no operation that anybody can call (docs/decisions/confidential-articles.md).
   */
  seesAll?: string;
  /** May be called by a person who has something to do first (mustDoFirst): to see who they are, and to do it. */
  trotsKrav?: true;
  /**
   * `hel`: everything it writes, its line in the log and its idempotent answer are one transaction. `stegvis`: it writes
   * in steps that each stand alone, because it waits for another system in between. `sist`: it reads what takes its time outside of any transaction, and
   * writes in one last step (`finish`); its dry run answers as it would. Ignored when read-only.
   */
  transaction?: 'stegvis' | 'sist';
  /** Coarse right, asked before anything of the call is read; finer ones are asked in `run`, where the item is known. */
  authorise?(caller: Pick<OperationContext, 'actor'>): void;
  /**
   * Faults that only the newsroom itself can tell, such as a section there is not: told together with those of the schema,
   * and so given what of the input could be read.
   */
  check?(context: CheckingContext, input: Partial<OperationInput<Params, Query, Body>>): Promise<FaultEntry[]>;
  run(context: OperationContext, input: OperationInput<Params, Query, Body>): Promise<z.infer<Output>>;
  /** Answers a dry run instead of `run` in a transaction that is rolled back: for what only has others carried out, each of which is tried. */
  rehearse?(context: OperationContext, input: OperationInput<Params, Query, Body>): Promise<z.infer<Output>>;
}

/** What a check of the input may look at; it writes nothing. */
export interface CheckingContext
  extends Pick<OperationContext, 'actor' | 'store' | 'sections' | 'reservedWords' | 'now' | 'cms' | 'webhooks'> {
  settings: Pick<OperationSettings, 'sajt' | 'nyckeldagar'> & { ai: Pick<OperationSettings['ai'], 'pris'> };
}

export type OperationInput<Params extends Shape, Query extends Shape, Body extends Shape> = z.infer<Params> &
  z.infer<Query> &
  z.infer<Body>;

type Declared<Name extends string, P extends Shape, Q extends Shape, B extends Shape, O extends Shape> = Omit<
  Operation<Name, P, Q, B, O>,
  'params' | 'query' | 'body' | 'errors'
> & { params?: P; query?: Q; body?: B; errors?: readonly FaultCode[] };

/**
 * What changes something asks for a right: before anything of it is read (`authorise`), by what it is about (`attempts`, each of which is held
 * against the running service for every kind of caller), or says why not. A declaration that does none of it is no operation.
 */
type Guarded =
  | { hints: Hints & { readOnly: true } }
  | { authorise(caller: Pick<OperationContext, 'actor'>): void }
  | { attempts: readonly [Attempt, ...Attempt[]] }
  | { openToAll: string };

/** Fills in what a declaration left out, makes query and body refuse unknown fields, and keeps the exact types for the typed clients. */
export function defineOperation<
  const Name extends string,
  Output extends Shape,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape = Nothing,
>(declared: Declared<Name, Params, Query, Body, Output> & Guarded): Operation<Name, Params, Query, Body, Output> {
  return {
    ...declared,
    // An absent schema is the empty object, which is what the type parameter defaults to; strictness changes no type.
    params: declared.params ?? (EMPTY as unknown as Params),
    query: (declared.query?.strict() ?? EMPTY) as unknown as Query,
    body: (declared.body?.strict() ?? EMPTY) as unknown as Body,
    errors: declared.errors ?? [],
  };
}
