'use client';

import styles from '#components/studio/palette/palette.module.css';
import { Dialog } from '#components/ui/dialog.tsx';
import { Kbd } from '#components/ui/kbd.tsx';

/** The keys there are, by where they work. */
const SHORTCUTS: ReadonlyArray<{ namn: string; keys: ReadonlyArray<[what: string, keys: string[]]> }> = [
  {
    namn: 'Överallt',
    keys: [
      ['Sök och gör', ['Ctrl', 'K']],
      ['Kortkommandon', ['?']],
      ['Till sökfältet', ['/']],
    ],
  },
  {
    namn: 'Listan över artiklar',
    keys: [
      ['Ny artikel', ['N']],
      ['Nästa artikel', ['J']],
      ['Förra artikeln', ['K']],
      ['Markera artikeln', ['X']],
      ['Öppna artikeln', ['Enter']],
    ],
  },
  {
    namn: 'Arbetskö',
    keys: [
      ['Ny uppgift', ['N']],
      ['Nästa uppgift', ['J']],
      ['Förra uppgiften', ['K']],
      ['Till kolumnen bredvid', ['←', '→']],
      ['Ta uppgiften', ['T']],
      ['Lämna tillbaka', ['S']],
      ['Gör klar', ['G']],
      ['Lämna över', ['L']],
      ['Ändra', ['E']],
      ['Öppna uppgiften', ['Enter']],
    ],
  },
  {
    namn: 'Texten',
    keys: [
      ['Spara', ['Ctrl', 'S']],
      ['Lägg till ett block', ['/']],
      ['Sök i artikeln', ['Ctrl', 'F']],
      ['Sök och ersätt', ['Ctrl', 'H']],
      ['Fokusläge: bara texten', ['Ctrl', 'Skift', 'F']],
      ['Fet', ['Ctrl', 'B']],
      ['Kursiv', ['Ctrl', 'I']],
      ['Länk på markerade ord', ['Ctrl', 'K']],
      ['Rubrik', ['Ctrl', 'Alt', '2']],
      ['Underrubrik', ['Ctrl', 'Alt', '3']],
      ['Stycke', ['Ctrl', 'Alt', '0']],
      ['Punktlista', ['Ctrl', 'Skift', '8']],
      ['Numrerad lista', ['Ctrl', 'Skift', '7']],
      ['Blockcitat', ['Ctrl', 'Skift', 'B']],
      ['Flytta blocket upp', ['Alt', '↑']],
      ['Flytta blocket ned', ['Alt', '↓']],
      ['Dubblera blocket', ['Ctrl', 'D']],
      ['Klistra in som ren text', ['Ctrl', 'Skift', 'V']],
      ['Ångra', ['Ctrl', 'Z']],
      ['Gör om', ['Ctrl', 'Skift', 'Z']],
      ['Kommentera', ['Ctrl', 'Alt', 'M']],
    ],
  },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Kortkommandon" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.keys} aria-label="Alla kortkommandon" tabIndex={0}>
        <p>På en Mac är det ⌘ i stället för Ctrl.</p>
        {SHORTCUTS.map(({ namn, keys }) => (
          <section key={namn}>
            <h3 className={styles.heading}>{namn}</h3>
            <dl className={styles.sheet}>
              {keys.map(([what, pressed]) => (
                <div key={what} className={styles.row}>
                  <dt>{what}</dt>
                  <dd>
                    <Kbd keys={pressed} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
