import { request } from 'node:http';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsAddress, CmsPort } from '#lib/adapters/cms/port.ts';
import type { StandInArticle, StandInStep } from './stand-in-cms.ts';

const PATIENCE_MS = 2_000;

/** The way to a stand-in-cms.ts: what an adapter of a real publishing system is to the application. */
export function standInAdapter(url: string): CmsPort {
  const link = ({ sektion, slug }: CmsAddress) => `https://cms.example/${sektion.id}/${slug}`;
  return {
    namn: 'wordpress',
    adress: url,
    kraverKategori: false,
    check: async () => [],
    categories: async () => [
      { id: 7, namn: 'Inrikes' },
      { id: 9, namn: 'Utrikes' },
    ],
    tags: async () => [],
    renamedTags: async (after) => ({ taggar: [], sista: after, fler: false }),
    renameTag: async () => false,
    tillagg: async () => ({ bytes: new Uint8Array(), typ: 'application/zip', filnamn: 'tillagg.zip' }),
    link: () => null,
    async deliver(article) {
      const { externalId, version, hero, onStep } = article;
      if (hero !== null && 'externalId' in hero) {
        // A picture of the library may be a row of the database alone, in a newsroom for tests.
        const file = hero.externalId.startsWith('adress-') ? await hero.fil() : undefined;
        const fil = file && { typ: file.typ, byte: file.bytes.byteLength };
        await ask(url, 'bild', { externalId: hero.externalId, version, fil });
        await onStep('bild', { id: hero.externalId });
      }
      const lank = link(article);
      const { rubrik, ingress, sprak, kategorier, taggar, datum, endastBefintlig, rorEjPublik } = article;
      const status = article.lage === 'publicera' ? 'publish' : 'draft';
      const kept = await ask(url, 'artikel', {
        externalId,
        version,
        endastBefintlig,
        rorEjPublik,
        article: { status, rubrik, ingress, sprak, kategorier, taggar, datum },
      });
      const receipt = { id: kept.id ?? '', status: kept.status ?? status, lank, varningar: [] };
      await onStep('artikel', { id: receipt.id, status: receipt.status, lank });
      return receipt;
    },
    async takeDown(address, { sektionslank, version = new Date().toISOString(), onStep }) {
      const kept = await ask(url, 'nedtagning', { externalId: address.externalId, version, lederTill: sektionslank });
      const receipt = {
        id: kept.id ?? '',
        status: 'draft',
        lank: link(address),
        lederTill: `https://cms.example/${address.sektion.id}`,
        varningar: [],
      };
      await onStep('nedtagning', { id: receipt.id, lank: receipt.lank, leder_till: receipt.lederTill });
      return receipt;
    },
  };
}

function away(orsak: string, retryAfter?: number): CmsFailure {
  return new CmsFailure({ retryable: true, orsak, atgard: 'Vänta.', retryAfter });
}

function ask(url: string, step: StandInStep, body: Record<string, unknown>): Promise<Partial<StandInArticle>> {
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/${step}`, { method: 'POST', timeout: PATIENCE_MS, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => reject(away('Svaret kom inte fram.')));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        if (statusCode === 403)
          reject(new CmsFailure({ retryable: false, orsak: 'Publiceringssystemet nekade.', atgard: 'Kontrollera behörigheten.' }));
        else if (statusCode !== 200) reject(away(`Publiceringssystemet svarade ${statusCode}.`, Number(headers['retry-after'] ?? 0)));
        else resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      });
    });
    sending.on('timeout', () => sending.destroy(new Error('timeout')));
    sending.on('error', () => reject(away('Publiceringssystemet går inte att nå.')));
    sending.end(JSON.stringify(body));
  });
}
