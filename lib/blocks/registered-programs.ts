import type { ArticleContent } from '#lib/contract/article.ts';

/** What the registry says of those who pay for links: what programs are called, and under which domains their shops are. */
export interface RegisteredPrograms {
  /** As `programKey` spells them. */
  names: ReadonlySet<string>;
  /** As browsers spell them; what is under one belongs to it. */
  hosts: ReadonlySet<string>;
}

const NAMES = /"program":"((?:[^"\\]|\\.){1,200})"/g;
const HOSTS = /https?:\/\/([^\s/?#"'<>\\]{1,253})/gi;
/** No program is called anything longer: what is written of a name beyond it is not compared, for to normalise a long text takes long. */
const LONGEST_NAME = 200;
/** What has more of them is not what anybody writes. */
const MOST = 500;
/** So many words of a host are looked for among the domains of programs. */
const MOST_WORDS = 10;

/** How names of programs are compared: whoever writes one in an article does not look at its capitals. */
export function programKey(name: string): string {
  const written = name.trim();
  return written.length > LONGEST_NAME ? written.slice(0, LONGEST_NAME + 1) : written.normalize('NFC').toLowerCase();
}

/** The programs as the checks are told of them. */
export function registeredProgramsOf(programs: ReadonlyArray<{ namn: string; domaner: readonly string[] }>): RegisteredPrograms {
  return {
    names: new Set(programs.map(({ namn }) => programKey(namn))),
    hosts: new Set(programs.flatMap(({ domaner }) => domaner.flatMap((domain) => URL.parse(`https://${domain}`)?.hostname ?? []))),
  };
}

/** The names and hosts by which a version may mean a program, each once; of a host also those that it is under. */
export function programsNamed({ block, ingress }: Pick<ArticleContent, 'block' | 'ingress'>): { names: string[]; hosts: string[] } {
  const written = `${ingress} ${JSON.stringify(block)}`;
  const names = new Set<string>();
  for (const [, told = ''] of written.matchAll(NAMES)) if (names.size < MOST) names.add(programKey(String(JSON.parse(`"${told}"`))));
  const hosts = new Set<string>();
  for (const [, told = ''] of written.matchAll(HOSTS)) {
    const hostname = hosts.size < MOST ? URL.parse(`https://${told}`)?.hostname : undefined;
    if (hostname !== undefined) for (const one of withParents(hostname)) hosts.add(one);
  }
  return { names: [...names], hosts: [...hosts] };
}

/** The host, and those that it is a subdomain of. */
export function withParents(hostname: string): string[] {
  const words = hostname.split('.').slice(-MOST_WORDS);
  return words.slice(0, -1).map((_, nr) => words.slice(nr).join('.'));
}
