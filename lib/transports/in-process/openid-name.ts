import { runningDoors } from '#lib/studio/running-doors.ts';

/** What people call the organisation's own login; undefined where there is none. */
export async function openIdName(): Promise<string | undefined> {
  return (await runningDoors()).openIdName;
}
