import type { Page } from '@playwright/test';

/** The browser's machine has a lock of its own, which its user has opened: Chromium plays it. */
export async function withPlatformLock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return {
    refuse: (isRefused: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}
