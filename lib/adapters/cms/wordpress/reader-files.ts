import type { WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

/** Whole addresses of the style and the script that readers of the articles need; '' for none. */
export interface ReaderFiles {
  style: string;
  script: string;
}

/**
 * Tells WordPress where Studio's reader style and script lie, unless it knows. Returns what hinders that: a user who may not
 * write scripts there may not choose one either.
 */
export async function tellReaderFiles(client: WordPressClient, known: ReaderFiles, ours: ReaderFiles): Promise<FaultEntry | undefined> {
  if (known.style === ours.style && known.script === ours.script) return undefined;
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
