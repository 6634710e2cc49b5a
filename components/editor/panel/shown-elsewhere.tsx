'use client';

import styles from '#components/editor/panel/shown-elsewhere.module.css';
import type { ElsewherePictures } from '#components/editor/panel/use-elsewhere-pictures.ts';
import { useDraft, useSessionState } from '#components/editor/session/use-session.ts';
import { CroppedPicture } from '#components/studio/media/cropped-picture.tsx';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { isDrawn } from '#lib/content/drawn-picture.ts';
import { mayBeShared } from '#lib/content/picture-rights.ts';
import { SHAPES } from '#lib/content/picture-shapes.ts';
import { SHARED_SHAPE, shareCrop } from '#lib/content/share-crop.ts';
import { sharedPlace } from '#lib/content/shared-place.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';

const TITLE = 60;
const TEXT = 160;
const NO_HEADLINE = 'Rubriken saknas';

/** The article as a search engine is likely to show it. */
export function SearchResult() {
  const { rubrik, ingress, slug, meta } = useDraft((draft) => draft);
  const sektion = useSessionState((state) => state.details.sektion);
  const sprak = useSessionState((state) => state.sprak);
  const path = [...(sprak === 'sv' ? [] : [sprak]), sektion, slug || makeSlug(rubrik)];
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.label}>I sökresultat</figcaption>
      <div className={styles.result}>
        <div className={styles.address}>{path.join(' › ')}</div>
        <div className={styles.title}>{cut(meta.seoTitel ?? rubrik, TITLE) || NO_HEADLINE}</div>
        <div className={styles.text}>{cut(meta.seoBesk ?? ingress, TEXT) || 'Skriv en SEO-beskrivning eller en ingress.'}</div>
      </div>
    </figure>
  );
}

/** The article as readers meet it in a list, and where somebody shares it. */
export function TeaserPreviews({ pictures }: { pictures: ElsewherePictures | undefined }) {
  const { rubrik, ingress, meta, hero } = useDraft((draft) => draft);
  const title = meta.puffTitel?.trim() || rubrik || NO_HEADLINE;
  const inLists = meta.puffSrc === undefined ? { media: pictures?.hero, hero } : { media: pictures?.puff, hero: { src: meta.puffSrc } };
  return (
    <>
      <figure className={styles.preview}>
        <figcaption className={styles.label}>I puffar</figcaption>
        <div className={styles.card}>
          <ListedPicture {...inLists} />
          <div className={styles.words}>
            <div className={styles.headline}>{title}</div>
            <div className={styles.text}>{cut(ingress, TEXT)}</div>
          </div>
        </div>
      </figure>
      <SharedCard pictures={pictures} title={title} />
    </>
  );
}

interface StandingPicture {
  media: Media | undefined;
  hero: Hero | null;
}

function ListedPicture(picture: StandingPicture) {
  const { src, fokus } = placed(picture);
  return src === undefined ? null : <CroppedPicture src={src} shape={SHAPES['16x9']} fokus={fokus} className={styles.wide} />;
}

/** What its rights keep out of social media is not in it; the checks say so. */
function SharedCard({ pictures, title }: { pictures: ElsewherePictures | undefined; title: string }) {
  const { ingress, meta, hero } = useDraft((draft) => draft);
  const known = [pictures?.puff, pictures?.hero];
  const place = sharedPlace({ hero, meta }, (id) => mayBeShared(known.find((media) => media?.id === id)?.rattigheter));
  const isKept = meta.puffSrc ? place !== 'puff' : hero?.src !== undefined && place === null;
  const shown = { puff: { media: pictures?.puff, hero: { src: meta.puffSrc } }, hero: { media: pictures?.hero, hero } };
  const picture = place === null ? { media: undefined, hero: null } : shown[place];
  const { src, fokus } = placed(picture);
  const isLarge = picture.media !== undefined && shareCrop(picture.media, fokus) !== null;
  const [shape, look] = isLarge ? [SHARED_SHAPE, styles.wide] : [SHAPES['1x1'], styles.small];
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.label}>När den delas</figcaption>
      <div className={styles.card} data-small={!isLarge || undefined}>
        {src === undefined ? null : <CroppedPicture src={src} shape={shape} fokus={fokus} className={look} />}
        <div className={styles.words}>
          <div className={styles.shared}>{title}</div>
          <div className={styles.text}>{cut(meta.socialText?.trim() || meta.seoBesk?.trim() || ingress, TEXT)}</div>
        </div>
      </div>
      {src !== undefined && !isLarge && (
        <p className={styles.note}>Bilden är för liten, eller inte ur arkivet, och visas därför liten när artikeln delas.</p>
      )}
      {isKept && (
        <p className={styles.note}>
          {isDrawn(meta.puffSrc || hero?.src || '')
            ? 'En tecknad bild (SVG) visas inte där länkar delas.'
            : 'Bildens rättigheter gäller inte sociala medier.'}{' '}
          {src === undefined ? 'Ingen bild visas.' : 'Huvudbilden visas i stället.'}
        </p>
      )}
    </figure>
  );
}

function placed({ media, hero }: StandingPicture) {
  return { src: media === undefined ? hero?.src : thumbnailOf(media, 640), fokus: hero?.fokus ?? media?.fokus ?? null };
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
