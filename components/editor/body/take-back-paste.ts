import type { Editor } from '@tiptap/core';
import { lastStep } from '#components/editor/body/history-steps.ts';
import type { PasteReceipt } from '#components/editor/body/pasting.ts';

/** Whether what the receipt tells of was pasted last, and can be taken back without what was written since. */
export function isLastStep({ state }: Pick<Editor, 'state'>, { steg }: PasteReceipt): boolean {
  return steg !== undefined && lastStep(state) === steg;
}

/** Takes back what was pasted, and pastes its text alone. */
export function pasteAsText(editor: Editor, text: string): void {
  editor.commands.undo();
  editor.view.pasteText(text);
  editor.view.focus();
}
