import { Parser } from 'htmlparser2';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { plainOfHtml } from '#lib/import/html-article.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import { withAlts } from '#lib/import/picture-words.ts';
import { articleOfPost, type WordpressEntry, type WordpressPost } from '#lib/import/wordpress-post.ts';

/** Of one field of an item; a language version is a megabyte at most. */
const LONGEST_FIELD = 4 * 1024 * 1024;

/** What stands in an item of the file: its fields by their names, its categories and its notes. */
interface Item {
  fields: Map<string, string>;
  categories: Array<{ domain: string; nicename: string; name: string }>;
  meta: Map<string, string>;
  tooLong: boolean;
}

/** What was uploaded, and what is said of it there. */
interface UploadedPicture {
  src: string;
  alt: string;
  caption: string;
  kredit: string;
}

/** What of the whole file an article needs. */
export interface WordpressSite {
  sprak: Language;
  /** Its address; '' where the file does not tell it. */
  adress: string;
  /** Numbers of its categories, by the names that their addresses have. */
  categories: Map<string, number>;
  /** Who wrote, by the name they log in with. */
  authors: Map<string, string>;
  /** What was uploaded, by its number. */
  attachments: Map<string, UploadedPicture>;
  /** Their alternative texts, by their addresses. */
  alts: Map<string, string>;
}

/**
 * Reads WordPress's export (WXR) as it comes, a piece at a time: nothing but the item under way is held. Knows no entities but XML's own
 * five, and refuses a file that declares any. To be read twice: what is uploaded often stands after the articles that show it.
 */
export class WordpressReader {
  readonly site: WordpressSite = {
    sprak: 'sv',
    adress: '',
    categories: new Map(),
    authors: new Map(),
    attachments: new Map(),
    alts: new Map(),
  };
  /** How many items of each kind were no articles. */
  readonly left = new Map<string, number>();
  private readonly parser: Parser;
  private readonly path: string[] = [];
  private text = '';
  private item: Item | undefined;
  private author = { login: '', name: '' };
  private category = { domain: '', nicename: '' };
  private term = { id: 0, nicename: '' };
  private metaKey = '';
  private done: Item[] = [];
  private isWordpress = false;
  private isWhole = false;
  private readonly known: WordpressSite | undefined;

