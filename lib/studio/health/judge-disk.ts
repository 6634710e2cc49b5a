import type { Sight } from '#lib/studio/health/glance.ts';
import { type Judgement, well } from '#lib/studio/health/judgement.ts';

/** What there is of a disk, in bytes. */
export interface DiskSpace {
  free: number;
  whole: number;
}

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;
/** Less than a few pictures in all their widths, and what a database needs to go on writing. */
const FULL = 100 * MEBIBYTE;
const ALWAYS_LITTLE = GIBIBYTE;
/** Of a disk of which a tenth is less than that. */
const ENOUGH = 10 * GIBIBYTE;

const NUMBER = new Intl.NumberFormat('sv', { maximumFractionDigits: 1 });

/** Whether what is saved finds room in that folder. */
export function judgeDisk(space: Sight<DiskSpace>, folder: string): Judgement {
  if (!('seen' in space)) {
    return {
      lage: 'borta',
      orsak: `Mappen ${folder} går inte att nå${'slow' in space ? ': disken svarar inte' : ''}.`,
      atgard: 'Se efter att disken är monterad och att Studio får läsa och skriva där.',
    };
  }
  const { free, whole } = space.seen;
  const left = `${told(free)} av ${told(whole)} är ledigt där ${folder} ligger.`;
  if (free < FULL) {
    return {
      lage: 'borta',
      orsak: `Disken är full: ${left}`,
      atgard: 'Ta bort det som inte behövs, eller gör disken större. Ta inte bort något i mapparna postgres och media.',
    };
  }
  if (free < ALWAYS_LITTLE || (free < ENOUGH && free < whole / 10)) {
    return { lage: 'stord', orsak: `Disken är snart full: ${left}`, atgard: 'Gör plats innan den är det: då går inget att spara.' };
  }
  return well(left);
}

function told(bytes: number): string {
  return bytes < GIBIBYTE ? `${NUMBER.format(bytes / MEBIBYTE)} MiB` : `${NUMBER.format(bytes / GIBIBYTE)} GiB`;
}
