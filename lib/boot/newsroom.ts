import { fillDemoNewsroom } from '#lib/boot/demo-newsroom.ts';
import type { Kernel } from '#lib/boot/kernel.ts';
import { SECTIONS } from '#prisma/demo/newsroom.ts';

/** A login made at this start, to be printed once. */
export interface Welcome {
  logins: Array<{ roll: string; epost: string; losenord: string }>;
  agent?: { namn: string; nyckel: string };
}

/**
 * Sees to it that somebody can log in and has somewhere to write: an empty database gets its sections, its first
 * superadmin and, unless STUDIO_DEMO=0, a demo newsroom. Returns only what it made now.
 */
export async function prepareNewsroom(kernel: Kernel): Promise<Welcome> {
  const { store, environment } = kernel;
  const people = await store.people.list();
  if (people.length > 0) return { logins: [] };
  for (const { ordning, namn, id, mallar, kategori, sprak } of SECTIONS) {
    await store.sections.create({ id, namn, mallar: [...mallar], kategori, sprak: [...sprak] }, ordning);
  }
  const admin = await createAdmin(kernel);
  if (!environment.demo) return { logins: [admin] };
  const demo = await fillDemoNewsroom(kernel);
  return { ...demo, logins: [admin, ...demo.logins] };
}

async function createAdmin({ store, machinery, environment }: Kernel): Promise<Welcome['logins'][number]> {
  const losenord = environment.admin?.losenord ?? machinery.newToken();
  const epost = environment.admin?.epost ?? 'admin@studio.se';
  const roll = 'superadmin';
  await store.people.create({
    id: machinery.newId(),
    epost,
    namn: 'Administratör',
    losenord_hash: await machinery.hashPassword(losenord),
    roll,
    sektioner: [],
    sprak: [],
    publicera: true,
    skapad: machinery.now().toISOString(),
  });
  return { roll, epost, losenord };
}
