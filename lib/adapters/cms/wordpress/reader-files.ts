import type { WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

/** Whole addresses of the style and the script that readers of the articles need; '' for none. */
export interface ReaderFiles {
  style: string;
  script: string;
}

/** What WordPress is to link. */
export interface WantedReaderFiles {
  files: ReaderFiles;
  /** Not in test mode: what WordPress links already stands on public articles, which are left as they are (decisions.md §16). */
  replaceOthers: boolean;
}

/**
 * Tells WordPress where Studio's reader style and script lie, unless it knows, or is to keep what it has. Returns what hinders
 * that: a user who may not write scripts there may not choose one either.
 */
export async function tellReaderFiles(
  client: WordPressClient,
  known: ReaderFiles,
  wanted: WantedReaderFiles,
): Promise<FaultEntry | undefined> {
  const { files: ours, replaceOthers } = wanted;
  if (known.style === ours.style && known.script === ours.script) return undefined;
  if (!replaceOthers && (known.style !== '' || known.script !== '')) return undefined;
  const answer = await client.post('/studio/v1/reader', ours);
  if (answer.ok) return undefined;
  if (answer.status !== 403) throw failureOf(answer, 'länka läsarnas stilmall');
  return {
    falt: '',
    sprak: 'sv',
    orsak:
      'WordPress låter inte Studio länka sin stilmall och sitt skript till artiklarna: de visas utan form, och frågesporter och direktrapporter står stilla.',
    atgard: `Be den som sköter WordPress att lägga till raden define( 'STUDIO_URL', '${originOf(ours)}' ); i wp-config.php.`,
    kod: 'cms_lasare',
  };
}

function originOf({ style, script }: ReaderFiles): string {
  return new URL(style === '' ? script : style).origin;
}
