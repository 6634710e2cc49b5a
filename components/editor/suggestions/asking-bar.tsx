'use client';

import { Sparkles, X } from 'lucide-react';
import { useRef } from 'react';
import type { Version } from '#components/editor/session/version.ts';
import { isAnotherText } from '#components/editor/suggestions/changed-text.ts';
import { SUGGESTION_KINDS, type Suggested, type SuggestionKind } from '#components/editor/suggestions/suggested.ts';
import { isBehind } from '#components/editor/suggestions/suggestion-desk.ts';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDesk, useDeskPart, useDeskState } from '#components/editor/suggestions/use-desk.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';

/** Asks for suggestions of every kind, and tells how it goes. */
export function AskingBar({ version }: { version: Version }) {
  const desk = useDesk();
  const asking = useDeskState((state) => state.asking);
  const failure = useDeskState((state) => state.failure);
  const said = useDeskState((state) => state.said);
  const suggested = useDeskPart((part) => part.suggested);
  const fetched = fetchedKinds(suggested);
  const row = useRef<HTMLDivElement>(null);
  // What was asked for at once was made of one text.
  const isOutdated = [...new Set(Object.values(suggested.av))].some(
    ({ content, isOther }) => isOther || isAnotherText(content.block, version.draft.block),
  );
  const kind = fetched.length === 1 && fetched[0] !== undefined ? fetched[0] : 'alla';

  /** The message with the button that was pressed goes away: the way to give up is where one is then. */
  function askAgain() {
    row.current?.querySelector('button')?.focus();
    return desk.ask(kind);
  }

  return (
    <div className={styles.asking}>
      <div ref={row} className={styles.askingRow}>
        {/* One and the same button, so that whoever pressed it by the keyboard is still on it. */}
        <Button
          variant={asking === undefined && fetched.length === 0 ? 'primary' : 'standard'}
          icon={asking === undefined ? <Sparkles aria-hidden /> : <X aria-hidden />}
          onPress={() => (asking === undefined ? desk.ask('alla') : desk.cancel())}
        >
          {asking === undefined ? (fetched.length === 0 ? 'Hämta förslag' : 'Hämta nya förslag') : 'Avbryt'}
        </Button>
        {asking !== undefined && (
          <span className={styles.progress}>
            <Spinner label="Hämtar förslag" />
            Hämtar …
          </span>
        )}
      </div>
      <p className={styles.note}>{asking === undefined ? (isBehind(version) ? SAVED_FIRST : CHANGES_NOTHING) : PATIENCE}</p>
      <VisuallyHidden>
        <span role="status">{asking === undefined ? said : `Hämtar förslag. ${LANGUAGE_NAME[asking.sprak]}.`}</span>
      </VisuallyHidden>
      <FailureBanner failure={failure} onRetry={askAgain} />
      <AboutModel />
      {isOutdated && (
        <Banner
          tone="warning"
          title="Förslagen gäller en tidigare text"
          actions={
            <Button size="small" onPress={askAgain} isDisabled={asking !== undefined}>
              Hämta nya
            </Button>
          }
        >
          Texten har ändrats mycket sedan förslagen hämtades. De går att använda, men passar kanske inte längre.
        </Banner>
      )}
    </div>
  );
}

const SAVED_FIRST = 'Artikeln sparas innan förslagen hämtas.';
const CHANGES_NOTHING = 'Inget ändras förrän du väljer ett förslag.';
const PATIENCE = 'Det kan ta upp till en minut.';

/** Why the texts are not a model's. */
function AboutModel() {
  const lacksModel = useDeskPart((part) => part.lacksModel);
  const varningar = useDeskPart((part) => part.varningar);
  const hasModelText = useDeskPart((part) => part.hasModelText);
  if (lacksModel) {
    return (
      <Banner tone="info" title="Ingen AI-tjänst är inställd">
        Nya texter kräver en AI-tjänst. Texterna här är därför tagna ur artikeln, och rubrikförslag saknas. SEO-analysen, taggarna,
        kategorierna och läs också fungerar som vanligt. En administratör kan välja en under Inställningar → AI-tjänst (eller i STUDIO_AI).
      </Banner>
    );
  }
  if (varningar.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={hasModelText ? 'AI-tjänsten kunde inte hjälpa till med allt' : 'AI-tjänsten kunde inte hjälpa till'}
      entries={varningar}
    >
      {hasModelText ? 'Det som är märkt Egen text är taget ur artikeln eller bildarkivet.' : 'Texterna här är därför tagna ur artikeln.'}
    </Banner>
  );
}

function fetchedKinds({ av }: Suggested): SuggestionKind[] {
  return SUGGESTION_KINDS.filter((kind) => av[kind] !== undefined);
}
