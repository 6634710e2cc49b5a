import { Banner } from '#components/ui/banner.tsx';

/** An article that there is no job for, and why. */
export interface NotStarted {
  innehall: string;
  rubrik: string;
  orsak: string;
}

/** Those of a list that could not be begun, while the others go on. */
export function NotStartedBanner({ articles }: { articles: readonly NotStarted[] }) {
  if (articles.length === 0) return null;
  return (
    <Banner tone="warning" title={articles.length === 1 ? 'En artikel kom inte med' : `${articles.length} artiklar kom inte med`}>
      <ul>
        {articles.map(({ innehall, rubrik, orsak }) => (
          <li key={innehall}>
            <strong>{rubrik}:</strong> {orsak}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
