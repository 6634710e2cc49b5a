// Runs a PHP script under another PHP than the machine's: node run.mjs 7-4 '<folders as JSON>' script.php …arguments. Prints what it printed; ends with 1 and the complaint when
// it failed. The folders are seen by the script at their own addresses.
import { loadPHPRuntime, PHP } from '@php-wasm/universal';

const [version, folders, ...argv] = process.argv.slice(2);
const { getPHPLoaderModule } = await import(`@php-wasm/node-${version}`);
const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
for (const folder of JSON.parse(folders)) {
  php.mkdir(folder);
  await php.mount(folder, (_, files, at) => {
    files.mount(files.filesystems.NODEFS, { root: folder }, at);
    return () => files.unmount(at);
  });
}
try {
  const { text } = await php.run({
    code: `<?php $argv = json_decode( base64_decode( '${Buffer.from(JSON.stringify(argv)).toString('base64')}' ) ); require $argv[0];`,
  });
  process.stdout.write(text);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
php.exit();
