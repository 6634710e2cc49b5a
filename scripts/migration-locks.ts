import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AlterTableCmd, ColumnDef, Constraint, List, Node, ParseResult, RangeVar, RawStmt, String as SqlString } from '@pgsql/types';
import { parse } from 'libpg-query';

/*
 * Refuses migrations that would stop a newsroom at work: two versions of Studio run on one database while it is upgraded, and a table that
 * grows may not be locked for as long as it takes to read it through. docs/decisions/migrations.md tells what to write instead.
 */

/** Those that grow with the newsroom, to a million rows and more. */
const GROWING: ReadonlySet<string> = new Set([
  ...['innehall', 'sprakversion', 'revision', 'adress', 'publicering', 'publicerad_version', 'renderad', 'release', 'release_steg'],
  ...['media', 'bildbruk', 'sokpost', 'kandis', 'kandis_namn', 'logg', 'utskick', 'oversattning', 'ai_anrop', 'avtryck', 'sigillrad'],
]);

/** Migrations that are older than this are from before there was this rule: what has been applied is not rewritten. */
const RULE_SINCE = '20261124040000';

/** Said on a line of its own before a statement that takes away what the version before this one does not use either. */
const UNUSED = /^-- oanvänd sedan \d+\.\d+\.\d+$/m;

interface Found {
  statement: string;
  fault: string;
}

const REMEDY = {
  index: 'CREATE INDEX CONCURRENTLY, alone in its migration',
  constraint: 'NOT VALID, and VALIDATE CONSTRAINT in a migration of its own',
  column: 'a column that may be NULL, or one with a constant DEFAULT',
  rewrite: 'a new column, filled behind the scenes',
  rows: 'filling it behind the scenes, a bounded piece at a time',
  apart: 'one of them in each migration, as who writes holds them in another order',
  gone: 'let one release go by in which nothing uses it, and say so: -- oanvänd sedan 1.2.3',
} as const;

/** What of a migration would stop a newsroom at work, and what to write instead. Throws for what PostgreSQL could not read. */
export async function locksOf(sql: string): Promise<Found[]> {
  // The package's own type says less than its statements have.
  const { stmts = [] } = (await parse(sql)) as ParseResult;
  const made = new Set(
    stmts.flatMap(({ stmt }) => (stmt !== undefined && 'CreateStmt' in stmt ? [stmt.CreateStmt.relation?.relname] : [])),
  );
  const grows = (table: RangeVar | undefined) => GROWING.has(table?.relname ?? '') && !made.has(table?.relname);
  const bytes = Buffer.from(sql);
  const texts = written(stmts, bytes);
  const held = [
    ...new Set(stmts.flatMap(({ stmt }) => (stmt === undefined ? [] : lockedBy(stmt).filter((table) => grows({ relname: table }))))),
  ];
  const tooMany =
    held.length < 2 ? [] : [{ statement: texts.at(-1)?.text ?? '', fault: `locks ${held.join(' and ')} at once: ${REMEDY.apart}` }];
  const each = stmts.flatMap((statement, index) => {
    const { text = '', before = '' } = texts[index] ?? {};
    const faults =
      statement.stmt === undefined ? [] : faultsOf(statement.stmt, { grows, isAlone: stmts.length === 1, isUnused: UNUSED.test(before) });
    return faults.map((fault) => ({ statement: text, fault }));
  });
  return [...each, ...tooMany];
}

/** The tables that a statement keeps writers from. */
function lockedBy(node: Node): string[] {
  if ('AlterTableStmt' in node) return [nameOf(node.AlterTableStmt.relation), ...pointedAt(node.AlterTableStmt.cmds)];
  if ('CreateTrigStmt' in node) return [nameOf(node.CreateTrigStmt.relation)];
  return 'CreateStmt' in node ? pointedAt(node.CreateStmt.tableElts) : [];
}

const nameOf = (table: RangeVar | undefined) => table?.relname ?? '';

/** The tables that new columns and constraints point at: a foreign key is held against them. */
function pointedAt(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap((node): string[] => {
    if ('Constraint' in node) return node.Constraint.pktable === undefined ? [] : [nameOf(node.Constraint.pktable)];
    if ('ColumnDef' in node) return pointedAt(node.ColumnDef.constraints);
    return 'AlterTableCmd' in node && node.AlterTableCmd.def !== undefined ? pointedAt([node.AlterTableCmd.def]) : [];
  });
}

interface Surroundings {
  grows(table: RangeVar | undefined): boolean;
  isAlone: boolean;
  isUnused: boolean;
}

function faultsOf(node: Node, { grows, isAlone, isUnused }: Surroundings): string[] {
  if ('IndexStmt' in node) {
    const { relation, concurrent } = node.IndexStmt;
    if (concurrent === true) return isAlone ? [] : [`an index made beside other work stands alone: ${REMEDY.index}`];
    return grows(relation) ? [`locks ${relation?.relname} while an index is made: ${REMEDY.index}`] : [];
  }
  if ('UpdateStmt' in node && grows(node.UpdateStmt.relation))
    return [`writes all of ${node.UpdateStmt.relation?.relname}: ${REMEDY.rows}`];
  if ('DeleteStmt' in node && grows(node.DeleteStmt.relation))
    return [`writes all of ${node.DeleteStmt.relation?.relname}: ${REMEDY.rows}`];
  if ('RenameStmt' in node && !isUnused)
    return [`the version before still calls it ${node.RenameStmt.subname ?? node.RenameStmt.relation?.relname}: ${REMEDY.gone}`];
  if ('DropStmt' in node && node.DropStmt.removeType === 'OBJECT_TABLE' && !isUnused)
    return [`the version before still has ${namesOf(node.DropStmt.objects)}: ${REMEDY.gone}`];
  if (!('AlterTableStmt' in node)) return [];
  const { relation, cmds = [] } = node.AlterTableStmt;
  const table = relation?.relname ?? '';
  return cmds.flatMap((command) =>
    'AlterTableCmd' in command ? ofAlteration(command.AlterTableCmd, table, { isGrowing: grows(relation), isAlone, isUnused }) : [],
  );
}

