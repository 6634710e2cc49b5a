import type { Commented } from '#components/editor/comments/text-places.ts';

/** The fields of the article that hold words: what else belongs to it is commented on as a whole. */
const WITH_WORDS = /^(rubrik|ingress|slug|hero\.(alt|caption|kredit)|meta\.(seoTitel|seoBesk|puffTitel|socialText))$/;

/** The field of the article that somebody stands in, to be commented on, with the words that are chosen there; undefined in the text, and where there is none. */
export function commentedField(target: EventTarget | null): Commented | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined;
  const falt = target.closest<HTMLElement>('[data-falt]')?.dataset.falt ?? '';
  if (!WITH_WORDS.test(falt)) return undefined;
  const [fran, till] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
  const text = target.value.slice(fran, till);
  return { block: undefined, falt, citat: text.trim() === '' ? null : { text, fran, till } };
}
