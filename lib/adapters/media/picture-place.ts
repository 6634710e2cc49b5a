import path from 'node:path';

/** Where the files of a picture are in the folder of pictures: one folder a picture, one file a width. */
export function pictureFolder(media: string, id: string): string {
  return path.join(media, id.slice(-2), id);
}

/** In the folder of pictures: which newsroom's it is (lib/studio/shared-pictures.ts). Archives hold it as they do the pictures. */
export const FOLDER_MARK = '.redaktion';
