import robotsParser from 'robots-parser';

/** Who Studio says that it is when it looks at links. */
export const LINK_ROBOT = 'StudioLankkontroll';

/** What a host asks of robots. */
export interface RobotsRules {
  allows(address: string): boolean;
  /** How long to wait between two questions, where it says so. */
  delaySeconds: number | undefined;
}

export const EVERYTHING: RobotsRules = { allows: () => true, delaySeconds: undefined };
export const NOTHING: RobotsRules = { allows: () => false, delaySeconds: undefined };

/** The rules of a robots.txt that stands at that address. */
export function rulesOf(address: string, text: string): RobotsRules {
  const robots = robotsParser(address, text);
  return {
    allows: (asked) => robots.isAllowed(asked, LINK_ROBOT) !== false,
    delaySeconds: robots.getCrawlDelay(LINK_ROBOT),
  };
}
