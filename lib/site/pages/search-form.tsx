import type { Language } from '#lib/contract/languages.ts';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

/** So much of what somebody looks for is looked at. */
export const LONGEST_SEARCH = 200;

interface SearchFormProps {
  action: string;
  sprak: Language;
  /** What was looked for. */
  q: string;
  /** Larger, where it is what the page is for. */
  stor?: boolean;
}

/** A field to search the articles by, which needs no script. */
export function SearchForm({ action, sprak, q, stor = false }: SearchFormProps) {
  const words = SITE_WORDS[sprak];
  return (
    <search>
      <form className={stor ? 'sok sok-stor' : 'sok'} action={action}>
        <input type="search" name="q" defaultValue={q} aria-label={words.sokfalt} placeholder={words.sok} maxLength={LONGEST_SEARCH} />
        <button type="submit">{words.sok}</button>
      </form>
    </search>
  );
}
