'use client';

import { Languages, Plus } from 'lucide-react';
import { useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/header/language-tabs.module.css';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { isDirty } from '#components/editor/session/version.ts';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { LANGUAGE_NAME, LANGUAGE_STATUS } from '#components/studio/labels.ts';
import { LanguageButton, LanguageChoice } from '#components/studio/language-choice.tsx';
import { useCommands } from '#components/studio/palette/commands.ts';
import { StatusBadge } from '#components/studio/status-badge.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

const BEGIN_WITH_SOURCE = new FetchedPart(
  async () => (await import('#components/editor/translation/begin-with-source.ts')).beginWithSource,
);

/** The language versions: which is open, how far each has come, and the way to make the one that is lacking. */
export function LanguageTabs({ onTranslate }: { onTranslate: () => void }) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const item = useSessionState((state) => state.item);
  const versions = useSessionState((state) => state.versions);
  const open = useSessionState((state) => state.sprak);
  const [adding, setAdding] = useState<Language>();
  const [isBeginning, setBeginning] = useState(false);

  useCommands(
    LANGUAGES.filter((sprak) => sprak !== open).flatMap((sprak) =>
      versions[sprak] !== undefined
        ? [{ namn: `Öppna ${LANGUAGE_NAME[sprak].toLowerCase()}`, run: () => session.open(sprak) }]
        : isReadOnly
          ? []
          : [{ namn: `Skapa ${ADJECTIVE[sprak]} version`, run: () => setAdding(sprak) }],
    ),
  );

  function beginEmpty(sprak: Language) {
    setAdding(undefined);
    session.addLanguage(sprak, 'tom');
  }

  async function begin(sprak: Language) {
    setBeginning(true);
    await BEGIN_WITH_SOURCE.bring().then(
      (beginWithSource) => beginWithSource(session, sprak),
      // It did not come: the words of pictures, too, are then those of the source.
      () => session.addLanguage(sprak, (source) => source),
    );
    setBeginning(false);
    setAdding(undefined);
  }

  return (
    <div className={styles.row}>
      <LanguageChoice>
        {LANGUAGES.map((sprak) => {
          const version = versions[sprak];
          const saved = item.sprak[sprak];
          if (version === undefined) {
            return isReadOnly ? null : (
              <Button key={sprak} size="small" variant="quiet" icon={<Plus aria-hidden />} onPress={() => setAdding(sprak)}>
                {`Skapa ${ADJECTIVE[sprak]} version`}
              </Button>
            );
          }
          return (
            <LanguageButton key={sprak} sprak={sprak} isOpen={sprak === open} onOpen={() => session.open(sprak)}>
              {isDirty(version) ? <span className={styles.unsaved} role="img" aria-label="har osparade ändringar" /> : null}
              {saved === undefined ? (
                <Badge hollow>Ny</Badge>
              ) : saved.inaktuell ? (
                <Badge tone="warning">Behöver uppdateras</Badge>
              ) : (
                <Badge tone={LANGUAGE_STATUS[saved.status].tone}>{LANGUAGE_STATUS[saved.status].namn}</Badge>
              )}
            </LanguageButton>
          );
        })}
      </LanguageChoice>
      <p className={styles.item}>
        Artikeln <StatusBadge status={item.status} schemalagd={item.schemalagd} />
      </p>
      <Dialog
        title={adding === undefined ? '' : `Skapa ${ADJECTIVE[adding]} version`}
        width="narrow"
        isOpen={adding !== undefined}
        onOpenChange={() => setAdding(undefined)}
      >
        <p className={styles.words}>
          Låt Studio översätta artikeln till ett utkast. Eller översätt själv: börja med texten på{' '}
          {LANGUAGE_NAME[item.kallsprak].toLowerCase()} och skriv över den, så följer bilder och rutor med på rätt plats, eller börja med
          ett tomt blad.
        </p>
        <div className={styles.choices}>
          <Button
            variant="primary"
            icon={<Languages aria-hidden />}
            onPress={() => {
              setAdding(undefined);
              onTranslate();
            }}
          >
            Översätt med AI
          </Button>
          <Button isPending={isBeginning} onPress={() => adding !== undefined && begin(adding)}>
            Börja med texten på {LANGUAGE_NAME[item.kallsprak].toLowerCase()}
          </Button>
          <Button onPress={() => adding !== undefined && beginEmpty(adding)}>Börja tomt</Button>
        </div>
      </Dialog>
    </div>
  );
}

const ADJECTIVE = { sv: 'svensk', en: 'engelsk' } as const satisfies Record<Language, string>;
