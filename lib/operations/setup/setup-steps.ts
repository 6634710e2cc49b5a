import { SETUP_STEPS, type SetupStep } from '#lib/contract/closed/setup.ts';
import { FIRST_SETTINGS, type Settings } from '#lib/contract/settings.ts';
import type { Setup, SetupRecord } from '#lib/contract/setup.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { setupRecord } from '#lib/operations/setup/setup-record.ts';

/** How far the newsroom has come: what has been said of each step, else whether it has what the step leads to. */
export async function setupOf({ store, sections, newsroom, settingsVault }: OperationContext): Promise<Setup> {
  const [record, settings, known, people] = await Promise.all([
    setupRecord(store),
    store.settings.latest(SETTINGS),
    sections(),
    store.people.areSeveral(),
  ]);
  const effective = newsroom.effective(openSettings(settings, settingsVault).own);
  return setupFrom(record, { settings: effective, sections: known.filter(({ arkiverad }) => !arkiverad).length, people });
}

interface Had {
  settings: Settings;
  sections: number;
  /** Whether there are more than the first. */
  people: boolean;
}

/** As setupOf, of what there is. */
export function setupFrom(record: SetupRecord | undefined, { settings, sections, people }: Had): Setup {
  const { webbplats, publicering } = settings;
  const has: Record<SetupStep, boolean> = {
    webbplats: webbplats.namn !== FIRST_SETTINGS.webbplats.namn,
    sektioner: sections > 0,
    personer: people,
    utseende: webbplats.logotyp !== '' || webbplats.accent !== '',
    publicering: publicering.cms !== FIRST_SETTINGS.publicering.cms,
  };
  const steg = SETUP_STEPS.map((id) => ({ id, lage: record?.steg[id] ?? (has[id] ? ('gjort' as const) : ('kvar' as const)) }));
  return { pagar: record !== undefined && !record.avslutad && steg.some(({ lage }) => lage === 'kvar'), steg };
}
