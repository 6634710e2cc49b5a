'use client';

import styles from '#components/studio/articles/article-filters.module.css';
import { isNarrowed, type LibraryFilter, libraryFilterOf, WHOLE_LIBRARY } from '#components/studio/media/library-address.ts';
import dayStyles from '#components/studio/media/library-filters.module.css';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';
import { Button } from '#components/ui/button.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Author } from '#lib/contract/article.ts';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

interface LibraryFiltersProps {
  filter: LibraryFilter;
  /** Who has uploaded what there is, whoever looks left out. */
  uploaders: readonly Author[];
  collections: readonly PictureCollection[];
  onChange: (change: Partial<LibraryFilter>) => void;
}

/** Search and filters over the library. The search follows the typing. */
export function LibraryFilters({ filter, uploaders, collections, onChange }: LibraryFiltersProps) {
  const search = useSearchAsTyped(filter.sok, (sok) => onChange({ sok }));
  const choose = (name: 'rattighet' | 'anvand' | 'samling' | 'format' | 'av') => ({
    value: filter[name] === '' ? ALL : filter[name],
    onChange: (value: string) => onChange({ [name]: libraryFilterOf({ [name]: value === ALL ? '' : value })[name] }),
    compact: true,
  });
  const missing = filter.kredit !== '' ? 'kredit' : filter.alt_saknas === '' ? ALL : filter.alt_saknas;
  const day = (name: 'fran' | 'till', label: string) => (
    <TextField
      type="date"
      aria-label={label}
      value={filter[name]}
      onChange={(value) => onChange({ [name]: value })}
      className={dayStyles.day ?? ''}
    />
  );
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField label="Sök bilder" placeholder="Sök bildtext, kredit, fotograf, nyckelord" {...search.field} />
      </div>
      <div className={styles.choices}>
        <Select
          aria-label="Rättigheter"
          {...choose('rattighet')}
          options={[
            { id: ALL, namn: 'Alla rättigheter' },
            { id: 'snart', namn: 'Går ut inom 14 dagar' },
            { id: 'utgangen', namn: 'Har gått ut' },
            { id: 'giltig', namn: 'Gäller' },
            { id: 'saknas', namn: 'Inga angivna' },
          ]}
        />
        <Select
          aria-label="Användning"
          {...choose('anvand')}
          options={[
            { id: ALL, namn: 'Använda och oanvända' },
            { id: '1', namn: 'Används' },
            { id: 'publik', namn: 'Läsarna ser den' },
            { id: '0', namn: 'Används inte' },
          ]}
        />
        <Select
          aria-label="Saknas"
          compact
          value={missing}
          onChange={(value) =>
            onChange({ kredit: value === 'kredit' ? 'saknas' : '', alt_saknas: libraryFilterOf({ alt_saknas: value }).alt_saknas })
          }
          options={[
            { id: ALL, namn: 'Allt ifyllt eller inte' },
            { id: 'kredit', namn: 'Kredit saknas' },
            { id: 'sv', namn: 'Svensk alternativtext saknas' },
            { id: 'en', namn: 'Engelsk alternativtext saknas' },
          ]}
        />
        {(collections.length > 0 || filter.samling !== '') && (
          <Select
            aria-label="Samling"
            {...choose('samling')}
            options={[
              { id: ALL, namn: 'Alla samlingar' },
              ...collections.map(({ id, namn }) => ({ id, namn })),
              ...(filter.samling === '' || collections.some(({ id }) => id === filter.samling)
                ? []
                : [{ id: filter.samling, namn: 'Vald samling' }]),
            ]}
          />
        )}
        <Select
          aria-label="Format"
          {...choose('format')}
          options={[
            { id: ALL, namn: 'Alla format' },
            { id: 'jpeg', namn: 'JPEG' },
            { id: 'png', namn: 'PNG' },
            { id: 'webp', namn: 'WebP' },
            { id: 'avif', namn: 'AVIF' },
            { id: 'gif', namn: 'GIF' },
          ]}
        />
        <Select
          aria-label="Uppladdad av"
          {...choose('av')}
          options={[
            { id: ALL, namn: 'Allas bilder' },
            { id: 'jag', namn: 'Mina bilder' },
            ...uploaders.map(({ id, typ, namn }) => ({ id, namn, hint: typ === 'agent' ? 'Agent' : undefined })),
            ...(['', 'jag', ...uploaders.map(({ id }) => id)].includes(filter.av) ? [] : [{ id: filter.av, namn: 'Vald person' }]),
          ]}
        />
        <span className={dayStyles.days}>
          {day('fran', 'Uppladdad från och med')}
          <span aria-hidden>–</span>
          {day('till', 'Uppladdad till och med')}
        </span>
        {isNarrowed(filter) && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              search.setTyped('');
              onChange({ ...WHOLE_LIBRARY, vy: filter.vy });
            }}
          >
            Rensa
          </Button>
        )}
      </div>
    </search>
  );
}
