import robotsParser from 'robots-parser';

/** Who Studio says that it is when it looks at links. */
export const LINK_ROBOT = 'StudioLankkontroll';

/** What a host asks of robots. */
export interface RobotsRules {
  allows(address: string): boolean;
  /** How long to wait between two questions, where it says so. */
  delaySeconds: number | undefined;
  /** Whether the host has answered at all when it was asked for them. */
  heard: boolean;
}

export const EVERYTHING: RobotsRules = { allows: () => true, delaySeconds: undefined, heard: true };
export const NOTHING: RobotsRules = { allows: () => false, delaySeconds: undefined, heard: true };
/** Who cannot be asked is not asked for a page either (RFC 9309, 2.3.1.4). */
export const UNHEARD: RobotsRules = { ...NOTHING, heard: false };

/** The rules of a robots.txt that stands at that address. */
export function rulesOf(address: string, text: string): RobotsRules {
  const robots = robotsParser(address, text);
  return {
    allows: (asked) => robots.isAllowed(asked, LINK_ROBOT) !== false,
    delaySeconds: robots.getCrawlDelay(LINK_ROBOT),
    heard: true,
  };
}
