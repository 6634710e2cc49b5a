import { SETUP_STEPS, type SetupStep } from '#lib/contract/closed/setup.ts';
import type { Setup } from '#lib/contract/setup.ts';

/** What each step is called, and what it is for. */
export const STEP_WORDS: Readonly<Record<SetupStep, { namn: string; om: string }>> = {
  webbplats: { namn: 'Webbplats och utgivare', om: 'Vad webbplatsen heter och vem som står bakom den. Läsarna ser det på varje sida.' },
  sektioner: { namn: 'Sektioner', om: 'Webbplatsens avdelningar, med namn på svenska och engelska. En artikel står alltid i en.' },
  personer: { namn: 'Personer', om: 'De som ska skriva, granska och publicera. Var och en loggar in med sin e-postadress.' },
  utseende: { namn: 'Utseende', om: 'Logotypen, som sökmotorer visar bredvid webbplatsens namn, och färgen på länkar och märken.' },
  publicering: { namn: 'Publiceringssystem', om: 'Var svenska artiklar blir offentliga. Studios egen webbplats behöver inget mer.' },
};

/** The address of a step of the guide. */
export function stepAddress(step: SetupStep | 'klart'): string {
  return `/studio/kom-igang?steg=${step}`;
}

/** The step that an address asks for; else the first that is left, and where none is, that all is done. */
export function stepOf(asked: string | string[] | undefined, { steg }: Pick<Setup, 'steg'>): SetupStep | 'klart' {
  const found = asked === 'klart' ? asked : SETUP_STEPS.find((step) => step === asked);
  return found ?? steg.find(({ lage }) => lage === 'kvar')?.id ?? 'klart';
}

/** Where one goes on after a step: to the next in order. */
export function stepAfter(step: SetupStep): SetupStep | 'klart' {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'klart';
}