interface Alteration extends Pick<Surroundings, 'isAlone' | 'isUnused'> {
  isGrowing: boolean;
}

function ofAlteration({ subtype, name, def }: AlterTableCmd, table: string, { isGrowing, isAlone, isUnused }: Alteration): string[] {
  if (subtype === 'AT_DropColumn') return isUnused ? [] : [`the version before still reads ${table}.${name}: ${REMEDY.gone}`];
  if (subtype === 'AT_AddColumn' && def !== undefined && 'ColumnDef' in def) return ofColumn(def.ColumnDef, table, isGrowing);
  if (!isGrowing) return [];
  if (subtype === 'AT_AlterColumnType') return [`writes all of ${table} anew for the type of ${name}: ${REMEDY.rewrite}`];
  if (subtype === 'AT_SetNotNull')
    return [`reads all of ${table} for ${name} to be NOT NULL: a CHECK (… IS NOT NULL) ${REMEDY.constraint}`];
  if (subtype === 'AT_SetLogged' || subtype === 'AT_SetUnLogged') return [`writes all of ${table} anew`];
  if (subtype === 'AT_ValidateConstraint' && !isAlone) return [`reads all of ${table} while it is locked: ${REMEDY.constraint}`];
  if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def) return ofConstraint(def.Constraint, table);
  return [];
}

function ofColumn({ colname, constraints = [] }: ColumnDef, table: string, isGrowing: boolean): string[] {
  const kinds = constraints.flatMap((constraint) => ('Constraint' in constraint ? [constraint.Constraint] : []));
  const given = kinds.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const isFilled = given === undefined || isConstant(given.raw_expr);
  const cannotBeLeftOut = kinds.some(({ contype }) => contype === 'CONSTR_NOTNULL') && given === undefined;
  return [
    ...(cannotBeLeftOut ? [`the version before cannot write ${table} without ${colname}: ${REMEDY.column}`] : []),
    ...(isGrowing && !isFilled ? [`writes all of ${table} anew for the default of ${colname}: ${REMEDY.column}`] : []),
    ...(isGrowing && kinds.some(({ contype }) => contype === 'CONSTR_GENERATED')
      ? [`writes all of ${table} anew for ${colname}: ${REMEDY.rewrite}`]
      : []),
    ...(isGrowing && kinds.some(({ contype }) => contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
      ? [`locks ${table} while an index is made: ${REMEDY.index}`]
      : []),
  ];
}

function ofConstraint({ contype, conname, skip_validation, indexname }: Constraint, table: string): string[] {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION')
    return indexname === undefined ? [`locks ${table} while an index is made for ${conname}: ${REMEDY.index}, and USING INDEX`] : [];
  return skip_validation === true ? [] : [`reads all of ${table} for ${conname}: ${REMEDY.constraint}`];
}

/** Whether every row has the same: PostgreSQL keeps that beside the table and writes nothing. */
function isConstant(expression: Node | undefined): boolean {
  if (expression === undefined) return false;
  if ('A_Const' in expression) return true;
  if ('TypeCast' in expression) return isConstant(expression.TypeCast.arg);
  if ('A_ArrayExpr' in expression) return (expression.A_ArrayExpr.elements ?? []).every(isConstant);
  // The moment at which the migration began.
  if ('SQLValueFunction' in expression) return expression.SQLValueFunction.op === 'SVFOP_CURRENT_TIMESTAMP';
  return 'FuncCall' in expression && textsOf(expression.FuncCall.funcname).join('.') === 'now';
}

function textsOf(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap((node) => {
    if ('String' in node) return [(node.String satisfies SqlString).sval ?? ''];
    return 'List' in node ? textsOf((node.List satisfies List).items) : [];
  });
}

const namesOf = (objects: readonly Node[] = []) => textsOf(objects).join(', ');

/** Each statement as it is written, with what stands between it and the one before. */
function written(stmts: readonly RawStmt[], sql: Buffer): Array<{ text: string; before: string }> {
  let end = 0;
  return stmts.map(({ stmt_location = 0, stmt_len }) => {
    const until = stmt_len === undefined ? sql.length : stmt_location + stmt_len;
    const whole = sql.subarray(end, until).toString('utf8');
    end = until;
    const text = whole.replace(/^(?:[\s;]|--[^\n]*\n)+/, '');
    return { text: text.trim(), before: whole.slice(0, whole.length - text.length) };
  });
}

/** Every migration of the folder that there is a rule for, with what is wrong with it. */
export async function lockingMigrations(folder: string): Promise<string[]> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name > RULE_SINCE ? [entry.name] : [],
  );
  const told = await Promise.all(
    names.toSorted().map(async (name) => {
      const found = await locksOf(readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'));
      return found.map(({ statement, fault }) => `${name}: ${fault}\n    ${statement.split('\n').join('\n    ')}`);
    }),
  );
  return told.flat();
}

if (import.meta.main) {
  const told = await lockingMigrations(path.resolve('prisma/migrations'));
  for (const line of told) process.stdout.write(`${line}\n`);
  process.exitCode = told.length === 0 ? 0 : 1;
}
