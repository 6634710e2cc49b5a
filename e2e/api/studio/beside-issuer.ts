import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Answer, type StandInIssuer, startStandInIssuer } from '../../openid/stand-in-issuer.ts';
import { begin, comeBack } from '../newsroom/openid.ts';
import { ownStudio } from './own-studio.ts';

interface BesideIssuer {
  readonly issuer: StandInIssuer;
  readonly studio: Awaited<ReturnType<typeof ownStudio>>;
  /** The way there and back, with that answer at the end. */
  through(
    answer: Answer,
    more?: { headers?: Record<string, string>; query?: Record<string, string>; url?: string },
  ): ReturnType<typeof comeBack>;
}

/** For the tests of a file, a Studio whose people log in at a provider that says anything; each finds it well. */
export function besideIssuer(): BesideIssuer {
  let there: Pick<BesideIssuer, 'issuer' | 'studio'> | undefined;
  const running = () => {
    if (there === undefined) throw new Error('it is asked for by a test alone');
    return there;
  };
  beforeAll(async () => {
    const issuer = await startStandInIssuer();
    there = { issuer, studio: await ownStudio({ prepared: true, silent: true, oidc: issuer.environment }) };
  });
  afterAll(async () => {
    await there?.studio.stop();
    await there?.issuer.stop();
  });
  beforeEach(() => running().issuer.fail(undefined));
  return {
    get issuer() {
      return running().issuer;
    },
    get studio() {
      return running().studio;
    },
    async through(answer, more = {}) {
      const { issuer, studio } = running();
      const url = more.url ?? studio.url;
      const { Cookie, state, nonce } = await begin(url);
      const code = issuer.codeFor(nonce, answer);
      return comeBack(url, { code, state, ...more.query }, Cookie, more.headers);
    },
  };
}
