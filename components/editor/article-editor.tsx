'use client';

import { patternItems } from '#components/editor/skeleton/pattern-items.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { studio } from '#lib/transports/client/browser.ts';
import '#lib/reader/article.css';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ArticleContext } from '#components/editor/article-context.ts';
import styles from '#components/editor/article-editor.module.css';
import { BLOCK_FORM } from '#components/editor/block/lazy-block-form.tsx';
import { goToBlock, writeFromStart } from '#components/editor/body/go-to-block.ts';
import { insertItems } from '#components/editor/body/insert-items.ts';
import { LanguageText } from '#components/editor/body/language-text.tsx';
import { BUBBLE_TOOLBAR } from '#components/editor/body/lazy-bubble-toolbar.tsx';
import { PASTE_RECEIPT } from '#components/editor/body/lazy-paste-receipt.tsx';
import { TABLE_TOOLS } from '#components/editor/body/lazy-table-tools.tsx';
import { PASTE_BLOCKS } from '#components/editor/body/pasting.ts';
import { BlockingFaults } from '#components/editor/checks/blocking-faults.ts';
import { type PanelTab, placeOf } from '#components/editor/checks/place-of.ts';
import { useCommentDesk } from '#components/editor/comments/use-comment-desk.ts';
import { useFind } from '#components/editor/find/use-find.ts';
import { goToField } from '#components/editor/go-to-field.ts';
import { HeadFields } from '#components/editor/head-fields.tsx';
import { EditorHeader } from '#components/editor/header/editor-header.tsx';
import { LanguageTabs } from '#components/editor/header/language-tabs.tsx';
import { DELETED, KEPT_NOTICES, OTHERS_SAVES, OUTDATED, TAKE_ALONG } from '#components/editor/lazy-notices.tsx';
import { LINK_NOTES } from '#components/editor/links/lazy-link-notes.tsx';
import { Notices } from '#components/editor/notices.tsx';
import { FORM_TABS } from '#components/editor/panel/form-tabs.tsx';
import { SidePanel } from '#components/editor/panel/side-panel.tsx';
import type { TemplateOption } from '#components/editor/panel/template-choice.tsx';
import { PresenceLine } from '#components/editor/presence/presence-line.tsx';
import { useShownPresence } from '#components/editor/presence/use-shown-presence.ts';
import { ArticleSession } from '#components/editor/session/article-session.ts';
import { MERGE, MERGE_WRITTEN, SHARED_WRITING } from '#components/editor/session/merging.ts';
import { useOthersSaves } from '#components/editor/session/use-others-saves.ts';
import { useSafeLeaving } from '#components/editor/session/use-safe-leaving.ts';
import { SessionContext, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { useSharedText } from '#components/editor/session/use-shared-text.ts';
import beside from '#components/editor/translation/beside.module.css';
import { typeInField } from '#components/editor/typography/typed-in-field.ts';
import { useAroundText } from '#components/editor/use-around-text.ts';
import { useFocusMode } from '#components/editor/use-focus-mode.ts';
import { usePlaceLedTo } from '#components/editor/use-place-led-to.ts';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { useCommands } from '#components/studio/palette/commands.ts';
import { useFetchedWhenIdle } from '#components/studio/use-fetched-when-idle.ts';
import { whenDrawn } from '#components/studio/when-drawn.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';

const PreviewBeside = lazyDialog(async () => (await import('#components/editor/preview/preview-beside.tsx')).PreviewBeside);
const CONFLICT_DIALOG = new FetchedPart(async () => (await import('#components/editor/conflict/conflict-dialog.tsx')).ConflictDialog);
const ConflictDialog = lazyDialog(() => CONFLICT_DIALOG.bring());
const FIND_BAR = new FetchedPart(async () => (await import('#components/editor/find/find-bar.tsx')).FindBar);
const FindBar = lazyDialog(() => FIND_BAR.bring());
const Translation = lazy(async () => ({ default: (await import('#components/editor/translation/translation.tsx')).Translation }));

/** What somebody who writes needs though the line is lost, or Studio another than when the page was opened. */
const NEEDED_WITHOUT_A_LINE = [
  ...[BLOCK_FORM, ...Object.values(FORM_TABS), CONFLICT_DIALOG, FIND_BAR, PASTE_BLOCKS, PASTE_RECEIPT],
  ...[
    MERGE,
    MERGE_WRITTEN,
    SHARED_WRITING,
    OTHERS_SAVES,
    KEPT_NOTICES,
    TAKE_ALONG,
    DELETED,
    OUTDATED,
    LINK_NOTES,
    TABLE_TOOLS,
    BUBBLE_TOOLBAR,
  ],
];

interface ArticleEditorProps {
  item: Item;
  sektioner: readonly Section[];
  mallar: ReadonlyArray<TemplateOption & { tillatna_block: readonly string[] }>;
  jag: Actor;
  /** Whether signs become the language's own as they are typed. */
  typografi: boolean;
  /** For so many days after somebody saw a price in the shop it is not old. */
  prisdagar: number;
}

/** Where an article is written: the text in the middle, what is said of it beside, and what is done with it above. */
export function ArticleEditor({ item, ...rest }: ArticleEditorProps) {
  const [session] = useState(
    () => new ArticleSession(item, rest.jag.id, (now, sprak) => cannotWrite(rest.jag, now, [sprak]) === undefined),
  );
  useEffect(() => {
    void session.findUnsaved();
    void session.goOn();
    // The browser's Back shows a page as it was made, whatever has been saved since.
    void session.refresh();
  }, [session]);
  return (
    <SessionContext value={session}>
      <Desk {...rest} />
      <Conflict jag={rest.jag} />
    </SessionContext>
  );
}

/** What is to be decided where two writers have saved the same text. */
function Conflict({ jag }: { jag: Actor }) {
  const session = useSession();
  const conflict = useSessionState((state) => state.conflict);
  if (conflict === undefined) return null;
  return <ConflictDialog key={conflict.senaste.id} {...{ conflict, jag }} onClose={() => session.postponeConflict()} />;
}

function Desk({ sektioner, mallar, jag, typografi, prisdagar }: Omit<ArticleEditorProps, 'item'>) {
  const session = useSession();
  const sektion = useSessionState((state) => state.item.sektion);
  const mall = useSessionState((state) => state.details.mall);
  const id = useSessionState((state) => state.item.id);
  const sprak = useSessionState((state) => state.sprak);
  const article = useAroundText(sprak, { jag, typografi });
  const { isReadOnly } = article;
  const [opened, setOpened] = useState<readonly Language[]>([sprak]);
  if (!opened.includes(sprak)) setOpened([...opened, sprak]);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [tab, setTab] = useState<PanelTab>('kontroll');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const [blocking, setBlocking] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  const source = useSessionState((state) => state.item.kallsprak);
  const till = sprak === source ? LANGUAGES.find((other) => other !== source) : sprak;
  const [wantsBeside, setBeside] = useState(false);
  const isBeside = wantsBeside && sprak !== source;
  const [isTranslationAsked, setTranslationAsked] = useState(false);
  const [besideHead, setBesideHead] = useState<HTMLElement | null>(null);
  const [besideBody, setBesideBody] = useState<HTMLElement | null>(null);
  const [isFocused, setFocused] = useFocusMode(root);
  // Without them there are the blocks: the text is written as well.
  const patterns = useLoaded('monster', () => studio.listaStommar({ slag: 'monster' })).data?.stommar;
  const items = useMemo(() => {
    const allowed = mallar.find(({ id: template }) => template === mall)?.tillatna_block;
    return [...insertItems(allowed), ...patternItems(patterns ?? [], { sektion, allowed })];
  }, [mallar, mall, patterns, sektion]);
  useFetchedWhenIdle(NEEDED_WITHOUT_A_LINE);
  useSafeLeaving(session, jag.id, isReadOnly);
  useOthersSaves(session, id);
  const there = useShownPresence({ root, editor, jag, id, sprak });
  useSharedText(session, there);
  const { finding, find, stop } = useFind(root, editor);
  useCommands([
    { namn: isFocused ? 'Lämna fokusläget' : 'Fokusläge: bara texten', run: () => setFocused(!isFocused) },
    { namn: isPreviewing ? 'Stäng förhandsvisningen' : 'Förhandsvisa bredvid texten', run: () => setPreviewing(!isPreviewing) },
    { namn: isReadOnly ? 'Sök i artikeln' : 'Sök och ersätt i artikeln', run: find },
  ]);
  const openComments = useCallback(() => {
    setFocused(false);
    setPreviewing(false);
    setTab('kommentarer');
    setPanelOpen(true);
  }, [setFocused]);
  const { comments, asked, setAsked, chosen, setChosen, comment, openComment } = useCommentDesk(session, {
    ...{ root, editor },
    onOpen: openComments,
  });

  const show = useCallback(
    (entry: Pick<FaultEntry, 'falt' | 'sprak' | 'block'>) => {
      if (isLanguage(entry.sprak) && session.store.get().versions[entry.sprak] !== undefined) session.open(entry.sprak);
      const place = placeOf(entry);
      if (place.tab !== undefined) setPreviewing(false);
      setPanelOpen(place.tab !== undefined);
      if (place.tab !== undefined) {
        setTab(place.tab);
        setFocused(false);
      }
      const go = () =>
        whenDrawn(() => {
          if (place.block === undefined || editor === null || editor.isDestroyed)
            return root.current !== null && goToField(root.current, place.falt);
          goToBlock(editor, place.block, place.field);
          return true;
        });
      // Once the tab, or the other language, is there; a tab that does not come tells of it itself.
      if (place.tab === undefined || FORM_TABS[place.tab].come !== undefined) go();
      else FORM_TABS[place.tab].bring().then(go, () => undefined);
    },
    [editor, session, setFocused],
  );
  usePlaceLedTo(session, editor, show);

  /** What a field outside the text was as it was typed is a step of its own to undo, should the field stand in the text's history. */
  function betweenSteps() {
    if (editor !== null && !editor.isDestroyed) editor.view.dispatch(closeHistory(editor.state.tr));
  }

  /** What is translated is what is saved. */
  async function askForTranslation() {
    if (session.hasUnsaved() && !isReadOnly && !(await session.save())) return;
    setTranslationAsked(true);
  }

  return (
    <ArticleContext value={article}>
      <div
        ref={root}
        className={classNames(styles.editor, isFocused && styles.focused)}
        onChange={(event) => typografi && typeInField(event, betweenSteps)}
      >
        <EditorHeader
          jag={jag}
          sektioner={sektioner}
          there={there}
          onShowFault={show}
          blocking={blocking}
          onShowCheck={() => {
            setPreviewing(false);
            setTab('kontroll');
            setPanelOpen(true);
          }}
          onFind={find}
          onPreview={() => setPreviewing(true)}
        />
        <div className={classNames(styles.columns, isPreviewing && styles.beside)}>
          <div className={classNames(styles.paper, isBeside && beside.paper)}>
            {isFocused && (
              <Button size="small" variant="quiet" className={styles.leave ?? ''} onPress={() => setFocused(false)}>
                Lämna fokusläget
              </Button>
            )}
            <PresenceLine there={there} jag={jag} />
            <LanguageTabs onTranslate={askForTranslation} />
            <Suspense>
              {till !== undefined && (
                <Translation
                  key={till}
                  jag={jag}
                  till={till}
                  editor={editor}
                  isBeside={isBeside}
                  onBesideChange={setBeside}
                  isAsked={isTranslationAsked}
                  onAsk={askForTranslation}
                  onAnswered={() => setTranslationAsked(false)}
                  head={besideHead}
                  body={besideBody}
                />
              )}
            </Suspense>
            <Notices jag={jag} />
            {finding !== undefined && editor !== null && (
              <FindBar editor={editor} {...finding} onClose={stop} onShow={(falt) => show({ falt, sprak })} />
            )}
            <div className={isBeside ? beside.head : undefined}>
              <div ref={setBesideHead} className={beside.slot} />
              <HeadFields onBody={() => editor !== null && writeFromStart(editor)} />
            </div>
            <div className={isBeside ? beside.body : undefined}>
              <div ref={setBesideBody} className={beside.slot} />
              {opened.map((language) => (
                <LanguageText
                  key={language}
                  sprak={language}
                  isOpen={language === sprak}
                  jag={jag}
                  typografi={typografi}
                  items={items}
                  onEditor={setEditor}
                  onComment={comment}
                  onOpenComment={openComment}
                />
              ))}
            </div>
          </div>
          {(isPreviewing || isFocused) && <BlockingFaults sektioner={sektioner} prisdagar={prisdagar} onBlocking={setBlocking} />}
          {isPreviewing ? (
            <PreviewBeside sektioner={sektioner} onClose={() => setPreviewing(false)} />
          ) : isFocused ? null : (
            <SidePanel
              sektioner={sektioner}
              mallar={mallar}
              prisdagar={prisdagar}
              jag={jag}
              editor={editor}
              items={items}
              selected={tab}
              onSelect={setTab}
              isOpen={isPanelOpen}
              onOpenChange={setPanelOpen}
              onBlocking={setBlocking}
              onShow={show}
              talk={{ comments, asked, onAsk: setAsked, chosen, onChoose: setChosen }}
            />
          )}
        </div>
      </div>
    </ArticleContext>
  );
}
