import type { SiteProps } from '#lib/blocks/define-block.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { channelLinks } from '#lib/blocks/sociala/channels.ts';
import type { Attrs } from '#lib/blocks/sociala/schema.ts';

const WORDS = {
  sv: { alla: 'Sociala kanaler', webb: 'Webbplats', nyFlik: 'öppnas i ny flik' },
  en: { alla: 'Social channels', webb: 'Website', nyFlik: 'opens in a new tab' },
} as const;

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const links = channelLinks(attrs);
  if (links.length === 0) return null;
  const words = WORDS[context.sprak];
  return (
    <nav className="sociala" aria-label={words.alla}>
      <ul>
        {links.map(({ channel, namn, address }) => (
          <li key={channel}>
            <a
              className={`sociala-knapp sociala-${channel}`}
              href={address}
              target="_blank"
              rel={linkRel(address, context, { nofollow: true })}
            >
              {namn || words.webb}
              <span className="bara-upplast"> ({words.nyFlik})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
