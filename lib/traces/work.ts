import { AsyncLocalStorage } from 'node:async_hooks';
import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';

/** A call to an operation, as those who follow it are told of it: nothing of what it was called with. */
export interface TracedOperation {
  operation: string;
  /** What kind of caller it is, never who. */
  av: string;
  korrelation: string;
}

/** A statement that the database is asked, by its name: nothing of its values. */
export interface TracedStatement {
  statement: string;
}

/** What those who follow a piece of work are handed at its beginning, and once more at its end with how it ended. */
export type Traced<About extends object> = About & { error?: unknown };

/** Where calls to operations are told of, while somebody listens. */
export const OPERATIONS: TracingChannel<unknown, Traced<TracedOperation>> = tracingChannel('studio.operation');

/** Where statements are told of, while somebody listens. */
export const STATEMENTS: TracingChannel<unknown, Traced<TracedStatement>> = tracingChannel('studio.statement');

const correlations = new AsyncLocalStorage<string>();

/** Does the work of a call, whose correlation id is known from here on to whatever it asks of other systems. */
export function tracedOperation<Result>(about: TracedOperation, work: () => Promise<Result>): Promise<Result> {
  return correlations.run(about.korrelation, () => OPERATIONS.tracePromise(work, about));
}

/** Asks the database. Where nobody listens it costs a look. */
export function tracedStatement<Result>(about: TracedStatement, work: () => Promise<Result>): Promise<Result> {
  return STATEMENTS.hasSubscribers ? STATEMENTS.tracePromise(work, about) : work();
}

/** The correlation id of the call that this is work of; undefined outside of any. */
export function correlationOfWork(): string | undefined {
  return correlations.getStore();
}
