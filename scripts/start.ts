import { enableCompileCache } from 'node:module';
import { COMPILED, isBuilt } from './built.ts';

/** `npm start`: builds Studio when its sources have changed, and runs it (server.ts). */
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: process.env.NODE_ENV ?? 'production' });

// Whoever read what is printed may be gone. Nobody hears of it then, least of all by more being printed: Studio goes on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// A third of what a start costs is compiling what the last start compiled too.
enableCompileCache(COMPILED);
if (!(await isBuilt())) {
  const { buildWhatHasChanged } = await import('./build.ts');
  await buildWhatHasChanged();
}
await import('../server.ts');
