/** A login made at this start, to be printed once. */
export interface Welcome {
  logins: Array<{ roll: string; epost: string; losenord: string }>;
  agent?: { namn: string; nyckel: string };
}
