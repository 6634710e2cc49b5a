import type { Editor } from '@tiptap/core';
import { insertBlocks, insertion, keepPictures, waitingPictures } from '#components/editor/body/paste-blocks.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import type { TrackedText } from '#lib/clipboard/read-clipboard.ts';
import { mergeWritten } from '#lib/content/merge-written.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** The blocks of the whole text with what was pasted as it was before its tracked changes, and as it became: each has the same id in both. */
export interface PastedSides {
  /** The version that it was pasted into. */
  sprak: Language;
  fore: Block[];
  efter: Block[];
  /** What is told of the pictures that the library did not take: they are in neither. */
  lost: string[];
}

/** Takes back what was pasted last, and pastes it as it was before its tracked changes. */
export async function pasteAsBefore(editor: Editor, { block, pictures }: TrackedText, sprak: Language): Promise<PastedSides> {
  editor.commands.undo();
  const { view } = editor;
  const named = block.map(({ fore, efter }) => {
    const id = newBlockId();
    const withId = (one: Block | undefined) => (one === undefined ? [] : [{ ...one, attrs: { ...one.attrs, id } }]);
    return { fore: withId(fore), efter: withId(efter) };
  });
  const side = (which: 'fore' | 'efter') => ({ block: named.flatMap((one) => one[which]), pictures });
  const [before, after] = [waitingPictures(side('fore')), waitingPictures(side('efter'))];
  const efter = editorToDocument(view.state.apply(insertion(view.state, after.blocks)).doc);
  insertBlocks(view, before.blocks);
  const fore = editorToDocument(view.state.doc);
  view.focus();
  // Those that were put in stand in the proposal alone.
  const waiting = new Map([...before.waiting, ...after.waiting]);
  const { kept, lost } = await keepPictures(view, waiting, sprak);
  const withPictures = (blocks: readonly Block[]) =>
    blocks.flatMap((one): Block[] => {
      const id = String(one.attrs?.id);
      if (!waiting.has(id)) return [one];
      const picture = kept.get(id);
      return picture === undefined ? [] : [{ ...one, attrs: { ...picture, ...one.attrs } }];
    });
  return { sprak, fore: withPictures(fore), efter: withPictures(efter), lost };
}

/**
 * Saves the text as it is, and proposes what the tracked changes made of it, beside whatever else has been written. False when it could not be saved:
 * the session tells why, and nothing is proposed.
 */
export async function proposeTracked(session: ArticleSession, { sprak, fore, efter }: PastedSides): Promise<boolean> {
  const { sprak: shown, item } = session.store.get();
  // Whoever writes has gone on to another language while its pictures were on their way.
  if (shown !== sprak) return false;
  if (!(await session.save())) return false;
  // Whoever writes may have gone on to another language meanwhile.
  const version = session.store.get().versions[sprak];
  if (version === undefined) return false;
  const { saved, bas } = version;
  const { block } = mergeWritten({ ...saved, block: fore }, { ...saved, block: efter }, saved);
  await studio.foreslaAndring({
    id: item.id,
    sprak,
    ...(bas === null ? {} : { bas }),
    block,
    kommentar: 'Spårade ändringar i det som klistrades in.',
  });
  await session.refresh();
  return true;
}
