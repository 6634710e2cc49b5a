import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import { ProofsUnsigned } from '#lib/errors/proofs-unsigned.ts';
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
  /** Earlier keys that somebody else may have, as said when this one came. */
  rojda: z.array(z.string()).optional(),
});

type Kept = z.infer<typeof keptSchema>;

const LAST_VERSION = 2 ** 31 - 1;

interface Parts {
  settings: Pick<Settings, 'between' | 'follow'>;
  vault: Seal;
  now(): Date;
}

/** Why no key is put in another's place. */
export class SigningKeyRefused extends Error {
  readonly why: 'forseglad' | 'okand';

  constructor(why: SigningKeyRefused['why'], message: string) {
    super(message);
    this.why = why;
  }
}

interface Rotation {
  /** The keys that somebody else may have, by their thumbprints, or `i_bruk` for the one that has signed until now. */
  rojda?: readonly string[] | 'i_bruk';
  /** Also where the one in force is sealed with another secret. */
  annanHemlighet?: boolean;
}

/**
 * The keys that proofs of what was published are signed with. Kept in the database, the private ones sealed as other secrets are, so that every
 * instance signs with the same; a public one is never forgotten, as what it has signed is to be verified for ever. The newest alone signs: one
 * whose time is over comes back into use for nobody who knows of a newer one.
 */
export class SigningKeys {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * The newest. Makes one where there is none that this application can open: at first, and when the secret has become another. Refuses where the
   * newest is sealed with another secret than an earlier one that can be opened: then two secrets are in use, and somebody has to say which it is.
   */
  async key(): Promise<ProvingKey> {
    const versions = await this.versions();
    const known = this.newestOf(versions);
    if (known !== undefined) return known;
    if (versions.some((version) => this.opened(version) !== undefined)) throw new ProofsUnsigned();
    // Of two that make one at once the first is everybody's.
    await this.follow(versions, []);
    const made = this.newestOf(await this.versions());
    if (made === undefined) throw new Error('the key that was just made cannot be opened');
    return made;
  }

  /** All there have been, the newest first. */
  async keys(): Promise<ToldKey[]> {
    const found = await this.versions();
    if (found.length === 0) await this.key();
    const versions = found.length === 0 ? await this.versions() : found;
    const revealed = revealedIn(versions);
    return versions
      .map(({ varde, skapad }, index) => {
        const { x } = keptSchema.parse(varde);
        const kid = thumbprint(x);
        return { kid, x, fran: skapad, till: versions[index + 1]?.skapad ?? null, rojd: revealed.get(kid) ?? null };
      })
      .toReversed();
  }

  /**
   * Puts another in its place; what the one before has signed goes on being verified, unless it is among those that somebody else may have. Returns what
   * the new one is called. Refuses where the one in force is sealed with another secret, as the new one would be with the wrong one, and a key to
   * mark that there is not.
   */
  async rotate({ rojda = [], annanHemlighet = false }: Rotation = {}): Promise<string> {
    const versions = await this.versions();
    const newest = versions.at(-1);
    if (newest !== undefined && !annanHemlighet && this.opened(newest) === undefined)
      throw new SigningKeyRefused(
        'forseglad',
        'the key that signs proofs is sealed with another secret than STUDIO_SECRET (docs/operate.md)',
      );
    const known = versions.map(kidOf);
    const marked = rojda === 'i_bruk' ? known.slice(-1) : rojda;
    const unknown = marked.find((kid) => !known.includes(kid));
    if (unknown !== undefined) throw new SigningKeyRefused('okand', `there is no key ${unknown}`);
    const made = await this.follow(versions, marked);
    // Somebody else's came first: what was to be marked is marked with the next.
    return made ?? this.rotate({ rojda: marked, annanHemlighet });
  }

  private versions(): Promise<SettingVersion[]> {
    return this.parts.settings.between(SIGNING_KEY, 1, LAST_VERSION);
  }

  private newestOf(versions: readonly SettingVersion[]): ProvingKey | undefined {
    const newest = versions.at(-1);
    return newest && this.opened(newest);
  }

  private opened({ varde }: SettingVersion): ProvingKey | undefined {
    const secret = privateKeyOf(keptSchema.parse(varde).hemlig, this.parts.vault);
    if (secret === undefined) return undefined;
    return { kid: thumbprint(publicPart(createPublicKey(secret))), sign: (bytes) => sign(null, bytes, secret) };
  }

  /** What the key is called that was put after those; undefined where somebody has put another there. */
  private async follow(versions: readonly SettingVersion[], rojda: readonly string[]): Promise<string | undefined> {
    const { settings, vault, now } = this.parts;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const hemlig = vault.close(privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'));
    const x = publicPart(publicKey);
    const kept: Kept = { x, hemlig, ...(rojda.length === 0 ? {} : { rojda: [...rojda] }) };
    const version = await settings.follow(SIGNING_KEY, versions.at(-1)?.version ?? 0, kept, STUDIO, now().toISOString());
    return version === undefined ? undefined : thumbprint(x);
  }
}

function kidOf({ varde }: SettingVersion): string {
  return thumbprint(keptSchema.parse(varde).x);
}

/** When each was first said to be somebody else's, by what it is called. */
function revealedIn(versions: readonly SettingVersion[]): Map<string, string> {
  const revealed = new Map<string, string>();
  for (const { varde, skapad } of versions)
    for (const kid of keptSchema.parse(varde).rojda ?? []) if (!revealed.has(kid)) revealed.set(kid, skapad);
  return revealed;
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
