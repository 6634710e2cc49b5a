import type { z } from 'zod';
import { flag, group, text, word } from '#lib/blocks/field.ts';

export const attrs = group({
  datum: word('Dagen då texten rättades, ÅÅÅÅ-MM-DD.', { kravd: true, form: 'dag' }),
  text: text('Vad som var fel och vad som är rätt.', { kravd: true, flerradig: true }),
  fore_efter: flag('Läsarna ser också de gamla orden. Inte när de kan skada någon.', { etikett: 'Visa orden före och efter' }),
});

export type Attrs = z.infer<typeof attrs>;
