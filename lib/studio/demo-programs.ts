import type { Actor } from '#lib/contract/actor.ts';
import type { Call } from '#lib/studio/demo-articles.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { EXAMPLE_PROGRAMS } from '#lib/templates/example-programs.ts';

/** Registers the programs that pay for what the examples link to, unless an earlier try has; their ids. */
export async function fillDemoPrograms({ store }: Kernel, call: Call, chief: Actor): Promise<string[]> {
  const { rader: earlier } = await store.adPrograms.list({ sida: 1, per_sida: 100 });
  const made: string[] = [];
  for (const { namn, domaner } of EXAMPLE_PROGRAMS) {
    const known = earlier.find((program) => program.namn === namn)?.id;
    made.push(known ?? (await call<{ program: { id: string } }>(chief, 'skapaProgram', { namn, domaner: [...domaner] })).program.id);
  }
  return made;
}
