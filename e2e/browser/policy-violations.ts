import type { BrowserContext } from '@playwright/test';

/** Notes every load, script and style that a page of the context was kept from, in whatever frame. */
export async function violations(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('noteViolation', (violation: string) => found.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') note(`${location.href}: ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  return found;
}

/** What the policy of a page of the application lets run: what bears its nonce, and what that loads. */
export const NONCES_ALONE = /script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'(;|$)/;
