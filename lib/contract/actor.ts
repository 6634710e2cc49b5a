import { z } from 'zod';
import type { AgentReads, OrderTrust, Quota } from '#lib/contract/agent.ts';
import { SCOPES } from '#lib/contract/connection.ts';
import type { RequiredProving } from '#lib/contract/proving.ts';
import { ROLES } from '#lib/contract/role.ts';
import { ownRightsSchema, roleId } from '#lib/contract/role-shapes.ts';

/**
 * What stands in the way of a person until they have done it: to choose a password in place of one that somebody else has chosen and so
 * knows, or to set up the second factor that their role demands.
 */
export const DEMANDS = ['eget_losenord', 'andra_faktor'] as const;
export type Demand = (typeof DEMANDS)[number];

/** Who is calling, as `jag` tells it. */
export const actorSchema = z
  .object({
    typ: z.enum(['person', 'agent', 'assistent']),
    id: z.string(),
    namn: z.string(),
    roll: roleId.meta({ description: `agent, en av ${ROLES.join(', ')}, eller en roll som redaktionen har gjort själv.` }),
    egen_roll: ownRightsSchema.optional().meta({ description: 'Finns när rollen är redaktionens egen.' }),
    sektioner: z.array(z.string()).meta({
      description: 'Tillåtna sektioner. För en agent betyder en tom lista ingen och ["*"] alla; för en person betyder en tom lista alla.',
    }),
    mallar: z.array(z.string()).meta({ description: 'Tillåtna mallar, på samma sätt.' }),
    sprak: z.array(z.string()).meta({ description: 'Tillåtna språk, på samma sätt.' }),
    publicera: z.boolean(),
    schemalagga: z.boolean(),
    omfang: z
      .array(z.enum(SCOPES))
      .optional()
      .meta({ description: 'Det som personen har låtit assistenten göra; finns bara för en assistent.' }),
  })
  .meta({ id: 'Vem' });

export type Actor = z.infer<typeof actorSchema> & {
  /** The person an agent belongs to. */
  agare?: { id: string; epost: string; namn: string };
  /** What an agent may use of each thing in a day. */
  kvot?: Quota;
  /** Whether what an agent publishes is a request that a person confirms. */
  godkannande?: boolean;
  /** Whose orders an agent acts on without the person named confirming them. */
  order?: OrderTrust;
  /** Which articles an agent reads. */
  laser?: AgentReads;
  /** Whether an agent may save over what somebody else wrote last. */
  skriver_over?: boolean;
  /** What an agent has to reach in the proving ground before it publishes, if anything. */
  kraver_prov?: RequiredProving | null;
  /** The beginning of the key that an agent calls with. */
  nyckel?: string;
  /** The most calls of an agent in a minute, where it has a bound of its own. */
  anrop_per_minut?: number | null;
  /** When an agent's key ends, if it does. */
  utgar?: string | null;
  /** Set while all agents are paused: why, or empty when nobody has said. */
  paus?: string;
  epost?: string;
  /** What the person is to do first, if anything. */
  krav?: Demand;
  /** The connection that an assistant calls by. */
  anslutning?: string;
  /** The login that a person calls by. */
  session?: string;
};
