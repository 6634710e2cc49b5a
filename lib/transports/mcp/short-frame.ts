import { z } from 'zod';
import { pageFrame } from '#lib/contract/page.ts';

/** What an assistant is told of a page: which it is, and what to send for what comes behind it, where there is more. */
export const shortFrame = {
  ok: pageFrame.ok,
  antal: pageFrame.antal,
  antal_minst: z.boolean().optional(),
  sida: pageFrame.sida,
  sidor: pageFrame.sidor,
  nasta: z.string().optional(),
};

interface Frame {
  antal: number;
  antal_minst?: true | undefined;
  sida: number;
  sidor: number;
  nasta: string | null;
}

/** That much of an answer's frame. */
export function shortened({ antal, antal_minst, sida, sidor, nasta }: Frame) {
  const more = { ...(antal_minst === undefined ? {} : { antal_minst }), ...(nasta === null ? {} : { nasta }) };
  return { ok: true as const, antal, sida, sidor, ...more };
}
