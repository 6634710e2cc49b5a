'use client';

import { FileText, SlidersHorizontal } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Autocomplete, Dialog, Header, Input, Menu, MenuSection, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { type Command, offeredCommands } from '#components/studio/palette/commands.ts';
import { found } from '#components/studio/palette/found.ts';
import styles from '#components/studio/palette/palette.module.css';
import type { findSettings } from '#components/studio/settings/find-settings.ts';
import { destinationsFor } from '#components/studio/shell/navigation.ts';
import fieldStyles from '#components/ui/field.module.css';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { cannotAdminister } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** How long a writer rests between two letters of a word. */
const DELAY_MS = 180;
const MOST_ARTICLES = 8;
const MOST_SETTINGS = 8;
const SETTINGS = new FetchedPart(async () => (await import('#components/studio/settings/find-settings.ts')).findSettings);
const WHAT = 'Sök artiklar, sidor och vad du kan göra';

interface Article {
  id: string;
  rubrik: string;
  om: string;
}

interface PaletteProps {
  actor: Actor;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Everything that one may do here and everywhere that one may go, found by a few letters of its name and done by Enter. */
export function Palette({ actor, onClose, onShortcuts }: PaletteProps) {
  const router = useRouter();
  const [asked, setAsked] = useState('');
  const [offered] = useState(offeredCommands);
  const articles = useArticles(asked);
  const sections = useSections();
  const settings = useSettings(asked, actor);
  const commands: Command[] = [...offered, { namn: 'Visa kortkommandon', run: onShortcuts }];
  const places = [
    ...destinationsFor(actor).flatMap(({ destinations }) => destinations.map(({ href, namn, Icon }) => ({ href, namn, Icon }))),
    ...sections.map(({ id, namn }) => ({ href: `/studio?sektion=${encodeURIComponent(id)}`, namn: `Artiklar i ${namn}`, Icon: FileText })),
  ];
  const shown = { commands: found(commands, asked), places: found(places, asked) };
  const isEmpty = shown.commands.length + shown.places.length + articles.length + settings.length === 0;

  /** What is done may open a dialog of its own, which takes the focus that the palette gives back. */
  function act(work: () => void) {
    onClose();
    requestAnimationFrame(work);
  }

  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={styles.scrim}>
      <Modal className={styles.modal}>
        <Dialog aria-label="Sök och gör" className={styles.dialog}>
          <Autocomplete inputValue={asked} onInputChange={setAsked}>
            <div className={styles.field}>
              <SearchField aria-label={WHAT} autoFocus>
                <Input placeholder={WHAT} className={fieldStyles.input ?? ''} />
              </SearchField>
            </div>
            {isEmpty && <p className={styles.none}>Inget heter så.</p>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, and its points are chosen from the field */}
            <section className={styles.list} aria-label="Allt som hittas" tabIndex={0}>
              <Menu aria-label="Träffar">
                {shown.commands.length > 0 && (
                  <MenuSection id="gor">
                    <Header className={styles.group}>Gör</Header>
                    {shown.commands.map(({ namn, run }) => (
                      <MenuItem key={namn} onAction={() => act(run)}>
                        {namn}
                      </MenuItem>
                    ))}
                  </MenuSection>
                )}
                {articles.length > 0 && (
                  <MenuSection id="artiklar">
                    <Header className={styles.group}>Artiklar</Header>
                    {articles.map(({ id, rubrik, om }) => (
                      <MenuItem
                        key={id}
                        icon={<FileText aria-hidden />}
                        hint={om}
                        onAction={() => act(() => router.push(`/studio/artikel/${id}`))}
                      >
                        {rubrik}
                      </MenuItem>
                    ))}
                  </MenuSection>
                )}
                {shown.places.length > 0 && (
                  <MenuSection id="sidor">
                    <Header className={styles.group}>Gå till</Header>
                    {shown.places.map(({ href, namn, Icon }) => (
                      <MenuItem key={href} icon={<Icon aria-hidden />} onAction={() => act(() => router.push(href))}>
                        {namn}
                      </MenuItem>
                    ))}
                  </MenuSection>
                )}
                {settings.length > 0 && (
                  <MenuSection id="installningar">
                    <Header className={styles.group}>Inställningar</Header>
                    {settings.map(({ field, group }) => (
                      <MenuItem
                        key={field.falt}
                        icon={<SlidersHorizontal aria-hidden />}
                        hint={group.namn}
                        onAction={() => act(() => router.push(`/studio/installningar/${group.id}#${field.falt}`))}
                      >
                        {field.label}
                      </MenuItem>
                    ))}
                  </MenuSection>
                )}
              </Menu>
            </section>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The articles that the words are found in, when the typing rests. */
function useArticles(asked: string): Article[] {
  const [articles, setArticles] = useState<Article[]>([]);
  useEffect(() => {
    const sok = asked.trim();
    if (sok.length < 2) {
      setArticles([]);
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const answer = await orNothing(studio.listaInnehall({ sok, per_sida: String(MOST_ARTICLES) }));
      if (isLate) return;
      setArticles((answer?.innehall ?? []).map(({ id, rubrik, sektion }) => ({ id, rubrik: rubrik.trim() || 'Utan rubrik', om: sektion })));
    }, DELAY_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return articles;
}

function useSections(): Array<{ id: string; namn: string }> {
  const [sections, setSections] = useState<Array<{ id: string; namn: string }>>([]);
  useEffect(() => {
    void orNothing(studio.listaSektioner({})).then((answer) => setSections(answer?.sektioner ?? []));
  }, []);
  return sections;
}

/** The single settings that the words are found in, for whoever may change them: the words of all of them come when something is asked for. */
function useSettings(asked: string, actor: Actor): ReturnType<typeof findSettings> {
  const [find, setFind] = useState<typeof findSettings>();
  const wanted = cannotAdminister(actor) === undefined && asked.trim().length >= 2;
  useEffect(() => {
    if (!wanted) return;
    void SETTINGS.bring().then(
      (come) => setFind(() => come),
      // Without a line nothing more is found: pages and commands stand all the same.
      () => setFind(undefined),
    );
  }, [wanted]);
  return wanted && find !== undefined ? find(asked).slice(0, MOST_SETTINGS) : [];
}

/** Nothing where nobody answers, or nobody is logged in: what is found without asking stands all the same. */
function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiFault || error instanceof Unreachable) return undefined;
    throw error;
  });
}
