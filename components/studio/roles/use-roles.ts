'use client';

import { useLoaded } from '#components/studio/use-loaded.ts';
import { ROLE_NAMES, ROLES } from '#lib/contract/role.ts';
import type { ToldRole } from '#lib/contract/role-shapes.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** A role to choose. */
export interface RoleChoice {
  id: string;
  namn: string;
  /** Set for one that the newsroom has made. */
  egen_roll: Pick<ToldRole, 'ratter'> | null;
}

const STUDIOS: readonly RoleChoice[] = ROLES.map((id) => ({ id, namn: ROLE_NAMES[id], egen_roll: null }));

/** The roles that somebody can be given, and those that are chosen already (`kept`), though they are given to nobody else. Studio's own until the rest are known. */
export function useRoles(...kept: readonly string[]): readonly RoleChoice[] {
  const { data } = useLoaded('roller', () => studio.listaRoller({}));
  const own = data?.roller.filter(({ id, inbyggd, arkiverad }) => !inbyggd && (!arkiverad || kept.includes(id))) ?? [];
  return [...STUDIOS, ...own.map(({ id, namn, ratter }) => ({ id, namn, egen_roll: { ratter } }))];
}
