import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Settings } from '#lib/contract/settings.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';

/** A secret among the settings, and to whom it is sent: scheme, host, port and user. */
interface PlacedSecret {
  falt: string;
  /** The setting that says where to. */
  adress: string;
  vad: string;
  secret(settings: Settings): string;
  sentTo(settings: Settings): string;
}

const SECRETS: readonly PlacedSecret[] = [
  {
    ...{ falt: 'publicering.losenord', adress: 'publicering.url', vad: 'Lösenordet till publiceringssystemet' },
    secret: ({ publicering }) => publicering.losenord,
    sentTo: ({ publicering: { url, anvandare } }) => `${originOf(url) || 'ingen adress'} och ${anvandare || 'ingen användare'}`,
  },
  {
    ...{ falt: 'ai.nyckel', adress: 'ai.url', vad: 'Nyckeln till AI-tjänsten' },
    secret: ({ ai }) => ai.nyckel,
    sentTo: ({ ai }) => originOf(ai.url) || 'leverantörens egen adress',
  },
];

interface SettingsChanged extends Pick<Newsroom, 'decided'> {
  /** As they take effect. */
  before: Settings;
  after: Settings;
  /** The fields that whoever asks has written themselves. */
  given: ReadonlySet<string>;
}

/**
 * A fault for each secret that would go on being used, and be sent to another address or in another's name than it was given for,
 * by somebody who has not written it: they may not know it, and would have it sent to themselves. The address of the mail server
 * holds its own password, and is always given whole.
 */
export function misplacedSecrets({ before, after, given, decided }: SettingsChanged): FaultEntry[] {
  return SECRETS.flatMap(({ falt, adress, vad, secret, sentTo }) => {
    const kept = secret(after) !== '' && secret(after) === secret(before) && !given.has(falt);
    if (!kept || sentTo(before) === sentTo(after)) return [];
    const variabel = decided.get(falt);
    const atgard =
      variabel === undefined
        ? `Skriv ${falt} på nytt samtidigt som du ändrar vart det skickas, eller ta bort det som finns.`
        : `Det bestäms av miljövariabeln ${variabel}: bestäm också ${adress} där Studio startas.`;
    return [faultEntry('hemlighet_annan_adress', { falt }, { vad, dit: sentTo(before), atgard })];
  });
}

/** Scheme, host and port as whoever calls takes them; what is no address is only like itself. */
function originOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}
