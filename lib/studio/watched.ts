import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import type { Environment } from '#lib/config/environment.ts';
import { migrationsIn } from '#lib/store/migrate.ts';
import type { Changes } from '#lib/studio/changes.ts';
import { type StudioHealth, studioHealth } from '#lib/studio/health/studio-health.ts';
import type { HeldSettings } from '#lib/studio/held-settings.ts';
import { type StudioMetrics, studioMetrics } from '#lib/studio/metrics/studio-metrics.ts';
import { MIGRATIONS } from '#lib/studio/open-database.ts';
import type { Stores } from '#lib/studio/stores.ts';

interface Parts {
  environment: Environment;
  stores: Stores;
  settings: HeldSettings;
  pictures: PictureFiles;
  changes: Pick<Changes, 'heard'>;
  now(): Date;
}

/** How the application is, for whoever watches over it; figures only where somebody may read them. */
export function watched({ environment, stores, settings, pictures, changes, now }: Parts): {
  health: StudioHealth;
  metrics: StudioMetrics | undefined;
} {
  const { vitalSigns, aiCalls } = stores.aside;
  // As they are now: an upgrade may put others there while this program runs.
  const known = migrationsIn(MIGRATIONS).then((migrations) => migrations.map(({ name }) => name));
  // Whoever asks is told that they could not be read.
  known.catch(() => {});
  const health = studioHealth({
    readSigns: () => vitalSigns.read(),
    knownMigrations: () => known,
    systems: () => settings.vendors,
    sendsMail: () => settings.current.epost.smtp_url !== '',
    budget: () => settings.current.ai.dygnsbudget,
    ...{ aiCalls, pictures, folder: environment.data, now },
  });
  const pools = () => stores.database.pools;
  const metrics = environment.metricsKey === undefined ? undefined : studioMetrics({ health, pools, changesHeard: () => changes.heard() });
  return { health, metrics };
}
