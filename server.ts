import next from 'next';
import { readEnvironment } from '#lib/config/environment.ts';
import { bindPort } from '#lib/http/server.ts';
import { complain } from '#lib/studio/complain.ts';
import { closeStudio, hostStudio, runningStudio } from '#lib/studio/running.ts';
import { startLog } from '#lib/studio/start-log.ts';
import { stopOnSignal } from '#lib/studio/stop-on-signal.ts';
import { notOpenDoor } from '#lib/transports/doors/health.ts';

/*
 * `npm start`: a server of our own before Next. It asks the same doors as the routes of app/ do, and Next only for what they leave,
 * the pages of the editing application: docs/decisions/one-application.md tells what that is worth.
 */
const starting = start();
stopOnSignal(async () => (await starting).stop());
try {
  await starting;
} catch (error) {
  complain(error);
  process.exit(1);
}

/** Takes the port, has Next open Studio (instrumentation.ts), and answers. A start that fails leaves nothing running. */
async function start(): Promise<{ stop(): Promise<void> }> {
  const environment = readEnvironment(process.env);
  const { port, url, proxies } = environment;
  const log = startLog();
  const server = await bindPort({ port, proxies, secure: url.startsWith('https://'), log });
  server.answerWith({ door: notOpenDoor });
  try {
    hostStudio({ environment, log });
    const app = next({ dev: false, dir: import.meta.dirname, customServer: true, hostname: 'localhost', port });
    const [studio] = await Promise.all([runningStudio(), app.prepare()]);
    server.answerWith({ door: studio.doors.answer, pages: app.getRequestHandler() });
    await studio.greet();
    return {
      async stop() {
        studio.kernel.giveUpAi();
        await server.stop();
        await studio.close();
      },
    };
  } catch (error) {
    await server.stop();
    await closeStudio();
    throw error;
  }
}
