import { type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

interface Paused {
  namn: string;
  orsak: string;
  atgard: string;
  /** Where the webhooks are. */
  lank: string;
}

/** Tells whoever keeps a webhook that nothing more is sent to its receiver, why, and that nothing is lost. */
export function webhookPausedLetter({ namn, orsak, atgard, lank }: Paused): LetterText {
  return {
    amne: `Webhooken ${namn} är pausad`,
    text: letterText([
      `Studio skickar inget mer till den här mottagaren:\n${setApart(namn)}`,
      `${orsak} ${atgard}`,
      `Det som händer under tiden står kvar i loggen. Här startar du den igen:\n${lank}`,
    ]),
  };
}
