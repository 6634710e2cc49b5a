import { checkContext } from '#components/editor/checks/check-context-of.ts';
import type { SessionState } from '#components/editor/session/article-session.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';

/**
 * What would stop a release of the article in the template `mall` and does not in the one it has now, in every language as
 * it stands here. Nothing of the text is changed by a change of template; this is what somebody has to see to after it.
 */
export function newFaults(state: SessionState, mall: string, sektioner: readonly Section[]): FaultEntry[] {
  return LANGUAGES.flatMap((sprak) => {
    const draft = state.versions[sprak]?.draft;
    if (draft === undefined) return [];
    const faults = (template: string) => {
      const details = { ...state.details, mall: template };
      // What the archive knows of a picture is the same in every template.
      return runChecks(
        { ...draft, sprak },
        checkContext({ ...state, details, sprak }, sektioner, {
          ...{ media: new Map(), registeredCodes: new Set(), slugUpptagen: false },
          registeredPrograms: { names: new Set(), hosts: new Set() },
        }),
      ).fel;
    };
    const before = new Set(faults(state.details.mall).map(keyOf));
    return faults(mall).filter((entry) => !before.has(keyOf(entry)));
  });
}

/** Two faults are the same when one remedy puts both right; their sentences name the template. */
function keyOf({ kod, falt, block, orsak, atgard }: FaultEntry): string {
  const isOfTemplate = kod === 'block_otillatet';
  return [kod, falt, block, ...(isOfTemplate ? [] : [orsak, atgard])].join(' ');
}
