'use client';

import styles from '#components/editor/picture/library-dialog.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Select } from '#components/ui/select.tsx';
import { studio } from '#lib/transports/client/browser.ts';

/** What of the library is asked for, as the operation takes it; what is left out asks nothing. */
export interface Narrowing {
  rattighet?: 'giltig';
  /** Whose pictures: an id. */
  av?: string;
  /** Id of a collection. */
  samling?: string;
}

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

interface LibraryNarrowingProps {
  value: Narrowing;
  onChange: (value: Narrowing) => void;
}

/** Narrows the pictures there are to choose from: those that are known to be allowed, one's own, those of a collection. */
export function LibraryNarrowing({ value, onChange }: LibraryNarrowingProps) {
  // Where it cannot be had, all pictures are there to choose from still.
  const { data } = useLoaded('', async () => {
    const [{ samlingar }, { vem }] = await Promise.all([studio.listaSamlingar({ per_sida: 100 }), studio.hamtaJag({})]);
    return { samlingar, me: vem.id };
  });
  const { rattighet, av, samling } = value;
  const without = (name: keyof Narrowing): Narrowing => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return (
    <div className={styles.narrowing}>
      <Select
        aria-label="Rättigheter"
        compact
        value={rattighet ?? ALL}
        onChange={(id) => onChange(id === 'giltig' ? { ...value, rattighet: id } : without('rattighet'))}
        options={[
          { id: ALL, namn: 'Alla rättigheter' },
          { id: 'giltig', namn: 'Rätten gäller' },
        ]}
      />
      {data !== undefined && (
        <Select
          aria-label="Uppladdad av"
          compact
          value={av ?? ALL}
          onChange={(id) => onChange(id === ALL ? without('av') : { ...value, av: id })}
          options={[
            { id: ALL, namn: 'Allas bilder' },
            { id: data.me, namn: 'Mina bilder' },
          ]}
        />
      )}
      {data !== undefined && data.samlingar.length > 0 && (
        <Select
          aria-label="Samling"
          compact
          value={samling ?? ALL}
          onChange={(id) => onChange(id === ALL ? without('samling') : { ...value, samling: id })}
          options={[{ id: ALL, namn: 'Alla samlingar' }, ...data.samlingar.map(({ id, namn }) => ({ id, namn }))]}
        />
      )}
    </div>
  );
}
