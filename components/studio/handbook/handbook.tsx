import styles from '#components/studio/handbook/handbook.module.css';
import { Markdown } from '#components/studio/handbook/markdown.tsx';
import { inlineText } from '#components/studio/handbook/parse-inline.ts';
import { parseMarkdown } from '#components/studio/handbook/parse-markdown.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';

interface HandbookProps {
  /** Markdown. */
  text: string;
  version: string;
  canEdit: boolean;
}

/** The rules for all writing, with a table of contents beside them. */
export function Handbook({ text, version, canEdit }: HandbookProps) {
  const blocks = parseMarkdown(text);
  const sections = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  return (
    <div className={styles.handbook}>
      <article>
        <div className={styles.actions}>
          {canEdit && <ButtonLink href="/studio/handbok/redigera">Redigera</ButtonLink>}
          <ButtonLink variant="quiet" href="/studio/handbok/versioner">
            Versioner
          </ButtonLink>
        </div>
        <Markdown blocks={blocks} />
        <p className={styles.version}>Version {version}. Agenter läser samma text.</p>
      </article>
      {sections.length > 1 && (
        <nav aria-label="Innehåll" className={styles.contents}>
          <h2>Innehåll</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{inlineText(section.content)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
