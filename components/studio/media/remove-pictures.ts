import { z } from 'zod';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { type Media, pictureUsageSchema, pictureWaitingSchema } from '#lib/contract/media.ts';
import { skeletonUseSchema } from '#lib/contract/own-skeleton.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio } from '#lib/transports/client/browser.ts';

const usesSchema = z.object({
  anvandning: z.array(pictureUsageSchema),
  stommar: z.array(skeletonUseSchema),
  vantar: z.array(pictureWaitingSchema),
});

type Uses = z.infer<typeof usesSchema>;

/** A picture that is left in the library, why, and where it is used if that is why. */
export interface NotRemoved {
  picture: Media;
  failure: Failure;
  uses: Uses | undefined;
}

/** Removes pictures, one after the other, and tells of those that are left. One that is not there any more is removed: a lost answer may have been its. */
export async function removePictures(pictures: readonly Media[]): Promise<NotRemoved[]> {
  const left: NotRemoved[] = [];
  for (const picture of pictures) {
    try {
      await studio.taBortMedia({ id: picture.id });
    } catch (error) {
      if (error instanceof ApiFault && error.status === 404) continue;
      left.push({ picture, failure: failureOf(error), uses: usesIn(error) });
    }
  }
  return left;
}

/** Where a picture is used that could not be removed for that; undefined for any other refusal, and where whoever asks sees none of it. */
function usesIn(error: unknown): Uses | undefined {
  const told = error instanceof ApiFault ? usesSchema.safeParse(error.svar).data : undefined;
  return told === undefined || told.anvandning.length + told.stommar.length + told.vantar.length === 0 ? undefined : told;
}
