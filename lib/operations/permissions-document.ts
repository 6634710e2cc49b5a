import { attemptKind } from '#lib/access/attempts.ts';
import { keysOf } from '#lib/content/keys-of.ts';
import { ROLES } from '#lib/contract/role.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { FAULTS } from '#lib/errors/codes.ts';
import { CALLER_KINDS, CALLER_NAMES, type PermissionRow } from '#lib/operations/permissions.ts';

/** What a refusal is called in the table: a letter, told below it. */
const SIGNS: Partial<Record<FaultCode, string>> = { rattighet_saknas: '–', bara_redaktionen: 'P' };

function cell(kod: FaultCode | null): string {
  return kod === null ? 'x' : (SIGNS[kod] ?? kod);
}

/** With which scopes an assistant may do it; it may it for whoever may it themselves, where nothing else is said. */
export function assistantCell({ assistent, omfang, svar }: PermissionRow): string {
  const whose = ROLES.filter((roll) => assistent[roll] === null);
  if (whose.length === 0) return 'aldrig';
  const isLikePersons = ROLES.every((roll) => whose.includes(roll) === (svar[roll === 'admin' ? 'publicerandeAdmin' : roll] === null));
  const scopes = omfang.map((scope) => `\`${scope}\``).join(' + ') || 'vad som helst';
  return isLikePersons ? scopes : `${scopes}, bara för ${whose.join(', ')}`;
}

/** A line of the table as the reference tells it. */
export interface ToldPermission {
  /** What is attempted; empty where nothing but the caller decides. */
  vad: string;
  /** Who may. */
  far: string[];
  /** Who may not, by what they are answered. */
  nekas: Record<string, string[]>;
  /** What an assistant must have been granted. */
  assistent: string;
}

/** The lines of one operation, for the reference. */
export function toldPermissions(rows: readonly PermissionRow[]): ToldPermission[] {
  return rows.map((row) => {
    const kinds = (kod: FaultCode | null) => CALLER_KINDS.filter((kind) => row.svar[kind] === kod).map((kind) => CALLER_NAMES[kind]);
    const codes = [...new Set(Object.values(row.svar))].filter((kod) => kod !== null);
    return {
      vad: row.attempt === undefined ? '' : attemptKind(row.attempt).om,
      far: kinds(null),
      nekas: Object.fromEntries(codes.map((kod) => [kod, kinds(kod)])),
      assistent: assistantCell(row).replaceAll('`', ''),
    };
  });
}

/** docs/permissions.md, whole. */
export function permissionsDocument(rows: readonly PermissionRow[]): string {
  const head = ['Operation', ...CALLER_KINDS.map((kind) => CALLER_NAMES[kind]), 'assistent, med'];
  const lines = rows.map((row) => {
    const { operation, attempt, svar } = row;
    const name = attempt === undefined ? operation : `${operation}: ${attemptKind(attempt).om}`;
    return [name, ...CALLER_KINDS.map((kind) => cell(svar[kind])), assistantCell(row)];
  });
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  const told = keysOf(SIGNS).map((kod) => `- \`${SIGNS[kod]}\` is refused with ${FAULTS[kod].status} \`${kod}\`.`);
  return `# Permissions

Made from the operations and \`lib/access\` by \`lib/operations/permissions.test.ts\`; do not edit. \`e2e/api/rights.test.ts\` calls every
cell of it at a running Studio.

- \`x\` may. An operation that decides by what it is about has a line for each such attempt.
${told.join('\n')}
- Whoever shows no credential may do nothing: 401 \`inloggning_saknas\`.
- Persons and agents are bound to their sections, templates and languages as well: 403 \`sektion_ej_tillaten\`, \`mall_ej_tillaten\`,
  \`sprak_ej_tillatet\`. An agent publishes on somebody's order alone: 422 \`order_av_saknas\` without it.
  Where the person named is to confirm the order (\`order\` of the agent, \`granskning.agenters_ordrar\` of the newsroom) a release is answered with 202
  and waits for them: 403 \`order_annan_person\` for everybody else. What cannot wait is refused: 403 \`order_obekraftad\`.
  An agent that is held to a result in the proving ground (\`kraver_prov\`, \`granskning.agenters_prov\` of the newsroom) has readers see nothing before: 403 \`prov_kravs\`.
- An assistant (a program over OAuth) may what its person may, as far as the last column says: with those scopes granted, else 403
  \`omfang_saknas\`; \`aldrig\` is for persons alone.
- What concerns a login, a password, a connection or a second factor is one's own, where the line does not say otherwise.

${table.join('\n')}
`;
}
