/* Loaded before a Studio that is to fail when it is open, and before it has said so. */
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => {
  if (String(chunk).includes('Studio är igång.')) throw new Error('nobody can be greeted');
  return write(chunk, ...rest);
};
