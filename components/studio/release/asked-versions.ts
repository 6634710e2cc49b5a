import { changesInWords } from '#components/studio/history/changes-in-words.ts';
import { lastRead } from '#components/studio/history/last-read.ts';
import { type ChangedFacts, changedFacts } from '#components/studio/release/changed-facts.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface KnownRevision {
  id: string;
  nr: number;
  av: { namn: string };
}

/** One language of what is asked for: the revision it is of, and the newest there is. */
export interface AskedVersion {
  sprak: Language;
  begard: KnownRevision;
  senaste: KnownRevision;
  /** The version before the one asked for that whoever decides has read, and what differs since, in words; none where they have read none. */
  last: { nr: number; andrat: string | undefined } | undefined;
}

/** What is asked for beside what there is now. */
export interface AskedArticle {
  versions: AskedVersion[];
  /** What has changed beside the words; `undefined` when nothing has. */
  facts: ChangedFacts | undefined;
  /** The article's `andrad` as it was read. */
  andrad: string;
}

/** What a request is of, as it is now, for whoever is to decide. */
export async function loadAskedArticle({ innehall, revisioner, fakta }: Release, jag: string): Promise<AskedArticle> {
  const [{ innehall: item }, { sektioner }] = await Promise.all([studio.hamtaInnehall({ id: innehall.id }), studio.listaSektioner({})]);
  const versions = Object.entries(revisioner).map(async ([sprak, rid]) => {
    const senaste = isLanguage(sprak) ? item.sprak[sprak]?.arbetsrevision : undefined;
    if (!isLanguage(sprak) || senaste === undefined) return [];
    const last = await changedSinceRead({ id: innehall.id, sprak, rid }, jag);
    if (senaste.id === rid) return [{ sprak, begard: senaste, senaste, last }];
    const { revision } = await studio.hamtaRevision({ id: innehall.id, sprak, rid });
    return [{ sprak, begard: revision, senaste, last }];
  });
  return { versions: (await Promise.all(versions)).flat(), facts: changedFacts(fakta, item, sektioner), andrad: item.andrad };
}

async function changedSinceRead(asked: { id: string; sprak: Language; rid: string }, jag: string): Promise<AskedVersion['last']> {
  const { id, sprak, rid } = asked;
  const { revisioner } = await studio.listaRevisioner({ id, sprak });
  const read = lastRead(revisioner.slice(revisioner.findIndex((revision) => revision.id === rid)), jag);
  if (read === undefined) return undefined;
  return { nr: read.nr, andrat: changesInWords(await studio.jamforRevisioner({ id, sprak, fran: read.id, till: rid })) };
}
