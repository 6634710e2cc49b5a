import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { Refusal } from '#lib/adapters/cms/wordpress/client.ts';

/** The first is answered with 500, though sending the same file again can only give the same answer; the second is the plugin's own. */
const REFUSED_FILES = ['rest_upload_sideload_error', 'studio_file_refused'];

const TRY_AGAIN = 'Försök igen om en stund. Håller det i sig: be den som sköter WordPress att titta i felloggen.';

/**
 * What a refusal means to the newsroom. `asked` completes «WordPress nekade Studio att …». Too many requests and faults on
 * their side may pass; every other refusal stands until somebody does something.
 */
export function failureOf(answered: Refusal, asked: string): CmsFailure {
  const { refusal, doing } = ofTag(answered) ?? { refusal: answered, doing: asked };
  const said = refusal.message === '' ? '' : ` WordPress svarade: ${withoutTags(refusal.message)}`;
  const permanent = (orsak: string, atgard: string) => new CmsFailure({ retryable: false, orsak, atgard });
  const passing = (orsak: string) => new CmsFailure({ retryable: true, orsak, atgard: TRY_AGAIN, retryAfter: refusal.retryAfter });

  if (REFUSED_FILES.includes(refusal.code)) {
    return permanent(
      'WordPress tog inte emot bildfilen: den är skadad eller av en typ som webbplatsen inte godtar.',
      'Byt till en bild i JPEG, PNG eller WebP som går att öppna, och publicera igen.',
    );
  }
  if (refusal.code === 'studio_claim_pending') return passing('WordPress håller redan på att ta emot samma artikel eller bild.');
  if (refusal.code === 'rest_post_invalid_id') return passing('Artikeln eller bilden togs bort i WordPress medan Studio skickade den.');
  if (refusal.code === 'rest_no_route') return refusal.route.startsWith('/studio/') ? pluginMissing() : notInRest(refusal.route);
  if (refusal.status === 429) return passing('WordPress tar inte emot fler anrop just nu.');
  if (refusal.status === 503) return closedForNow(refusal.retryAfter);
  if (refusal.status >= 500) return passing(`WordPress fick ett internt fel (${refusal.status}) när Studio skulle ${doing}.${said}`);
  if (refusal.status === 401) return isOwnDoor(refusal) ? wrongPassword() : closedByOthers(refusal, said);
  if (refusal.status === 403) {
    return permanent(
      `WordPress-användaren får inte ${doing}.${said}`,
      'Ge användaren rollen redaktör, och kontrollera att inget säkerhetstillägg stänger REST-gränssnittet.',
    );
  }
  if (refusal.status === 413) {
    return refusal.route.startsWith('/wp/v2/media')
      ? permanent('Filen är större än vad WordPress tar emot.', 'Välj en mindre bild, eller höj gränsen för uppladdning i WordPress.')
      : permanent(
          'Artikeln är större än vad servern som WordPress ligger på tar emot i ett anrop (413).',
          'Be den som sköter servern att höja gränsen för hur stort ett anrop får vara (client_max_body_size i nginx, LimitRequestBody i Apache), eller dela artikeln.',
        );
  }
  return permanent(
    `WordPress nekade Studio att ${doing} (${refusal.status}).${said}`,
    'Rätta det som svaret pekar på och publicera igen. Hjälper det inte: be den som sköter WordPress.',
  );
}

/** What was refused where the request for an article brought a new tag, and WordPress refused that. */
function ofTag(answered: Refusal): { refusal: Refusal; doing: string } | undefined {
  const name = answered.data.studio_tag;
  return typeof name === 'string' ? { refusal: { ...answered, route: '/wp/v2/tags' }, doing: makingTag(name) } : undefined;
}

/** Completes «WordPress nekade Studio att …». */
export function makingTag(name: string): string {
  return `skapa taggen ”${name}”`;
}

/** What WordPress itself calls it that somebody is not let in, or is not known. Any other word is that of a plugin or a wall before it. */
const OWN_DOOR =
  /^(?:rest_forbidden\w*|rest_not_logged_in|rest_user_cannot_view|rest_cannot_(?:create|edit|view|read|publish|delete|assign\w*)|incorrect_password|invalid_(?:username|email)|application_passwords?_\w+)$/;

/** Whether it is WordPress itself that does not let Studio in. */
export function isOwnDoor({ code }: Pick<Refusal, 'code'>): boolean {
  return OWN_DOOR.test(code);
}

function closedByOthers({ status, code }: Refusal, said: string): CmsFailure {
  return new CmsFailure({
    retryable: false,
    orsak: `Något framför WordPress släpper inte in Studio (${status}${code === '' ? '' : ` ${code}`}).${said}`,
    atgard: 'Be den som sköter WordPress att undanta Studio i säkerhetstillägget eller brandväggen. Applösenordet behöver inte bytas.',
  });
}

/** What people call what stands under a route of WordPress's own. */
const CALLED: ReadonlyArray<[route: string, namn: string]> = [
  ['/wp/v2/posts', 'inlägg'],
  ['/wp/v2/pages', 'sidor'],
  ['/wp/v2/media', 'bilder'],
  ['/wp/v2/tags', 'taggar'],
  ['/wp/v2/categories', 'kategorier'],
];

/** The failure of whatever lies under a route that the site has taken out of its REST API. */
export function notInRest(route: string): CmsFailure {
  const namn = CALLED.find(([known]) => route.startsWith(known))?.[1] ?? route;
  return new CmsFailure({
    retryable: false,
    orsak: `WordPress har inte ${namn} i sitt REST-gränssnitt (${route}), så Studio kan inte lägga in något där.`,
    atgard:
      'Be den som sköter WordPress att se efter vilket tillägg eller tema som har tagit bort det (show_in_rest eller rest_endpoints), och låta det vara med.',
  });
}

/** What WordPress says while it is updated, and servers that have too much to do. */
function closedForNow(retryAfter: number | undefined): CmsFailure {
  return new CmsFailure({
    retryable: true,
    orsak: 'Webbplatsen är tillfälligt stängd, oftast för att WordPress uppdateras eller underhålls (503).',
    atgard:
      'Studio försöker igen av sig självt, och inget går förlorat. Varar det längre än en uppdatering: be den som sköter WordPress att avsluta underhållsläget (filen .maintenance kan ligga kvar), eller att se efter om servern är överbelastad.',
    retryAfter,
  });
}

export function pluginMissing(): CmsFailure {
  return new CmsFailure({
    retryable: false,
    orsak: 'Tillägget Studio Companion är inte aktivt i WordPress.',
    atgard: 'Installera och aktivera tillägget. Utan det kan en artikel hamna i WordPress två gånger, och därför skickar Studio ingen.',
  });
}

export function wrongPassword(): CmsFailure {
  return new CmsFailure({
    retryable: false,
    orsak: 'WordPress godtar inte användarnamnet och applösenordet.',
    atgard:
      'Skapa ett nytt applösenord under Användare → Profil i WordPress och ange det med användaren under Inställningar → Publicering, eller i STUDIO_CMS_PASSWORD och STUDIO_CMS_USER.',
  });
}

function withoutTags(message: string): string {
  return message.replace(/<[^<>]*>/g, '').trim();
}
