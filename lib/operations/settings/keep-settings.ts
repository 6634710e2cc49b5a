import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotDecideLogins } from '#lib/access/rights.ts';
import { SUPERADMINS_SETTINGS } from '#lib/contract/closed/settings.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { changedSettings, fieldsOf, type Settings } from '#lib/contract/settings.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { changeNote } from '#lib/operations/change-note.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { logotypeIn } from '#lib/operations/media/logotype.ts';
import {
  closeSettings,
  openSettings,
  SETTINGS,
  SETTINGS_VALUES,
  settingsVersion,
  withoutSecrets,
  withUnknown,
} from '#lib/operations/settings/kept-settings.ts';
import { misplacedSecrets } from '#lib/operations/settings/misplaced-secrets.ts';
import { type SettingsAnswer, settingsAnswer } from '#lib/operations/settings/settings-answer.ts';
import { trySettings } from '#lib/operations/settings/try-settings.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { SettingVersion } from '#lib/store/settings.ts';
import type { Store } from '#lib/store/store.ts';

interface NewVersion {
  /** The version that the new one was made of, and follows. */
  bas: SettingVersion | undefined;
  own: Settings;
  /** The fields that whoever asks has written themselves. */
  given: ReadonlySet<string>;
  aterstalld: number | null;
}

/**
 * Keeps `own` as the version after `bas`, when what it would change has been tried and works, and tells every instance.
 * What changes nothing makes no version. Refuses what is the superadministrator's to change, and a secret that would be sent elsewhere than
 * where it was given for, before anybody is asked anything. Throws 409 when somebody has made another meanwhile.
 */
export async function keepSettings(context: OperationContext, { bas, own, given, aterstalld }: NewVersion): Promise<SettingsAnswer> {
  const { newsroom, settingsVault, actor, now } = context;
  const earlier = openSettings(bas, settingsVault);
  const falt = changedSettings(earlier.own, own);
  if (falt.length === 0) return settingsAnswer(newsroom, earlier);
  if (falt.some(decidesLogins)) refuseIf(cannotDecideLogins(actor));
  const [before, after] = [newsroom.effective(earlier.own), newsroom.effective(own)];
  // Whoever starts Studio has given the secrets in its environment too, and where they are to be used.
  const misplaced = actor.id === STUDIO.id ? [] : misplacedSecrets({ before, after, given, decided: newsroom.decided });
  if (misplaced.length > 0) throw new Fault(422, misplaced);
  const varningar: FaultEntry[] = await trySettings(context, before, after);
  return context.finish(async (store) => {
    if (falt.includes(LOGOTYPE)) await holdLogotype(context, store, after, given);
    const kept = { [SETTINGS_VALUES]: withUnknown(closeSettings(own, settingsVault), bas), falt, aterstalld };
    const version = await store.settings.follow(SETTINGS, earlier.version, kept, authorOf(actor), now);
    if (version === undefined) throw overtaken(context, await store.settings.latest(SETTINGS), earlier.version);
    context.changed('installningar');
    context.note({ detalj: { version, falt, ...told(earlier.own, own), ...(aterstalld === null ? {} : { aterstalld }) } });
    return settingsAnswer(newsroom, { version, own }, varningar);
  });
}

const LOGOTYPE = 'webbplats.logotyp';

/** Holds the picture that is to be the logotype against being removed. Refuses one that is not in the library, unless an earlier version had it. */
async function holdLogotype({ settings }: OperationContext, store: Store, after: Settings, given: ReadonlySet<string>): Promise<void> {
  const id = logotypeIn(after, settings.url);
  if (id === undefined) return;
  const held = await store.media.holdForUse([id]);
  if (!held.has(id) && given.has(LOGOTYPE)) throw fault('bild_okand', { falt: LOGOTYPE }, { id });
}

function decidesLogins(falt: string): boolean {
  return SUPERADMINS_SETTINGS.some((group) => falt.startsWith(`${group}.`));
}

/** The settings that change, before and after. A secret says no more than whether there is one: exchanged for another it is named in `falt` alone. */
function told(before: Settings, after: Settings) {
  const open = (settings: Settings) => Object.fromEntries(fieldsOf(withoutSecrets(settings)));
  return changeNote(open(before), open(after));
}

/** Why nothing is saved: another version is the newest. */
export function overtaken({ actor }: OperationContext, latest: SettingVersion | undefined, bas: number) {
  if (latest === undefined) return fault('installningar_andrade', { falt: 'version' }, { nr: 0, vem: 'Studio', andrat: 'ingenting', bas });
  const senaste = settingsVersion(latest);
  const vem = senaste.av.id === actor.id ? 'dig själv' : senaste.av.namn;
  const params = { nr: senaste.version, vem, andrat: senaste.falt.join(', '), bas };
  return fault('installningar_andrade', { falt: 'version' }, params, { extra: { senaste } });
}
