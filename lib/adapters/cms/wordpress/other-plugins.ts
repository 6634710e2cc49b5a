import type { CmsProblem } from '#lib/adapters/cms/port.ts';

interface Known {
  namn: string;
  orsak: string;
  atgard: string;
}

/** Plugins that change by themselves what has been delivered, or keep it from readers, by the folder that they are installed in. */
const INTERFERING: Readonly<Record<string, Known>> = {
  'auto-post-thumbnail': ownPicture('Auto Featured Image'),
  'easy-add-thumbnail': ownPicture('Easy Add Thumbnail'),
  'simple-tags': {
    namn: 'TaxoPress',
    orsak: 'kan sätta egna taggar på artiklarna när de sparas, och det syns i Studio som att någon har ändrat dem.',
    atgard: 'Stäng av dess automatiska termer för inlägg (Auto Terms).',
  },
  'post-expirator': {
    namn: 'PublishPress Future',
    orsak: 'kan avpublicera eller ändra artiklar vid en tid som har ställts in där, och det syns i Studio som att någon har ändrat dem.',
    atgard: 'Låt det inte gälla Studios artiklar: ta ned dem i Studio.',
  },
  'wp-force-login': closedSite('Force Login', 'kräver inloggning av alla läsare'),
  'password-protected': closedSite('Password Protected', 'kräver ett lösenord av alla läsare'),
};

/** Who closes what Studio needs, by what the site's own index of its interfaces says is active. */
const CLOSING_BY_NAMESPACE: ReadonlyArray<[namespace: string, namn: string, setting: string]> = [
  ['wordfence/', 'Wordfence', 'alternativet ”Disable WordPress application passwords”'],
  ['ithemes-security/', 'Solid Security', 'inställningarna för inloggning (applösenord)'],
  ['reallysimplessl/', 'Really Simple Security', 'härdningen som stänger av applösenord'],
];

/** Who closes the REST API, by the code that it answers with. */
const CLOSING_BY_CODE: Readonly<Record<string, string>> = {
  rest_cannot_access: 'Disable REST API',
  rest_login_required: 'Disable WP REST API',
  itsec_rest_api_access_restricted: 'Solid Security',
};

/** A problem for each of the active plugins (by folder) that is known to stand in the way of what has been delivered. */
export function interferingPlugins(active: readonly string[]): CmsProblem[] {
  return [...new Set(active)].flatMap((folder) => {
    const known = Object.hasOwn(INTERFERING, folder) ? INTERFERING[folder] : undefined;
    return known === undefined
      ? []
      : [{ kod: 'cms_krock', orsak: `Tillägget ${known.namn} ${known.orsak}`, atgard: known.atgard, stoppar: false }];
  });
}

/** What to do about application passwords that are off, where one that turns them off is active; `undefined` where none is known to be. */
export function passwordsBack(namespaces: readonly string[]): string | undefined {
  const found = CLOSING_BY_NAMESPACE.find(([start]) => namespaces.some((namespace) => namespace.startsWith(start)));
  if (found === undefined) return undefined;
  const [, namn, setting] = found;
  return `Tillägget ${namn} är aktivt där och kan ha stängt av dem: se efter i ${setting}.`;
}

/** What the plugin is called that closes the REST API with that code; `undefined` for a code that many may have. */
export function closerOf(code: string): string | undefined {
  return Object.hasOwn(CLOSING_BY_CODE, code) ? CLOSING_BY_CODE[code] : undefined;
}

function ownPicture(namn: string): Known {
  return {
    namn,
    orsak: 'ger artiklar utan bild en av sig självt, och det syns i Studio som att någon har ändrat dem.',
    atgard: 'Stäng av det för inlägg, eller välj en bild i Studio.',
  };
}

function closedSite(namn: string, orsak: string): Known {
  return { namn, orsak: `${orsak}: det som publiceras läses av ingen annan.`, atgard: 'Stäng av det när webbplatsen ska vara öppen.' };
}
