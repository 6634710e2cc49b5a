import { possibilitiesOf } from '#components/studio/release/release-rules.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** As many as anybody decides on before new ones are fetched. */
const MOST = 100;

/** What agents have asked to publish and `jag` may approve, or is to confirm that they ordered, that which has waited longest first. */
export async function loadRequests(jag: Actor): Promise<Release[]> {
  const { releaser } = await studio.listaAllaReleaser({ tillstand: 'vantar_pa_godkannande', per_sida: MOST });
  const isForJag = (release: Release) => {
    const { decide, confirm } = possibilitiesOf(release, jag);
    return decide || confirm;
  };
  return releaser.filter(isForJag).toSorted((a, b) => Date.parse(a.skapad) - Date.parse(b.skapad));
}
