import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import type { Seal } from '#lib/operations/seal.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { ProvingKey, ToldKey } from '#lib/site/proof.ts';
import type { Settings, SettingVersion } from '#lib/store/settings.ts';

/** The setting whose every version is a key. */
const SIGNING_KEY = 'signeringsnyckel';

const keptSchema = z.object({
  /** The public key, base64url. */
  x: z.string(),
  /** The private one (PKCS #8, base64), sealed with the application's secret. */
  hemlig: z.string(),
});

const LAST_VERSION = 2 ** 31 - 1;

interface Parts {
  settings: Pick<Settings, 'between' | 'follow'>;
  vault: Seal;
  now(): Date;
}

/**
 * The keys that proofs of what was published are signed with. Kept in the database, the private ones sealed as other secrets are, so that every
 * instance signs with the same; a public one is never forgotten, as what it has signed is to be verified for ever.
 */
export class SigningKeys {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The newest that this application can open. Makes one where there is none: at first, and when the secret has become another. */
  async key(): Promise<ProvingKey> {
    const versions = await this.versions();
    const known = opened(versions, this.parts.vault);
    if (known !== undefined) return known;
    // Of two that make one at once the first is everybody's.
    await this.follow(versions);
    const made = opened(await this.versions(), this.parts.vault);
    if (made === undefined) throw new Error('the key that was just made cannot be opened');
    return made;
  }

  /** All there have been, the newest first. */
  async keys(): Promise<ToldKey[]> {
    await this.key();
    const versions = await this.versions();
    return versions
      .map(({ varde, skapad }, index) => {
        const { x } = keptSchema.parse(varde);
        return { kid: thumbprint(x), x, fran: skapad, till: versions[index + 1]?.skapad ?? null };
      })
      .toReversed();
  }

  /** Puts another in its place; what the one before has signed goes on being verified. Returns what the new one is called. */
  async rotate(): Promise<string> {
    await this.follow(await this.versions());
    return (await this.key()).kid;
  }

  private versions(): Promise<SettingVersion[]> {
    return this.parts.settings.between(SIGNING_KEY, 1, LAST_VERSION);
  }

  private async follow(versions: readonly SettingVersion[]): Promise<void> {
    const { settings, vault, now } = this.parts;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const hemlig = vault.close(privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'));
    const kept: z.infer<typeof keptSchema> = { x: publicPart(publicKey), hemlig };
    await settings.follow(SIGNING_KEY, versions.at(-1)?.version ?? 0, kept, STUDIO, now().toISOString());
  }
}

function opened(versions: readonly SettingVersion[], vault: Seal): ProvingKey | undefined {
  for (const { varde } of versions.toReversed()) {
    const secret = privateKeyOf(keptSchema.parse(varde).hemlig, vault);
    if (secret === undefined) continue;
    return { kid: thumbprint(publicPart(createPublicKey(secret))), sign: (bytes) => sign(null, bytes, secret) };
  }
  return undefined;
}

/** Undefined for one that was sealed with another secret: nobody can open it, and it signs nothing more. */
function privateKeyOf(sealed: string, vault: Seal): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(vault.open(sealed), 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

function publicPart(key: KeyObject): string {
  const { x } = key.export({ format: 'jwk' });
  if (x === undefined) throw new TypeError('A key without a public part.');
  return x;
}

/** RFC 7638: over the members that a key of its kind has, in their order. */
function thumbprint(x: string): string {
  return hash('sha256', JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }), 'base64url');
}
