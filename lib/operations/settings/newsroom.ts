import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { Settings } from '#lib/contract/settings.ts';

/** The systems that settings name. */
export interface Vendors {
  cms: CmsPort;
  /** The publishing system elsewhere that the settings still name though Swedish is read on Studio's own site. */
  formerCms: CmsPort | null;
  ai: AiPort;
  mail: MailPort;
}

/** What of settings keeps them from being used, told before anybody is asked anything. */
export interface SettingsShortcoming {
  falt: string;
  orsak: string;
}

/** What operations know of how the newsroom is set up. */
export interface Newsroom {
  /** What the environment decides, over whatever is set: each field with its variable. */
  decided: ReadonlyMap<string, string>;
  /** The settings as they take effect where the newsroom has set `own`. */
  effective(own: Settings): Settings;
  shortcomings(settings: Settings): SettingsShortcoming[];
  /** The systems that settings lead to, to be tried before they are kept. */
  vendorsOf(settings: Settings): Vendors;
}
