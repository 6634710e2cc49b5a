import { z } from 'zod';

/** What somebody has who may not come in any more, and who has taken it over. */
export const handoverSchema = z
  .object({
    till: z
      .object({ id: z.string(), namn: z.string() })
      .nullable()
      .meta({ description: 'Den som har tagit över det räknade; null när ingen har det och det är utan ägare.' }),
    utkast: z.int().meta({ description: 'Artiklar som personen äger och som aldrig har varit publika.' }),
    ansvar: z.int().meta({ description: 'Artiklar som aldrig har varit publika, med personen som ansvarig.' }),
    uppgifter: z.int().meta({ description: 'Uppgifter i arbetskön som personen har tagit och inte är klar med.' }),
    publiceringar: z.int().meta({ description: 'Publiceringar som väntar och som personen svarar för; utan den rätten går de inte ut.' }),
    agenter: z.int().meta({ description: 'Agenter som personen äger; de släpps inte in medan ägaren är avstängd.' }),
  })
  .meta({ id: 'Overlamning' });

export type Handover = z.infer<typeof handoverSchema>;
