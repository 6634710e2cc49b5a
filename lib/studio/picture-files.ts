import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { MovingFiles } from '#lib/adapters/media/moving-files.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { S3Files } from '#lib/adapters/media/s3-files.ts';
import type { PictureStorages } from '#lib/config/environment.ts';
import type { PictureStorage } from '#lib/config/picture-storage.ts';

/** The files of pictures, where the environment says that they are. */
export function pictureFilesOf({ i, fran }: PictureStorages): PictureFiles {
  return fran === undefined ? filesIn(i) : new MovingFiles(filesIn(fran), filesIn(i));
}

function filesIn(storage: PictureStorage): PictureFiles {
  return storage.typ === 'mapp' ? new FolderFiles(storage.mapp) : new S3Files(storage);
}
