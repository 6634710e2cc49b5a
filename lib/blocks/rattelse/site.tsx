import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/rattelse/schema.ts';
import type { CorrectedText } from '#lib/content/corrections.ts';
import { dayInWords, parseDay } from '#lib/content/day.ts';
import type { Language } from '#lib/contract/languages.ts';

const LABEL = { sv: 'Rättelse', en: 'Correction' } as const;
const WORDS = {
  sv: { visa: 'Visa orden före och efter', fore: 'Före', efter: 'Efter' },
  en: { visa: 'Show the words before and after', fore: 'Before', efter: 'After' },
} as const;

export function Site({ id, attrs, context: { sprak, rattelser } }: SiteProps<Attrs>) {
  const text = attrs.text?.trim();
  if (!text) return null;
  const day = parseDay(attrs.datum ?? '');
  const changed = attrs.fore_efter === true ? rattelser?.get(id) : undefined;
  return (
    <aside className="rattelse">
      <p>
        <strong className="rattelse-rubrik">
          {LABEL[sprak]}
          {day === undefined ? null : (
            <>
              {' '}
              <time dateTime={day}>{dayInWords(day, sprak)}</time>
            </>
          )}
          :
        </strong>{' '}
        {text}
      </p>
      {changed === undefined ? null : <BeforeAndAfter texts={changed} sprak={sprak} />}
    </aside>
  );
}

/** Each text as it stood and as it stands: said in words too, as not everybody hears what is struck out. */
function BeforeAndAfter({ texts, sprak }: { texts: readonly CorrectedText[]; sprak: Language }) {
  const words = WORDS[sprak];
  return (
    <details className="rattelse-ord">
      <summary>{words.visa}</summary>
      {texts.map((parts) => (
        <dl key={parts.map(({ op, text }) => op + text).join('')}>
          <dt>{words.fore}</dt>
          <dd>
            {parts.map(({ op, text }, at) => {
              if (op === 'in') return null;
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that is never another
              return op === 'ut' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
            })}
          </dd>
          <dt>{words.efter}</dt>
          <dd>
            {parts.map(({ op, text }, at) => {
              if (op === 'ut') return null;
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              return op === 'in' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
            })}
          </dd>
        </dl>
      ))}
    </details>
  );
}
