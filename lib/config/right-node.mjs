/*
 * Loaded before anything else of Studio, in every way to run it: ends the process when its Node is too old for the rest. Plain
 * JavaScript, which an old Node reads: of what follows it would say only what it does not understand, or answer every call with 500.
 */

/** The oldest that Studio is tried with: package.json brings one along. */
const OLDEST = 24;

const { node } = process.versions;
if (Number(node.split('.')[0]) < OLDEST) {
  process.stderr.write(
    `Studio behöver Node ${OLDEST} eller nyare, och startades med Node ${node}.\n` +
      'Kör npm ci, som hämtar rätt Node, och sedan npm start. En server utan npm startas med en Node som är ny nog.\n',
  );
  process.exit(1);
}
