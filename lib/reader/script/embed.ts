import { make, makeButton } from '#lib/reader/script/make.ts';

/** What each platform's frame needs to work, and no more. A frame of theirs has an origin of its own in any case. */
const PLATFORMS: Readonly<Record<string, { sandbox: string; allow: string }>> = {
  'https://www.youtube-nocookie.com': { sandbox: ' allow-presentation', allow: 'encrypted-media; fullscreen; picture-in-picture' },
  'https://www.instagram.com': { sandbox: '', allow: 'encrypted-media; fullscreen' },
  'https://www.tiktok.com': { sandbox: '', allow: 'encrypted-media; fullscreen' },
  'https://open.spotify.com': { sandbox: '', allow: 'encrypted-media; fullscreen' },
};
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Offers to show here what stands at a platform. Nothing is asked of the platform before, and the choice is not kept. */
export function enhanceEmbed(figure: HTMLElement): void {
  const { ram = '', titel = '', visa = '', samtycke = '' }: Partial<Record<string, string>> = JSON.parse(figure.dataset.inbaddning ?? '{}');
  const platform = PLATFORMS[URL.parse(ram)?.origin ?? ''];
  const link = figure.querySelector('.inbaddning-knapp')?.parentElement;
  if (platform === undefined || !link) return;
  const consent = make('p', { class: 'inbaddning-samtycke' }, samtycke);
  const show = makeButton('inbaddning-visa', visa, () => {
    const frame = make('iframe', {
      src: ram,
      title: titel,
      class: 'inbaddning-ram',
      sandbox: SANDBOX + platform.sandbox,
      allow: platform.allow,
      // YouTube plays nothing for a page that does not say where it is; the address of the article is nobody's business.
      referrerpolicy: 'strict-origin',
      tabindex: '0',
    });
    figure.classList.add('inbaddning-visad');
    figure.replaceChildren(frame, link);
    frame.focus({ preventScroll: true });
  });
  link.before(consent, make('p', {}, show));
}
