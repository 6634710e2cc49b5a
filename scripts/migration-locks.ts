import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  AlterTableCmd,
  ColumnDef,
  Constraint,
  IndexStmt,
  List,
  Node,
  ParseResult,
  RangeVar,
  RawStmt,
  String as SqlString,
  UpdateStmt,
} from '@pgsql/types';
import { parse } from 'libpg-query';
import { indexBesideOtherWork } from '#lib/store/migrate.ts';

/*
 * Refuses migrations that would stop a newsroom at work: two versions of Studio run on one database while it is upgraded, and a table that
 * grows may not be locked for as long as it takes to read it through. docs/decisions/migrations.md tells what to write instead.
 */

/** Those that grow with the newsroom, to a million rows and more. */
export const GROWING: ReadonlySet<string> = new Set([
  ...['innehall', 'sprakversion', 'revision', 'adress', 'publicering', 'publicerad_version', 'renderad', 'release', 'release_steg'],
  ...[
    'media',
    'bildbruk',
    'samlingsbild',
    'sokpost',
    'sokord',
    'sokko',
    'kandis',
    'kandis_namn',
    'kandis_ord',
    'kandis_delat',
    'kandis_tidigare',
    'kandisadress',
    'logg',
    'utskick',
    'oversattning',
    'oversattningsjobb',
    'ko',
    'kommentar',
    'artikelkommentar',
    'kommentarnamn',
    'andringsforslag',
    'forslagsbeslut',
    'koavisering',
    'inkorg',
  ],
  ...['ai_anrop', 'avtryck', 'sigill', 'sigillrad', 'oforseglad', 'delning', 'idempotens', 'anslutningsnyckel', 'agent_bruk'],
  ...[
    'tagg',
    'taggnyckel',
    'taggnamn',
    'taggadress',
    'tagg_tidigare',
    'taggnarhet',
    'publicerad_sok',
    'publicerad_pris',
    'publicerad_utan_alt',
    'sokmotorbesked',
    'publicerad_tagg',
    'publicerad_person',
    'publicerad_skribent',
    'personko',
    'utlank',
    'utklick',
    'omdirigering',
    'omdirigeringsbruk',
    'sidvisning',
    'trafiksumma',
    'sidvisning_nyss',
    'inlast_trafik',
    'inlast_trafiksumma',
    'intakt',
    'intaktsumma',
    'lank',
    'lankplats',
    'lankvard',
    'lankko',
    'ide',
    'idekalla',
    'arbetskopia',
    'arbetskopia_del',
    'gemensam_text',
    'gemensam_text_del',
    'godkand_revision',
    'lasning',
  ],
]);

/** Those of which there are as many as there are people, sections and settings, or that are emptied all the time. */
export const SMALL: ReadonlySet<string> = new Set([
  ...['person', 'roll', 'session', 'andra_faktor', 'reservkod', 'passernyckel', 'passernyckelfraga', 'losenordslank', 'inloggningsforsok'],
  ...[
    'agent',
    // As many of each agent as are kept.
    'provomgang',
    'anslutning',
    'anslutningskod',
    'anropsfonster',
    'sektion',
    'installning',
    'historikkontroll',
    'sokform',
    'taggfyllning',
    'taggfoljd',
    'taggprovning',
    'taggterm',
    'personfyllning',
    'lankfyllning',
    'flytt',
    'kobrev',
    'samling',
    'skrivsatt',
    'sparad_vy',
    'stomme',
    // As many as there may be, and what each was sent in a month.
    'webhook',
    'webhookleverans',
    // Given by hand, to the few that somebody wants to find again.
    'revisionsnamn',
    'skribent',
    'skribentadress',
    'skribentnamn',
    'annonsprogram',
    'bevakning',
  ],
]);

