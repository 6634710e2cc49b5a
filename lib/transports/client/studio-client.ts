import type { z } from 'zod';
import type { StoredFile } from '#lib/contract/stored-file.ts';
import type { UploadedFile } from '#lib/contract/uploaded-file.ts';
import type { OPERATIONS } from '#lib/operations/registry.ts';

type Operations = { [Operation in (typeof OPERATIONS)[number] as Operation['name']]: Operation };

export type OperationName = keyof Operations;

type Fields<Part extends z.ZodObject> = keyof Part['shape'] extends never ? unknown : z.input<Part>;

type Given<Name extends OperationName> = Fields<Operations[Name]['params']> &
  Fields<Operations[Name]['query']> &
  Fields<Operations[Name]['body']>;

type BodyValues<Name extends OperationName> = z.output<Operations[Name]['body']>[keyof z.output<Operations[Name]['body']>];

/** What an operation is called with: the fields of its path, query and body as one flat object; a form when it takes a file. */
export type OperationCallInput<Name extends OperationName> = [Extract<BodyValues<Name>, UploadedFile | StoredFile>] extends [never]
  ? Given<Name>
  : FormData;

export type OperationOutput<Name extends OperationName> = z.output<Operations[Name]['output']>;

type Arguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** Every operation as a function. Inferred from the operations themselves: there is nothing to keep in step. */
export type StudioClient = {
  [Name in OperationName]: (...input: Arguments<OperationCallInput<Name>>) => Promise<OperationOutput<Name>>;
};
