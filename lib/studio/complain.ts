/** Tells whoever started Studio what went wrong: what they can mend in words for them, anything else with where it happened. */
export function complain(error: unknown): void {
  process.stderr.write(`${isForTheStarter(error) ? error.message : error instanceof Error ? error.stack : error}\n`);
}

/** By its name: what Next has compiled and what Node has loaded have a class each. */
function isForTheStarter(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartFault';
}
