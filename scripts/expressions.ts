import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { restartOf } from './restarts.ts';

/*
 * Refuses regular expressions that a hostile text makes slow. Everything that runs may meet text that a
 * stranger has written, so that each expression must be read in time that grows with the text: no two parts of it may
 * compete for the same characters, and none may begin anew at each of them. Expressions made at run time are refused too,
 * unless they are put together of texts that stand in the same file: nobody can judge the others.
 */

interface Found {
  place: string;
  fault: string;
}

/** What takes a text for an expression. */
const MATCHING: ReadonlySet<unknown> = new Set(['match', 'matchAll', 'search']);

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** What a text that is written out in the file says: a literal, a template of such, or the name of one. */
function textOf(node: unknown, named: ReadonlyMap<unknown, unknown>): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'Identifier') return textOf(named.get(node.value), named);
  const isRaw = node.type === 'TaggedTemplateExpression';
  const template = isRaw ? node.template : node;
  if (!isNode(template) || template.type !== 'TemplateLiteral') return undefined;
  const { quasis, expressions } = template;
  if (!Array.isArray(quasis) || !Array.isArray(expressions)) return undefined;
  const parts = quasis.flatMap((quasi, index): Array<string | undefined> => {
    const written = isRaw ? quasi.raw : quasi.cooked;
    return index < expressions.length ? [written, textOf(expressions[index], named)] : [written];
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Every regular expression of a file; `undefined` for one that is made of what only the running program knows. */
function expressionsOf(file: string): Array<RegExp | undefined> {
  const source = readFileSync(file, 'utf8');
  const nodes = [...nodesOf(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }))];
  const named = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) && id.type === 'Identifier' ? [[id.value, init]] : [],
    ),
  );
  // The name of the type, and what makes an expression that is judged here.
  const known = new Set<unknown>(nodes.flatMap(({ type, typeName }) => (type === 'TsTypeReference' ? [typeName] : [])));
  const typed = new Set(nodes.flatMap((node) => (known.has(typeNameOf(node)) && isCalled(typeNameOf(node), 'RegExp') ? [node.value] : [])));
  const expressions = nodes.flatMap((node): Array<RegExp | undefined> => {
    if (node.type === 'RegExpLiteral') return [new RegExp(String(node.pattern), String(node.flags))];
    const { callee } = node;
    if (!isNode(callee) || !Array.isArray(node.arguments)) return [];
    const [pattern, flags] = node.arguments.map((argument) => argument.expression);
    const text = textOf(pattern, named);
    // A text that is looked for as an expression is one.
    if (isNode(callee.property) && MATCHING.has(callee.property.value)) return text === undefined ? [] : [new RegExp(text)];
    if (!isCalled(callee, 'RegExp')) return [];
    known.add(callee);
    if (text !== undefined) return [new RegExp(text, textOf(flags, named))];
    // A copy of one that was judged where it is written: a text has another type.
    const isCopy = node.arguments.length === 1 && isNode(pattern) && pattern.type === 'Identifier' && typed.has(pattern.value);
    return isCopy ? [] : [undefined];
  });
  // By another name, or as a member of something, it makes what nobody sees here.
  const others = nodes.filter((node) => isCalled(node, 'RegExp') && !known.has(node));
  return [...expressions, ...others.map(() => undefined)];
}

const isCalled = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node.value === name;

/** The name of the type that a parameter or variable is said to have. */
function typeNameOf({ typeAnnotation }: Node): unknown {
  const told = isNode(typeAnnotation) ? typeAnnotation.typeAnnotation : undefined;
  return isNode(told) ? told.typeName : undefined;
}

function faultOf(expression: RegExp | undefined): string | undefined {
  if (expression === undefined) return 'RegExp av något som inte står i filen, eller under ett annat namn: skriv uttrycket som det är.';
  const [report] = analyse(expression).reports;
  if (report === undefined) {
    const restart = restartOf(expression);
    return restart && `${expression} tar tid som växer med textens kvadrat: ${restart} läser till slutet från vart och ett av sina börjor.`;
  }
  const grows = report.exponential ? 'exponentiellt' : 'med textens kvadrat eller mer';
  const why = report.type === 'Move' ? 'det börjar om vid varje tecken' : 'två delar av det tävlar om samma tecken';
  return `${expression} tar tid som växer ${grows}: ${why}.`;
}

const files = globSync(['{lib,components,app}/**/*.{ts,tsx}', '{server,proxy,instrumentation,instrumentation-client}.ts']).filter(
  (file) => !/(?:[.]test|contract-test)[.]tsx?$/.test(file),
);
const found: Found[] = files.flatMap((place) =>
  expressionsOf(place).flatMap((expression) => {
    const fault = faultOf(expression);
    return fault === undefined ? [] : [{ place, fault }];
  }),
);
for (const { place, fault } of found) process.stderr.write(`${place}: ${fault}\n`);
process.exitCode = found.length === 0 ? 0 : 1;
