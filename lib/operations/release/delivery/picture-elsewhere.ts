import { createHash } from 'node:crypto';
import type { CmsPicture } from '#lib/adapters/cms/port.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/**
 * What a publishing system knows a picture by that has an address on the internet and nothing else. The address is the
 * picture: what lies there is fetched once, and what is put there later is not asked for again.
 */
export function elsewhereId(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  return `adress-${createHash('sha256').update(address).digest('hex')}`;
}

/** The picture at the top, when an address on the internet is all there is of it. Its file is fetched when it is asked for. */
export function pictureElsewhere({ media }: OperationContext, { src = '', alt, caption, kredit }: Hero): CmsPicture | null {
  const externalId = elsewhereId(src);
  if (externalId === undefined) return null;
  return {
    externalId,
    async fil() {
      const { bytes, typ } = await media.fetch(src);
      return { bytes, typ, filnamn: `bild-${externalId.slice(-12)}.${typ.slice('image/'.length)}` };
    },
    alt: alt ?? '',
    caption: caption ?? '',
    kredit: kredit ?? '',
  };
}
