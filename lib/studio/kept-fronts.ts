import type { FrontOf } from '#lib/content/fill-edition.ts';
import { frontSetting } from '#lib/content/front-setting.ts';
import { type Place, placesSchema } from '#lib/contract/edition.ts';
import { KeptByName } from '#lib/studio/kept-by-name.ts';

const NONE: readonly Place[] = [];

/** What has been chosen to stand first on the fronts that readers ask for, remembered until an instance changes one. */
export class KeptFronts {
  private readonly kept: KeptByName<readonly Place[]>;

  /** `read` has the newest value of each of those settings that has one. */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>) {
    this.kept = new KeptByName(async (keys) => {
      const found = await read(keys);
      return new Map(keys.map((key) => [key, placesOf(found.get(key))]));
    });
  }

  /** The places of a front, as they were last saved; none where nobody has chosen. */
  async places(front: FrontOf): Promise<readonly Place[]> {
    const key = frontSetting(front);
    return (await this.kept.of([key])).get(key) ?? NONE;
  }

  forget(): void {
    this.kept.forget();
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    this.kept.setHearing(hearing);
  }
}

function placesOf(edition: unknown): readonly Place[] {
  if (typeof edition !== 'object' || edition === null || !('platser' in edition)) return NONE;
  return placesSchema.parse(edition.platser);
}
