import type { Redirect } from '#lib/content/redirects.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

export interface RedirectRow extends Redirect {
  id: string;
}

const ALL: Statement = { name: 'public_redirects', text: 'SELECT id, fran, till, status FROM omdirigering' };

/** The site's old addresses as readers are led from them. */
export class PublicRedirects extends Aggregate {
  all(): Promise<RedirectRow[]> {
    return this.db.query<RedirectRow>(ALL, []);
  }
}
