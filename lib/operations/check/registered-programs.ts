import { domainToUnicode } from 'node:url';
import { programsNamed, type RegisteredPrograms, registeredProgramsOf } from '#lib/blocks/registered-programs.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** Those of the registered programs that the versions name, or lead to the shops of. */
export async function registeredPrograms(
  { store }: Pick<OperationContext, 'store'>,
  versions: ReadonlyArray<Pick<ArticleContent, 'block' | 'ingress'>>,
): Promise<RegisteredPrograms> {
  const named = versions.map(programsNamed);
  const hosts = named.flatMap((one) => one.hosts);
  // As the network spells them, and as people do.
  const spelt = [...new Set([...hosts, ...hosts.map((host) => domainToUnicode(host))])];
  const found = await store.adPrograms.among([...new Set(named.flatMap(({ names }) => names))], spelt);
  return registeredProgramsOf(found);
}
