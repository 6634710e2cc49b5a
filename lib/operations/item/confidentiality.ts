import { z } from 'zod';
import { cannotMakeConfidential } from '#lib/access/confidential.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import type { Item } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

const MOST_INITIATED = 50;

/** What is said of who knows of an article. */
export const confidentialFields = {
  konfidentiell: z
    .boolean()
    .optional()
    .meta({ description: 'true: bara ägaren, de insatta och chefer vet att artikeln finns. Läsarna får den som vanligt.' }),
  insatta: z
    .array(z.string())
    .max(MOST_INITIATED)
    .optional()
    .meta({ description: 'Id för personer och agenter som ska se en konfidentiell artikel.' }),
};

export const CONFIDENTIAL_FAULTS = ['insatt_okand', 'insatta_utan_konfidentiell'] as const;

type Asked = { [Field in keyof typeof confidentialFields]?: Item[Field] | undefined };

/**
 * Who knows of an article when what is asked has been done: an agent that makes one is not alone with it, its owner is let in. Throws for whoever may not decide it
 * (403), for an id that is nobody's who comes in, and for people let into an article that everybody sees (422).
 */
export async function confidentiality(
  context: OperationContext,
  asked: Asked,
  before: Pick<Item, 'konfidentiell' | 'insatta' | 'agare'>,
): Promise<Pick<Item, 'konfidentiell' | 'insatta'>> {
  const { konfidentiell = before.konfidentiell, insatta } = asked;
  if (asked.konfidentiell === undefined && insatta === undefined) return { konfidentiell, insatta: before.insatta };
  const named = [...new Set(insatta ?? before.insatta)];
  if (konfidentiell !== before.konfidentiell || !isSame(named, before.insatta)) refuseIf(cannotMakeConfidential(context.actor, before));
  if (!konfidentiell) {
    if (insatta !== undefined && insatta.length > 0) throw fault('insatta_utan_konfidentiell', { falt: 'insatta' });
    return { konfidentiell, insatta: [] };
  }
  await refuseUnknown(context, named, before.insatta);
  const { agare } = context.actor;
  const isMadeByAgent = agare !== undefined && before.agare.id === context.actor.id && !before.konfidentiell;
  return { konfidentiell, insatta: isMadeByAgent ? [...new Set([...named, agare.id])] : named };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id) => other.includes(id));

/** Who was let in once and has left since may stand there. */
async function refuseUnknown({ store }: OperationContext, named: readonly string[], before: readonly string[]): Promise<void> {
  const known = await Promise.all(named.map(async (id) => before.includes(id) || (isId(id) && (await comesIn(store, id)))));
  const unknown = known.indexOf(false);
  if (unknown !== -1) throw fault('insatt_okand', { falt: `insatta[${unknown}]` }, { vem: named[unknown]?.slice(0, 80) ?? '' });
}

async function comesIn({ people, agents }: OperationContext['store'], id: string): Promise<boolean> {
  return (await people.byId(id))?.aktiv === true || (await agents.standing(id));
}
