// A Studio in a process of its own, to be killed: node studio-process.mjs <bundle> <options as JSON>. Says its address.
const [, , bundle, options] = process.argv;
const { startStudio } = await import(bundle);
const { address } = await startStudio(JSON.parse(options));
process.send(address.url);
// Nobody is left to kill it when its test is gone.
process.on('disconnect', () => process.exit());
