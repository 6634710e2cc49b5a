import type { FrontOf } from '#lib/content/fill-edition.ts';
import { frontSetting } from '#lib/content/front-setting.ts';
import { ruleTags, withTagsNow } from '#lib/content/rule-tags.ts';
import { type Place, placesSchema } from '#lib/contract/edition.ts';
import { KeptByName } from '#lib/studio/kept-by-name.ts';

const NONE: readonly Place[] = [];

/** What has been chosen to stand first on the fronts that readers ask for, remembered until an instance changes one, or a tag. */
export class KeptFronts {
  private readonly kept: KeptByName<readonly Place[]>;

  /** `read` has the newest value of each of those settings that has one; `tagsNow` which tag each id is of today. */
  constructor(
    read: (keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>,
    tagsNow: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  ) {
    this.kept = new KeptByName(async (keys) => {
      const found = await read(keys);
      const saved = new Map(keys.map((key) => [key, placesOf(found.get(key))]));
      const now = await tagsNow(ruleTags([...saved.values()].flat()));
      return new Map([...saved].map(([key, places]) => [key, withTagsNow(places, now)]));
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
