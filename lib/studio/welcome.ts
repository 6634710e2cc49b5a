import { complain } from '#lib/studio/complain.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

/** A login made at this start, to be printed once. */
export interface Welcome {
  logins: Array<{ roll: string; epost: string; losenord: string }>;
  agent?: { namn: string; nyckel: string };
  /** What is not as it should be about where it runs. */
  notices?: readonly string[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Prints where Studio is and what this start has made, calls `shown` when that is done, and goes on to ask the publishing system
 * what stands in its way: whoever starts Studio is also the one who can mend that, and everything else works meanwhile.
 */
export async function greet({ environment, machinery }: Kernel, welcome: Welcome, shown: () => Promise<void>): Promise<void> {
  const { url } = environment;
  say(`\nStudio är igång.\n  Webbplatsen   ${url}/\n  Redaktionen   ${url}/studio`);
  if (welcome.logins.length > 0) say('\nInloggningar (visas bara den här gången):');
  for (const { roll, epost, losenord } of welcome.logins) say(`  ${epost.padEnd(22)} ${losenord.padEnd(24)} ${roll}`);
  if (welcome.agent !== undefined) say(`\nAgentnyckel för ${welcome.agent.namn} (visas bara den här gången):\n  ${welcome.agent.nyckel}`);
  for (const notice of [...environment.weakPasswords, ...(welcome.notices ?? [])]) say(`\n${notice}`);
  await shown();
  say('\nAvsluta med Ctrl-C.');
  machinery.cms.check().then((problems) => {
    if (problems.length === 0) return;
    say(problems.some(({ stoppar }) => stoppar) ? '\nInget kan publiceras än:' : '\nPubliceringen fungerar, men inte som den ska:');
    for (const { orsak, atgard } of problems) say(`  ${orsak}\n    ${atgard}`);
  }, complain);
}
