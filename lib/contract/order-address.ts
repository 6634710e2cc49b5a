import { FIRST_PAGE } from '#lib/contract/sign-in-address.ts';

/** The way within Studio to where the person named confirms or declines what an agent asks to release of an article on their order. */
export function orderAddress(innehall: string): string {
  return `${FIRST_PAGE}?order=${innehall}`;
}
