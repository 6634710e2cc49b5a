import type { SiteProps } from '#lib/blocks/define-block.ts';
import { type Embed, embedOf } from '#lib/blocks/inbaddning/platform.ts';
import type { Attrs } from '#lib/blocks/inbaddning/schema.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import type { Language } from '#lib/contract/languages.ts';

const WORDS = {
  sv: {
    slag: { video: 'Film på', inlagg: 'Inlägg på', ljud: 'Lyssna på' },
    oppna: 'Öppna på',
    visa: 'Visa här',
    samtycke: (namn: string) => `När du visar innehållet här får ${namn} veta att du har varit på sidan, och kan spara kakor hos dig.`,
  },
  en: {
    slag: { video: 'Film on', inlagg: 'Post on', ljud: 'Listen on' },
    oppna: 'Open on',
    visa: 'Show here',
    samtycke: (namn: string) =>
      `If you show this here, ${namn} will know that you have visited the page, and may store cookies on your device.`,
  },
} as const;

/**
 * Nothing is fetched from the platform before the reader asks for it: what stands here is a link to it. The address of the
 * frame rides in a data attribute, with the words that a script needs to offer the reader to show it in the page.
 */
export function Site({ attrs, context }: SiteProps<Attrs>) {
  const { sprak } = context;
  const embed = embedOf(attrs.url ?? '');
  if (embed === undefined) return null;
  const { plattform, namn, slag, staende, lank } = embed;
  const words = WORDS[sprak];
  return (
    <figure className={`inbaddning inbaddning-${plattform}${staende ? ' inbaddning-staende' : ''}`} {...frameData(embed, sprak)}>
      <p className="inbaddning-namn">
        {words.slag[slag]} {namn}
      </p>
      <p>
        <a className="inbaddning-knapp" href={lank} rel={linkRel(lank, context)}>
          {words.oppna} {namn}
        </a>
      </p>
    </figure>
  );
}

function frameData({ ram, namn, slag, plattform }: Embed, sprak: Language): { 'data-inbaddning'?: string } {
  if (ram === null) return {};
  const { slag: kinds, visa, samtycke } = WORDS[sprak];
  return { 'data-inbaddning': JSON.stringify({ plattform, ram, titel: `${kinds[slag]} ${namn}`, visa, samtycke: samtycke(namn) }) };
}