/** The last migration from before there was this rule: what has been applied is not rewritten. */
const LAST_BEFORE = '20261124032000_releasens_egen_sektion';
/** So many there were: one with an older name is none of them. */
const MANY_BEFORE = 51;

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
  known: 'write it in statements that this rule knows (scripts/migration-locks.ts), or teach it this one',
  apartFromColumn: 'the column first, and the constraint NOT VALID in a migration of its own',
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
      statement.stmt === undefined
        ? []
        : faultsOf(statement.stmt, { grows, isAlone: stmts.length === 1, isUnused: UNUSED.test(before), text });
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
  /** The statement as it is written. */
  text: string;
}

function faultsOf(node: Node, surroundings: Surroundings): string[] {
  const { grows, isUnused } = surroundings;
  if ('IndexStmt' in node) return ofIndex(node.IndexStmt, surroundings);
  if ('InsertStmt' in node) return ofRows(node.InsertStmt, surroundings);
  if ('UpdateStmt' in node) return ofRows(node.UpdateStmt, surroundings);
  if ('DeleteStmt' in node) return ofRows(node.DeleteStmt, surroundings);
  if ('RenameStmt' in node)
    return isUnused
      ? []
      : [`the version before still calls it ${node.RenameStmt.subname ?? nameOf(node.RenameStmt.relation)}: ${REMEDY.gone}`];
  if ('DropStmt' in node) return isUnused ? [] : [`the version before still has ${namesOf(node.DropStmt.objects)}: ${REMEDY.gone}`];
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt;
    const alteration = { ...surroundings, isGrowing: grows(relation) };
    return cmds.flatMap((command) => ('AlterTableCmd' in command ? ofAlteration(command.AlterTableCmd, nameOf(relation), alteration) : []));
  }
  const [kind = ''] = Object.keys(node);
  return HARMLESS.has(kind) ? [] : [`what ${kind} would lock or write cannot be told: ${REMEDY.known}`];
}

/** What makes something new, or says something of it, and keeps nobody from anything. */
const HARMLESS: ReadonlySet<string> = new Set([
  'CreateStmt',
  'CreateTrigStmt',
  'CreateFunctionStmt',
  'CommentStmt',
  // What ANALYZE finds out from then on; reads nothing by itself.
  'CreateStatsStmt',
  'CreateExtensionStmt',
  'GrantStmt',
]);

function ofIndex({ relation, concurrent, idxname, if_not_exists }: IndexStmt, { grows, isAlone, text }: Surroundings): string[] {
  if (concurrent !== true) return grows(relation) ? [`locks ${nameOf(relation)} while an index is made: ${REMEDY.index}`] : [];
  if (!isAlone) return [`an index made beside other work stands alone: ${REMEDY.index}`];
  // One that was broken off is there, by that name, and is no good; the runner looks for it by the name, and sees to it.
  const isRead = if_not_exists !== true && idxname !== undefined && indexBesideOtherWork(text) === idxname;
  return isRead
    ? []
    : ['is not read by the runner as it is written: CREATE INDEX CONCURRENTLY a_name_of_its_own ON …, in capitals, without IF NOT EXISTS'];
}

/** Rows that are written there and then: of what is small, and not by what reads what is not. */
function ofRows({ relation, withClause }: Pick<UpdateStmt, 'relation' | 'withClause'>, { grows }: Surroundings): string[] {
  if (withClause !== undefined) return [`what WITH would write cannot be told: ${REMEDY.known}`];
  return grows(relation) ? [`writes in ${nameOf(relation)}: ${REMEDY.rows}`] : [];
}

interface Alteration extends Surroundings {
  isGrowing: boolean;
}

/** What costs a look into the catalogue, whatever the size of the table. */
const QUICK: ReadonlySet<string> = new Set([
  'AT_DropConstraint',
  'AT_DropNotNull',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ColumnDefault',
]);