  /** `known` is what the first reading found; without it this is the first. */
  constructor(known?: WordpressSite) {
    this.known = known;
    this.parser = new Parser(
      {
        onprocessinginstruction: (name) => {
          if (name.startsWith('!'))
            throw new ImportFault(
              'Filen har en DOCTYPE, som WordPress aldrig skriver.',
              'Exportera på nytt ur WordPress: Verktyg, Exportera.',
            );
        },
        onopentag: (name, attributes) => this.open(name, attributes),
        ontext: (text) => this.words(text),
        onclosetag: (name, isImplied) => this.close(name, isImplied),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** The articles that are whole by now. */
  write(piece: string): WordpressEntry[] {
    this.parser.write(piece);
    return this.taken();
  }

  /** Throws ImportFault where the file ended too early, or is none of WordPress's. */
  end(): void {
    this.parser.end();
    if (!this.isWordpress)
      throw new ImportFault('Filen är ingen export ur WordPress (WXR).', 'Exportera allt innehåll ur WordPress: Verktyg, Exportera.');
    if (!this.isWhole)
      throw new ImportFault(
        'Filen tar slut för tidigt: det sista i den saknas.',
        'Hämta hela filen och läs in den igen. Det som redan är inläst läses inte in två gånger.',
      );
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    this.text = '';
    if (name === 'rss' || name === 'wp:wxr_version') this.isWordpress = true;
    if (name === 'item') this.item = { fields: new Map(), categories: [], meta: new Map(), tooLong: false };
    if (name === 'category') this.category = { domain: attributes.domain ?? '', nicename: attributes.nicename ?? '' };
  }

  private words(text: string): void {
    if (this.text.length + text.length <= LONGEST_FIELD) this.text += text;
    else if (this.item !== undefined) this.item.tooLong = true;
  }

  private close(name: string, isImplied: boolean): void {
    this.path.pop();
    const text = this.text;
    this.text = '';
    if (isImplied) return;
    if (name === 'rss') this.isWhole = true;
    if (this.item === undefined) this.closeInSite(name, text);
    else this.closeInItem(this.item, name, text);
  }

  private closeInSite(name: string, text: string): void {
    const sprak = text.trim().toLowerCase().split(/[-_]/)[0] ?? '';
    if (name === 'language' && isLanguage(sprak)) this.site.sprak = sprak;
    if (name === 'wp:base_blog_url') this.site.adress = text.trim();
    if (name === 'wp:term_id') this.term.id = numberOf(text);
    if (name === 'wp:category_nicename') this.term.nicename = text.trim();
    if (name === 'wp:category') {
      if (this.term.id > 0) this.site.categories.set(this.term.nicename, this.term.id);
      this.term = { id: 0, nicename: '' };
    }
    if (name === 'wp:author_login') this.author.login = text.trim();
    if (name === 'wp:author_display_name') this.author.name = text.trim();
    if (name !== 'wp:author') return;
    this.site.authors.set(this.author.login, this.author.name || this.author.login);
    this.author = { login: '', name: '' };
  }

  private closeInItem(item: Item, name: string, text: string): void {
    const parent = this.path.at(-1);
    if (name === 'item') {
      this.item = undefined;
      this.done.push(item);
    } else if (name === 'wp:meta_key') this.metaKey = text;
    else if (name === 'wp:meta_value') item.meta.set(this.metaKey, text);
    else if (parent !== 'item') return;
    else if (name === 'category') item.categories.push({ ...this.category, name: text.trim() });
    else item.fields.set(name, text);
  }

  private taken(): WordpressEntry[] {
    const items = this.done;
    this.done = [];
    return items.flatMap((item) => this.entryOf(item));
  }

  private keepUpload(id: string, picture: UploadedPicture): void {
    this.site.attachments.set(id, picture);
    if (picture.alt !== '') this.site.alts.set(picture.src, picture.alt);
  }

  private entryOf(item: Item): WordpressEntry[] {
    const field = (name: string) => (item.fields.get(name) ?? '').trim();
    const type = field('wp:post_type');
    if (type === 'attachment') this.keepUpload(field('wp:post_id'), uploadOf(item));
    if (this.known === undefined) return [];
    const plats = `inlägg ${field('wp:post_id') || field('link')}`;
    const kind = field('wp:status') === 'trash' ? 'i papperskorgen' : `av typen ${type || 'okänd'}`;
    if ((type !== 'post' && type !== 'page') || kind === 'i papperskorgen') {
      if (type !== 'attachment') this.left.set(kind, (this.left.get(kind) ?? 0) + 1);
      return [];
    }
    if (item.tooLong)
      return [{ plats, fault: new ImportFault('Inlägget är större än 4 MB.', 'Dela upp det i WordPress och exportera det för sig.') }];
    return [withPictureWords(articleOfPost(postOf(item, plats, this.known)), this.known)];
  }
}

function postOf({ fields, categories, meta }: Item, plats: string, site: WordpressSite): WordpressPost {
  const field = (name: string) => (fields.get(name) ?? '').trim();
  const html = field('content:encoded');
  const named = (domain: string) => categories.filter((category) => category.domain === domain);
  const hero = site.attachments.get(meta.get('_thumbnail_id') ?? '');
  const author = field('dc:creator');
  const inItsCategory = ({ nicename, name }: (typeof categories)[number]) => {
    const id = site.categories.get(nicename);
    return { ...(id === undefined ? {} : { id }), nicename, name };
  };
  return {
    ...{ webbplats: site.adress, id: numberOf(field('wp:post_id')), andrad: field('wp:post_modified_gmt') },
    ...{ plats, sprak: site.sprak, guid: field('guid'), link: field('link'), isPage: field('wp:post_type') === 'page' },
    ...{ title: field('title'), excerpt: field('excerpt:encoded'), html, blankLines: !html.includes('<!-- wp:') },
    ...{ slug: field('wp:post_name'), datum: field('wp:status') === 'publish' ? field('wp:post_date') : '' },
    datumUtc: field('wp:post_date_gmt'),
    ...{ categories: named('category').map(inItsCategory), tags: named('post_tag').map(({ name }) => name) },
    author: site.authors.get(author) ?? author,
    hero: hero === undefined || hero.src === '' ? null : hero,
    hasPassword: field('wp:post_password') !== '',
  };
}

function withPictureWords(entry: WordpressEntry, { alts }: WordpressSite): WordpressEntry {
  if ('fault' in entry) return entry;
  const { article } = entry;
  return { ...entry, article: { ...article, versioner: withAlts(article.versioner, (src) => alts.get(src)) } };
}

/** The words for it as the site itself tells them: its caption is the excerpt of what was uploaded, and the photographer stands in what PHP has kept. */
function uploadOf({ fields, meta }: Item): UploadedPicture {
  return {
    src: (fields.get('wp:attachment_url') ?? '').trim(),
    alt: (meta.get('_wp_attachment_image_alt') ?? '').trim(),
    caption: plainOfHtml(fields.get('excerpt:encoded') ?? ''),
    kredit: (/s:6:"credit";s:\d{1,4}:"([^"]{0,300})";/.exec(meta.get('_wp_attachment_metadata') ?? '')?.[1] ?? '').trim(),
  };
}

function numberOf(text: string): number {
  return /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : 0;
}
