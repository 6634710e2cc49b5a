import { z } from 'zod';
import type { Operation } from '#lib/operations/define-operation.ts';
import { DRY_RUN_FIELD } from '#lib/operations/dry-run.ts';
import type { Underway } from '#lib/transports/mcp/call-progress.ts';

export type Fields = Record<string, unknown>;

/** What a tool may know of the application when it says what has happened. */
export interface ToolFacts {
  /** The address of Studio, without a trailing slash. */
  url: string;
  /** The time of the call. */
  now: string;
}

/** What somebody is to do themselves in Studio, before what the tool was called for is done. */
export interface ToBeDone {
  person: { id: string };
  /** Tells one time of asking from another. */
  id: string;
  /** To the person. */
  text: string;
  /** Where in Studio: it opens for nobody but whoever logs in as the person. */
  lank: string;
}

/** A tool as a table tells it: an operation, and how it is put to a model. */
interface Declared<Op extends Operation> {
  /** Verb and noun, Swedish ASCII: `skapa_innehall`. */
  name: string;
  title: string;
  /** When to use it, and what to do before and after. */
  description: string;
  operation: Op;
  /** The operation that is called instead when this field is given, and not false: it takes much the same. */
  otherwise?: { given: string; operation: Operation };
  /** Fields that the tool has besides those of its operation, or instead of one of the same name. */
  fields?: Record<string, z.ZodType>;
  /** Fields of the operation that the tool does not have. */
  without?: readonly string[];
  /** Turns to others than the newsroom: what a model gives it leaves Studio. */
  openWorld?: true;
  /** What the operation is called with, when it is not just what the tool was. */
  call?(args: Fields): Fields;
  /** The answer, when it is shorter than the operation's own. */
  output?: z.ZodObject;
  present?(answer: z.infer<Op['output']>, args: Fields, facts: ToolFacts): Fields;
  /** The answer as text, when it reads better than its JSON. */
  text?(data: Fields): string;
  /** All that the answer waits for people to do, any of whom may be sitting in the chat. */
  asks?(answer: z.infer<Op['output']>, facts: ToolFacts): readonly ToBeDone[];
  /** How far what the answer tells of has come, while it goes on: a program that wants to hear of it is answered when it is over. Of what reads alone. */
  underway?(answer: z.infer<Op['output']>): Underway | undefined;
  /** What looking again is called with besides, where that need not tell all of it: all is asked for once, at the end. */
  lookingAgain?: Fields;
}

export interface McpTool {
  name: string;
  title: string;
  description: string;
  operation: Operation;
  /** Which operation those arguments call. */
  operationFor(args: Fields): Operation;
  /** Everything the tool takes. */
  fields: Record<string, z.ZodType>;
  /** Those of them that the operation knows nothing of, or knows otherwise: checked before it is called. */
  own: Record<string, z.ZodType>;
  output: z.ZodObject;
  openWorld: boolean;
  call(args: Fields): Fields;
  present(answer: Fields, args: Fields, facts: ToolFacts): Fields;
  text(data: Fields): string;
  asks(answer: Fields, facts: ToolFacts): readonly ToBeDone[];
  underway(answer: Fields): Underway | undefined;
  /** What looking again is called with besides; undefined where it tells all that the answer does. */
  lookingAgain: Fields | undefined;
}

/** Said by every tool that writes, as every writing operation does. */
const DRY_RUN = z.boolean().optional().meta({ description: 'true: visa bara vad som skulle hända.' });
const IDEM = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .meta({ description: 'Egen nyckel: samma anrop igen görs en gång.' });

/** Derives from the operation what the table leaves out: fields, hints and answer stand in one place only. */
export function defineTool<Op extends Operation>(declared: Declared<Op>): McpTool {
  const { operation, otherwise, fields = {}, without = [] } = declared;
  const writing = operation.hints.readOnly ? undefined : { [DRY_RUN_FIELD]: DRY_RUN, idem: IDEM };
  const derived = { ...operation.params.shape, ...operation.query.shape, ...operation.body.shape, ...writing };
  return {
    name: declared.name,
    title: declared.title,
    description: declared.description,
    operation,
    operationFor: (args) =>
      otherwise !== undefined && ![undefined, false].some((not) => args[otherwise.given] === not) ? otherwise.operation : operation,
    fields: { ...Object.fromEntries(Object.entries(derived).filter(([name]) => !without.includes(name))), ...fields },
    own: { ...fields, ...(writing === undefined ? {} : { idem: IDEM }) },
    output: declared.output ?? operation.output,
    openWorld: declared.openWorld ?? false,
    call: declared.call ?? ((args) => args),
    // The table's function knows the answer of its own operation, which is the only one it is handed.
    present: (declared.present as McpTool['present'] | undefined) ?? ((answer) => answer),
    text: declared.text ?? ((data) => JSON.stringify(data)),
    lookingAgain: declared.lookingAgain,
    asks(answer, facts) {
      const whole = declared.asks && wholeAnswer(operation, answer);
      return whole === undefined ? [] : (declared.asks?.(whole, facts) ?? []);
    },
    underway(answer) {
      const whole = declared.underway && wholeAnswer(operation, answer);
      return whole && declared.underway?.(whole);
    },
  };
}

/** The answer, as the table's functions know that of their own operation; undefined for one that was asked for in parts. */
function wholeAnswer<Op extends Operation>(operation: Op, answer: Fields): z.infer<Op['output']> | undefined {
  const { success, data } = operation.output.safeParse(answer);
  // What the schema has read is what the schema says.
  return success ? (data as z.infer<Op['output']>) : undefined;
}
