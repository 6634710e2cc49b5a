import type { z } from 'zod';
import { group, list, text } from '#lib/blocks/field.ts';

export const attrs = group({
  rubrik: text('Rutans etikett. Utan den står det Snabbfakta.'),
  namn: text('Vem eller vad det handlar om. Mallen Profil kräver det.'),
  rader: list(
    group({
      k: text('Vad uppgiften är, till exempel Född.', { etikett: 'Uppgift', kravd: true }),
      v: text('Uppgiften. En rad utan den visas inte.', { etikett: 'Värde' }),
    }),
    'Uppgifterna, en per rad.',
    { en: 'Rad', kravd: true },
  ),
});

export type Attrs = z.infer<typeof attrs>;
