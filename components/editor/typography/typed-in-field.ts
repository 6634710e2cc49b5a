import { asTyped } from '#components/editor/typography/as-typed.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';

/** On an element around fields of running text: the language that is written there. */
export const RUNNING_TEXT = 'data-lopande';

/**
 * The same as in the text for a field outside of it, once it has taken the sign: put in as if it had been typed, so that the browser can take
 * it back. `between` is called before that, for whoever keeps steps of what is done.
 */
export function typeInField({ target, nativeEvent }: { target: EventTarget; nativeEvent: Event }, between: () => void): void {
  if (!(nativeEvent instanceof InputEvent) || nativeEvent.inputType !== 'insertText' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const wanted = target.closest(`[${RUNNING_TEXT}]`)?.getAttribute(RUNNING_TEXT);
  const sprak = LANGUAGES.find((language) => language === wanted);
  const sign = nativeEvent.data;
  const end = target.selectionStart;
  if (sprak === undefined || sign?.length !== 1 || end === null) return;
  const begin = end - sign.length;
  const become = asTyped(target.value.slice(0, begin), sign, sprak);
  if (become === undefined) return;
  between();
  target.setSelectionRange(begin - become.bort, end);
  // Nothing else that puts a text in a field can be taken back in it.
  document.execCommand('insertText', false, become.in);
}
