import path from 'node:path';

/** Where a picture lies, in a folder as in a bucket: one folder a picture, one file a width. */
export function picturePlace(id: string): string {
  return `${id.slice(-2)}/${id}`;
}

/** The same in the folder of pictures. */
export function pictureFolder(media: string, id: string): string {
  return path.join(media, picturePlace(id));
}

/** The file of the still picture of one that moves. */
export const STILL = 'stilla';

/** Beside the files of a picture: what has been made of it for those who asked. It can be made again, and no archive holds it. */
export const MADE = 'gjort';

/** Beside the pictures: which newsroom's they are (lib/studio/shared-pictures.ts). Archives hold it as they do the pictures. */
export const FOLDER_MARK = '.redaktion';