function ofAlteration({ subtype = 'AT_SetOptions', name, def }: AlterTableCmd, table: string, alteration: Alteration): string[] {
  const { isGrowing, isAlone, isUnused } = alteration;
  if (subtype === 'AT_DropColumn') return isUnused ? [] : [`the version before still reads ${table}.${name}: ${REMEDY.gone}`];
  if (subtype === 'AT_AddColumn' && def !== undefined && 'ColumnDef' in def) return ofColumn(def.ColumnDef, table, isGrowing);
  if (subtype === 'AT_ColumnDefault' && def === undefined)
    return isUnused ? [] : [`the version before may leave ${table}.${name} to its default: ${REMEDY.gone}`];
  if (QUICK.has(subtype)) return [];
  if (subtype === 'AT_AlterColumnType') return [`writes all of ${table} anew for the type of ${name}: ${REMEDY.rewrite}`];
  if (subtype === 'AT_SetNotNull')
    return [`reads all of ${table}, and the version before may leave ${name} out: a CHECK (… IS NOT NULL) ${REMEDY.constraint}`];
  if (subtype === 'AT_ValidateConstraint')
    return isAlone || !isGrowing ? [] : [`reads all of ${table} while it is locked: ${REMEDY.constraint}`];
  if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def)
    return isGrowing ? ofConstraint(def.Constraint, table) : [];
  return [`what ${subtype} would lock or write of ${table} cannot be told: ${REMEDY.known}`];
}

/** Types that are a column, a sequence and a default that differs by row. */
const NUMBERED: ReadonlySet<string> = new Set(['smallserial', 'serial', 'bigserial', 'serial2', 'serial4', 'serial8']);

function ofColumn({ colname, typeName, constraints = [] }: ColumnDef, table: string, isGrowing: boolean): string[] {
  const kinds = constraints.flatMap((constraint) => ('Constraint' in constraint ? [constraint.Constraint] : []));
  const given = kinds.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const isNumbered = NUMBERED.has(textsOf(typeName?.names).at(-1) ?? '');
  const more = kinds.find(({ contype = 'CONSTR_CHECK' }) => !PLAIN.has(contype));
  const cannotBeLeftOut = !isNumbered && given === undefined && kinds.some(({ contype }) => contype === 'CONSTR_NOTNULL');
  return [
    ...(cannotBeLeftOut ? [`the version before cannot write ${table} without ${colname}: ${REMEDY.column}`] : []),
    ...(isGrowing && (isNumbered || (given !== undefined && !isConstant(given.raw_expr)))
      ? [`writes all of ${table} anew for the default of ${colname}: ${REMEDY.column}`]
      : []),
    ...(isGrowing && more !== undefined
      ? [`reads or writes all of ${table} for what ${colname} is held to: ${REMEDY.apartFromColumn}`]
      : []),
  ];
}

/** What a column can be held to without a look at the rows. */
const PLAIN: ReadonlySet<string> = new Set(['CONSTR_NULL', 'CONSTR_NOTNULL', 'CONSTR_DEFAULT']);

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

/** What is wrong with the migrations of the folder that there is a rule for. */
export async function lockingMigrations(folder: string): Promise<string[]> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const before = names.filter((name) => name <= LAST_BEFORE);
  const told = await Promise.all(
    names
      .filter((name) => name > LAST_BEFORE)
      .toSorted()
      .map(async (name) => {
        const found = await locksOf(readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'));
        return found.map(({ statement, fault }) => `${name}: ${fault}\n    ${statement.split('\n').join('\n    ')}`);
      }),
  );
  const older =
    before.length === MANY_BEFORE
      ? []
      : [`${before.length} migrations are older than the rule, where there were ${MANY_BEFORE}: name new ones by their day`];
  return [...older, ...told.flat()];
}

if (import.meta.main) {
  const told = await lockingMigrations(path.resolve('prisma/migrations'));
  for (const line of told) process.stdout.write(`${line}\n`);
  process.exitCode = told.length === 0 ? 0 : 1;
}
