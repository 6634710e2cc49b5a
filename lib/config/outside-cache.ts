import { z } from 'zod';

/** What stands between the internet and Studio and keeps pages for readers: Varnish servers of one's own, or a service. */
export type OutsideCacheSettings =
  /** Without a key only rules that ask for none obey: those that come with Studio do not. */
  | { slag: 'varnish'; adresser: readonly string[]; nyckel: string | undefined }
  | { slag: 'fastly'; tjanst: string; nyckel: string }
  | { slag: 'cloudflare'; zon: string; nyckel: string };

const FORM = 'ska vara varnish+http://server:6081 (flera med komma emellan), fastly://tjänstens-id eller cloudflare://zonens-id';
/** As Fastly and Cloudflare make them. */
const ID = /^[A-Za-z0-9]{8,64}$/;

/** Its variables, as they stand in the environment. */
export const outsideCacheVariables = {
  STUDIO_MELLANLAGER: z
    .string()
    .refine((value) => placesOf(value) !== undefined, { error: FORM })
    .optional(),
  STUDIO_MELLANLAGER_NYCKEL: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'ska vara utan mellanslag och utan å, ä och ö' })
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof outsideCacheVariables>>;
type Places = { slag: 'varnish'; adresser: string[] } | { slag: 'fastly' | 'cloudflare'; id: string };

function placesOf(value: string): Places | undefined {
  const words = value.split(',').map((word) => word.trim());
  const service = /^(fastly|cloudflare):\/\/([^/]+)\/?$/.exec(value.trim());
  if (service !== null) {
    const [, slag, id = ''] = service;
    return ID.test(id) ? { slag: slag === 'fastly' ? 'fastly' : 'cloudflare', id } : undefined;
  }
  const addresses = words.map((word) => (word.startsWith('varnish+') ? URL.parse(word.slice('varnish+'.length)) : null));
  const adresser = addresses.flatMap((url) => (url !== null && isPlain(url) ? [url.origin] : []));
  return adresser.length === words.length ? { slag: 'varnish', adresser } : undefined;
}

/** A server, and nothing on it. */
function isPlain(url: URL): boolean {
  const more = url.username + url.password + url.search + url.hash;
  return /^https?:$/.test(url.protocol) && more === '' && url.pathname === '/';
}

/** Of fewer characters somebody who tries may find it. As deploy/varnish.vcl has it. */
const SHORTEST_OF_VARNISH = 16;

/** What is wrong with the key to what is named, for whoever starts Studio; undefined where nothing is. */
export function wrongOutsideCacheKey({ STUDIO_MELLANLAGER, STUDIO_MELLANLAGER_NYCKEL: nyckel }: Values): string | undefined {
  const places = STUDIO_MELLANLAGER === undefined ? undefined : placesOf(STUDIO_MELLANLAGER);
  if (places === undefined) return undefined;
  if (places.slag !== 'varnish')
    return nyckel === undefined ? 'STUDIO_MELLANLAGER behöver också STUDIO_MELLANLAGER_NYCKEL: en nyckel som får tömma det.' : undefined;
  if (nyckel === undefined || nyckel.length >= SHORTEST_OF_VARNISH) return undefined;
  return `STUDIO_MELLANLAGER_NYCKEL ska vara minst ${SHORTEST_OF_VARNISH} tecken när mellanlagret är Varnish: den som gissar den kan tömma det.`;
}

/** What they say together; undefined where nothing stands between. */
export function outsideCacheSettings({ STUDIO_MELLANLAGER, STUDIO_MELLANLAGER_NYCKEL: nyckel }: Values): OutsideCacheSettings | undefined {
  const places = STUDIO_MELLANLAGER === undefined ? undefined : placesOf(STUDIO_MELLANLAGER);
  if (places === undefined) return undefined;
  if (places.slag === 'varnish') return { ...places, nyckel };
  if (nyckel === undefined) return undefined;
  return places.slag === 'fastly' ? { slag: 'fastly', tjanst: places.id, nyckel } : { slag: 'cloudflare', zon: places.id, nyckel };
}
