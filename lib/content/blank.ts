/** What a reader can see: neither space nor what only joins, hides or directs other characters (Unicode's Default_Ignorable_Code_Point). */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u;

/** Whether a text has nothing in it for a reader, however many characters it has. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
