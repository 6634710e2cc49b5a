export interface PersonFactsProps {
  rader: ReadonlyArray<{ k: string; v: string }>;
  lankar: ReadonlyArray<{ namn: string; adress: string }>;
  /** What the links are, to whoever hears them. */
  etikett: string;
}

/** What is known of somebody that articles are about, and where else they are found. */
export function PersonFacts({ rader, lankar, etikett }: PersonFactsProps) {
  return (
    <>
      {rader.length === 0 ? null : (
        <dl className="person-fakta">
          {rader.map(({ k, v }) => (
            <div key={`${k} ${v}`}>
              <dt>{k}</dt>
              <dd>{v}</dd>
            </div>
          ))}
        </dl>
      )}
      {lankar.length === 0 ? null : (
        <ul className="person-lankar" aria-label={etikett}>
          {lankar.map(({ namn, adress }) => (
            <li key={`${namn} ${adress}`}>
              <a href={adress} rel="nofollow noopener" target="_blank">
                {namn}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
