import type { ReactNode, Ref } from 'react';
import styles from '#components/editor/preview/framed-page.module.css';
import { keepPage, pageToKeep } from '#components/editor/preview/kept-page.ts';
import { useScale } from '#components/editor/preview/use-scale.ts';
import { classNames } from '#components/ui/class-names.ts';

interface FramedPageProps {
  /** The page, whole; undefined until there is one. */
  html: string | undefined;
  /** What is in its place until then. */
  waiting: ReactNode;
  /** What the frame is called. */
  title: string;
  /** As wide as the screen that it is shown for. */
  width: number;
  /** How much room it takes where it stands. */
  className: string | undefined;
  /** It has loaded, and what is pressed in it leads nowhere: null where something has led it to another site all the same. */
  onLoaded?: (page: Document | null) => void;
  ref?: Ref<HTMLIFrameElement>;
}

/** A page of the site in a frame, shrunk until it fits: no script of it runs, and nothing that is pressed in it leads away. */
export function FramedPage({ html, waiting, title, width, className, onLoaded, ref }: FramedPageProps) {
  const { frame, scale } = useScale(width);
  return (
    <div ref={frame} className={classNames(styles.room, className)}>
      {html === undefined ? (
        waiting
      ) : (
        <iframe
          ref={ref}
          // No script runs in it; its own address only lets it load its pictures and fonts.
          sandbox="allow-same-origin"
          srcDoc={pageToKeep(html)}
          title={title}
          className={styles.page}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, marginRight: width * (scale - 1) }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            keepPage(contentDocument);
            onLoaded?.(contentDocument);
          }}
        />
      )}
    </div>
  );
}
