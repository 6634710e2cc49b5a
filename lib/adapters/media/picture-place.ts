import path from 'node:path';

/** Where the files of a picture are in the folder of pictures: one folder a picture, one file a width. */
export function pictureFolder(media: string, id: string): string {
  return path.join(media, id.slice(-2), id);
}
