import type { Logger } from 'pino';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { Environment } from '#lib/config/environment.ts';
import { givenSettings } from '#lib/config/given-settings.ts';
import { shortcomings } from '#lib/config/usable-settings.ts';
import { FIRST_SETTINGS, type Settings, withChange } from '#lib/contract/settings.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { Seal } from '#lib/operations/seal.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import type { Newsroom, Vendors } from '#lib/operations/settings/newsroom.ts';
import type { ReaderAssets } from '#lib/site/pages/page-head.tsx';
import type { Store } from '#lib/store/store.ts';
import { vendorKeys, vendorsOf } from '#lib/studio/vendors.ts';

interface Parts {
  environment: Environment;
  assets: ReaderAssets;
  /** Bound to the pool. */
  store: Store;
  vault: Seal;
  ending: AbortSignal;
  log: Pick<Logger, 'error'>;
  /** The publishing system, whatever the settings say. */
  cms: CmsPort | undefined;
  /** Something takes effect now that did not a moment ago. */
  onRenewed(): void;
}

const HOUR_MS = 3_600_000;
/** How old what is in force may be while changes cannot be heard, and how long the database is waited for then. */
const TRUSTED_MS = 1_000;

/**
 * The settings as they take effect in this process, and the systems that they name. Read when the application opens and anew
 * each time an instance has changed them (docs/decisions/settings.md), and while that cannot be heard whenever somebody waits for them;
 * a system whose settings are the same stays the same.
 * Until they can be read, what was true last is.
 */
export class HeldSettings {
  readonly newsroom: Newsroom;
  private readonly parts: Parts;
  private settings: Settings;
  private held: Vendors;
  private reading: Promise<void> | undefined;
  /** Raised with each change: what was read before the last one is not the last word. */
  private changes = 0;
  private hearing = false;
  private readAt = Number.NEGATIVE_INFINITY;
  private failing = false;
  private known = false;

  constructor(parts: Parts) {
    const { environment, assets, ending } = parts;
    const given = givenSettings(environment);
    this.parts = parts;
    this.newsroom = {
      decided: given.fields,
      effective: (own) => withChange(own, given.values),
      shortcomings: (settings) => shortcomings(settings, environment.url),
      vendorsOf: (settings) => this.withStandIn(vendorsOf(settings, { environment, assets, ending })),
    };
    this.settings = this.newsroom.effective(FIRST_SETTINGS);
    this.held = this.newsroom.vendorsOf(this.settings);
  }

  get current(): Settings {
    return this.settings;
  }

  get vendors(): Vendors {
    return this.held;
  }

  get identity(): SiteIdentity {
    return { ...this.settings.webbplats, integritetspolicy: this.settings.integritet.policy };
  }

  /** How long a login may be unused. */
  get sessionIdleMs(): number {
    return this.settings.sakerhet.session_timmar * HOUR_MS;
  }

  /** Whether whoever has that role must show more than a password. */
  demandsSecondFactor(role: string): boolean {
    return this.settings.sakerhet.andra_faktor.includes(role);
  }

  /** Has them read anew; whoever waits for `upToDate` meanwhile is given what has been set. */
  renew(): void {
    this.changes += 1;
    const { changes } = this;
    this.readAt = performance.now();
    const reading = this.read(changes).finally(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    this.reading = reading;
  }

  /** Settled when no change is known of that has not taken effect; undefined when there is nothing to wait for. */
  get upToDate(): Promise<void> | undefined {
    if (this.hearing) return this.reading;
    if (this.reading === undefined && performance.now() - this.readAt > TRUSTED_MS) this.renew();
    if (!this.known) return this.reading;
    // What was set last is in force where the database does not answer, and nobody is let in by it there.
    return this.reading && Promise.race([this.reading, new Promise<void>((resolve) => setTimeout(resolve, TRUSTED_MS).unref())]);
  }

  /** Whether changes that other instances make are being heard. What was changed meanwhile was not. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    if (hearing) this.renew();
  }

  private async read(changes: number): Promise<void> {
    const { store, vault, log } = this.parts;
    try {
      const { own } = openSettings(await store.settings.latest(SETTINGS), vault);
      this.failing = false;
      this.known = true;
      if (changes === this.changes) this.take(this.newsroom.effective(own));
    } catch (error) {
      if (this.failing) return;
      this.failing = true;
      // Read again as soon as changes can be heard again, or somebody waits for them.
      log.error({ err: error }, 'the settings could not be read; those known last stay in force');
    }
  }

  private take(settings: Settings): void {
    if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    const [before, after] = [vendorKeys(this.settings), vendorKeys(settings)];
    const made = this.newsroom.vendorsOf(settings);
    this.held = {
      cms: before.cms === after.cms ? this.held.cms : made.cms,
      formerCms: before.formerCms === after.formerCms ? this.held.formerCms : made.formerCms,
      ai: before.ai === after.ai ? this.held.ai : made.ai,
      mail: before.mail === after.mail ? this.held.mail : made.mail,
    };
    this.settings = settings;
    this.parts.onRenewed();
  }

  private withStandIn(vendors: Vendors): Vendors {
    const { cms } = this.parts;
    if (cms === undefined) return vendors;
    return vendors.formerCms === null ? { ...vendors, cms } : { ...vendors, formerCms: cms };
  }
}
