import path from 'node:path';

/** Where the files of a picture are in the folder of pictures: one folder a picture, one file a width. */
export function pictureFolder(media: string, id: string): string {
  return path.join(media, id.slice(-2), id);
}

/** The file of the still picture of one that moves. */
export const STILL = 'stilla';

/** Beside the files of a picture: what has been made of it for those who asked. It can be made again, and no archive holds it. */
export const MADE = 'gjort';

/** In the folder of pictures: which newsroom's it is (lib/studio/shared-pictures.ts). Archives hold it as they do the pictures. */
export const FOLDER_MARK = '.redaktion';
