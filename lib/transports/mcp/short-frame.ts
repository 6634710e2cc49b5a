import { z } from 'zod';
import { pageFrame } from '#lib/contract/page.ts';

/** What an assistant is told of a page: it leafs a few pages, and narrows a list that is longer. */
export const shortFrame = {
  ok: pageFrame.ok,
  antal: pageFrame.antal,
  antal_minst: z.boolean().optional(),
  sida: pageFrame.sida,
  sidor: pageFrame.sidor,
};

interface Frame {
  antal: number;
  antal_minst?: true | undefined;
  sida: number;
  sidor: number;
}

/** That much of an answer's frame. */
export function shortened({ antal, antal_minst, sida, sidor }: Frame) {
  return { ok: true as const, antal, ...(antal_minst === undefined ? {} : { antal_minst }), sida, sidor };
}
