import sharp from 'sharp';
import type { CmsFile, CmsPicture } from '#lib/adapters/cms/port.ts';

/** What every service that shows shared links asks for. */
const WIDTH = 1200;
const HEIGHT = 630;

interface Focus {
  x: number;
  y: number;
}

/** The largest part of a picture with the proportions of a shared link's that has `fokus` as near its middle as it can. */
export function cropAround(bredd: number, hojd: number, fokus: Focus): { left: number; top: number; width: number; height: number } {
  const width = Math.max(1, Math.min(bredd, Math.round((hojd * WIDTH) / HEIGHT)));
  const height = Math.max(1, Math.min(hojd, Math.round((bredd * HEIGHT) / WIDTH)));
  const place = (size: number, part: number, percent: number) =>
    Math.min(size - part, Math.max(0, Math.round((size * percent) / 100 - part / 2)));
  return { left: place(bredd, width, fokus.x), top: place(hojd, height, fokus.y), width, height };
}

/**
 * The picture as shared links and the theme's lists show it, cropped around `fokus`. It is a picture of its own, uploaded
 * once a focus: WordPress crops around the middle, and those who show shared links fetch the file without asking for a part of it.
 * WordPress keeps it rather than Studio, so that it is there for as long as the article is, whatever becomes of Studio.
 */
export function sharePicture(picture: CmsPicture, fokus: Focus): CmsPicture {
  return {
    ...picture,
    externalId: `${picture.externalId}-og-${fokus.x}-${fokus.y}`,
    async fil(): Promise<CmsFile> {
      const { bytes, typ, filnamn } = await picture.fil();
      const { width, height } = await sharp(bytes).metadata();
      const cropped = sharp(bytes)
        .extract(cropAround(width, height, fokus))
        .resize({ width: WIDTH, withoutEnlargement: true });
      const made =
        typ === 'image/png' ? cropped.png() : typ === 'image/webp' ? cropped.webp({ quality: 82 }) : cropped.jpeg({ quality: 82 });
      return { bytes: await made.toBuffer(), typ, filnamn: filnamn.replace(/(\.\w+)?$/, '-delning$1') };
    },
  };
}
