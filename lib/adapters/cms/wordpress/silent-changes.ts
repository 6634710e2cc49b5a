import { isDeepStrictEqual } from 'node:util';
import type { PostFields, SavedPost } from '#lib/adapters/cms/wordpress/posts.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

/**
 * What WordPress kept otherwise than it was told (fields that were not sent are not compared), though it answered that all went well: it drops unknown pictures and
 * categories, filters markup, renames slugs and reschedules without a word.
 */
export function silentChanges(sent: Partial<PostFields>, saved: SavedPost): FaultEntry[] {
  const changes: FaultEntry[] = [];
  const tell = (kod: string, falt: string, orsak: string, atgard: string) => changes.push({ falt, sprak: 'sv', orsak, atgard, kod });

  if (sent.status !== undefined && saved.status !== sent.status) {
    if (saved.status === 'future') {
      tell(
        'cms_schemalagd',
        'datum',
        'WordPress har schemalagt artikeln i stället för att publicera den: dess klocka går efter.',
        'Ställ klockan på WordPress-servern och publicera igen.',
      );
    } else {
      tell('cms_status', '', `Artikeln fick statusen ${saved.status} i WordPress.`, 'Se efter om ett tillägg i WordPress ändrar statusen.');
    }
  }
  if (sent.slug !== undefined && sent.slug !== '' && saved.slug !== sent.slug) {
    tell(
      'cms_slug',
      'slug',
      `Adressen ${sent.slug} var upptagen i WordPress: artikeln fick ${saved.slug}.`,
      'Byt slug om adressen ska vara en annan, och publicera igen.',
    );
  }
  if (sent.title !== undefined && saved.title.raw !== sent.title) {
    tell('cms_rubrik', 'rubrik', 'WordPress har ändrat rubriken.', 'Jämför rubriken på webbplatsen med Studios.');
  }
  if (sent.excerpt !== undefined && saved.excerpt.raw.trim() !== sent.excerpt.trim()) {
    tell('cms_ingress', 'ingress', 'WordPress har ändrat ingressen.', 'Jämför ingressen på webbplatsen med Studios.');
  }
  if (sent.content !== undefined && saved.content.raw !== sent.content) {
    tell(
      'cms_html',
      'block',
      'WordPress har ändrat artikelns brödtext: delar av den kan saknas för läsaren.',
      'Ge WordPress-användaren rollen redaktör, och ta bort DISALLOW_UNFILTERED_HTML om den är satt. Publicera sedan igen.',
    );
  }
  const lost = missing(sent.categories ?? [], saved.categories);
  if (lost.length > 0) {
    tell(
      'cms_kategorier',
      'kategorier',
      `Kategorierna ${lost.join(', ')} finns inte i WordPress, och artikeln ligger inte i dem.`,
      'Välj kategorier som finns, eller rätta sektionens kategori i inställningarna.',
    );
  }
  if (missing(sent.tags ?? saved.studio_tags?.map(({ id }) => id) ?? [], saved.tags).length > 0) {
    tell('cms_taggar', 'taggar', 'Alla taggar kom inte med till WordPress.', 'Publicera igen.');
  }
  if (sent.featured_media !== undefined && saved.featured_media !== sent.featured_media) {
    tell(
      'cms_bild',
      'hero',
      'WordPress visar inte huvudbilden till artikeln.',
      'Se efter att bilden finns i WordPress mediebibliotek, och publicera igen.',
    );
  }
  if (sent.date_gmt !== undefined && saved.date_gmt !== sent.date_gmt) {
    tell(
      'cms_datum',
      'datum',
      `Artikeln fick datumet ${saved.date_gmt ?? 'saknas'} (UTC) i WordPress.`,
      'Ange datumet och publicera igen.',
    );
  }
  const meta = Object.entries(sent.meta ?? {}).flatMap(([key, value]) => (isDeepStrictEqual(saved.meta[key], value) ? [] : [key]));
  if (meta.length > 0) {
    tell(
      'cms_uppgifter',
      'meta',
      `WordPress sparade inte alla uppgifter om artikeln (${meta.join(', ')}).`,
      'Uppdatera tillägget Studio Companion till samma version som Studio, och publicera igen.',
    );
  }
  return changes;
}

function missing(sent: readonly number[], saved: readonly number[]): number[] {
  return sent.filter((id) => !saved.includes(id));
}
