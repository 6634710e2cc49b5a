'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { FramedPage } from '#components/editor/preview/framed-page.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/settings/theme-parts.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Select } from '#components/ui/select.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { ArticlePart } from '#lib/contract/theme-parts.ts';
import { studio } from '#lib/transports/client/browser.ts';

const OFFERED = 20;
/** As wide as a page is on a tablet. */
const WIDTH = 820;

interface ThemePreviewProps {
  /** What the theme shows by itself. */
  delar: readonly ArticlePart[];
  /** What the theme is called, where that is known. */
  tema: string | undefined;
}

/** One of the latest articles as WordPress gets it where the theme shows those parts by itself: each part once, and whose it is. */
export function ThemePreview({ delar, tema = 'Temat' }: ThemePreviewProps) {
  const listed = useLoaded('artiklar', () => studio.listaInnehall({ per_sida: OFFERED }));
  const [chosen, choose] = useState<string>();
  const articles = (listed.data?.innehall ?? []).filter(({ sprak }) => sprak.sv !== undefined);
  const id = chosen ?? articles[0]?.id;
  if (listed.failure !== undefined) return <FailureBanner failure={listed.failure} onRetry={listed.reload} />;
  if (listed.data === undefined) return <Spinner label="Hämtar artiklar att visa" />;
  if (id === undefined) return <p className={styles.note}>Här visas hur en artikel blir, när det finns en på svenska.</p>;
  return (
    <div className={styles.preview}>
      <Select
        label="Så blir artikeln"
        value={id}
        onChange={choose}
        options={articles.map((article) => ({ id: article.id, namn: article.rubrik }))}
      />
      <Page id={id} delar={delar} />
      <p className={styles.note}>
        Det streckade visar {tema} självt, med sitt eget utseende. Resten skickar Studio.{' '}
        <Link href="/studio/publiceringssystem#prov">Prova en artikel i temat</Link>.
      </p>
    </div>
  );
}

function Page({ id, delar }: { id: string; delar: readonly ArticlePart[] }) {
  const asked = delar.join(',');
  const { data, failure, reload } = useLoaded(`${id} ${asked}`, () => studio.forhandsvisaTema({ innehall: id, delar: asked }));
  const [html, show] = useState<string>();

  // What was shown stays until the next is there.
  useEffect(() => {
    if (data !== undefined) show(data.html);
  }, [data]);

  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      <FramedPage
        html={html}
        waiting={<Spinner label="Hämtar förhandsvisningen" />}
        title="Artikeln som WordPress får den"
        width={WIDTH}
        className={styles.frame}
      />
    </>
  );
}
