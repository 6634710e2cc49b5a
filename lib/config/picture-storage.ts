import path from 'node:path';
import { z } from 'zod';

/** Where the files of pictures are: a folder, or a bucket of what speaks S3. */
export type PictureStorage =
  | { typ: 'mapp'; mapp: string }
  | {
      typ: 's3';
      hink: string;
      /** What every key begins with: empty, or ending in a slash. */
      prefix: string;
      /** Absent: Amazon's own. */
      endpoint: string | undefined;
      region: string;
    };

/** Amazon's first, which others take for any. */
const REGION = 'us-east-1';

const KNOWN = new Set(['endpoint', 'region']);

/** `s3://bucket/prefix?endpoint=…&region=…`, or a folder. Keys to a bucket are no part of it: they come by AWS's own variables. */
export const pictureStorage = z
  .string()
  .min(1)
  .superRefine((value, context) => {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value) && faultOf(value) !== undefined)
      context.addIssue({ code: 'custom', message: faultOf(value) ?? '' });
  });

function faultOf(value: string): string | undefined {
  const url = URL.parse(value);
  if (url === null || url.protocol !== 's3:' || url.hostname === '') return 'ska vara en mapp, eller s3://hink?endpoint=https://…';
  if (url.username !== '' || url.password !== '')
    return 'får inte innehålla nycklar: ange dem i AWS_ACCESS_KEY_ID och AWS_SECRET_ACCESS_KEY';
  const strange = [...url.searchParams.keys()].find((name) => !KNOWN.has(name));
  if (strange !== undefined) return `har ${strange}, som inte finns: efter frågetecknet kan endpoint och region stå`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !['http:', 'https:'].includes(URL.parse(endpoint)?.protocol ?? ''))
    return 'ska ha en endpoint som börjar med http:// eller https://';
  return undefined;
}

/** What was given, as a place; a folder lies in the data folder unless its whole path was given. Nothing given: `media` there. */
export function readPictureStorage(given: string | undefined, data: string, source: NodeJS.ProcessEnv): PictureStorage {
  const url = given?.startsWith('s3://') ? URL.parse(given) : null;
  if (url === null) return { typ: 'mapp', mapp: path.resolve(data, given ?? 'media') };
  const prefix = url.pathname.split('/').filter((part) => part !== '');
  return {
    typ: 's3',
    hink: url.hostname,
    prefix: prefix.length === 0 ? '' : `${prefix.join('/')}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? source.AWS_REGION ?? source.AWS_DEFAULT_REGION ?? REGION,
  };
}
