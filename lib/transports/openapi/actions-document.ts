import { ACTIONS_ADVICE } from '#lib/transports/openapi/actions-advice.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

/** What clients of actions take, in characters. */
export const ACTIONS_LIMITS = { description: 300, parameter: 700, answer: 100_000 } as const;

/** An article in a list is one to two thousand characters, a revision's head not much more: thirty stay well within an answer. */
const LISTED_AT_ONCE = 30;

/** The same document for clients of actions: fewer to a page, so that no list is longer than such a client reads. */
export function actionsDocument(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, forActions(operation)])),
    ]),
  );
  const { parameters: _, ...components } = document.components;
  return { ...document, info: { ...document.info, title: 'Studio: åtgärder' }, paths, components };
}

function forActions({ 'x-rattigheter': _, ...operation }: Json): Json {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  const own = parameters.filter(isOwn).map(shorterPages);
  const name = String(operation.operationId);
  const description = [operation.description, ACTIONS_ADVICE[name]].filter((said) => said !== undefined).join(' ');
  return { ...operation, description, parameters: name === 'listaMallar' ? own.map(oneTemplate) : own };
}

/** All templates with their examples are longer than such a client reads. */
function oneTemplate(parameter: Json): Json {
  if (parameter.name !== 'mall') return parameter;
  return { ...parameter, required: true, description: 'Mallens id, till exempel nyhet: vilka som finns säger listaSektioner. En i taget.' };
}

/** A client of actions sets no headers of its own. */
function isOwn(parameter: Json): boolean {
  return !('$ref' in parameter);
}

function shorterPages(parameter: Json): Json {
  if (parameter.name !== 'per_sida') return parameter;
  const schema = { type: 'integer', minimum: 1, maximum: LISTED_AT_ONCE, default: LISTED_AT_ONCE };
  return { ...parameter, required: true, description: `Antal per sida, högst ${LISTED_AT_ONCE}: längre svar läser klienten inte.`, schema };
}
