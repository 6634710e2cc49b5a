/** What every page of the application carries: it is framed by nobody, and nothing is guessed about its type. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  };
}

/** Of a page that is text alone, in a style of its own. */
export const PLAIN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a page of the application may load. Scripts run that carry the nonce of this one answer, and those that such a script
 * loads; never one that is written into the page. Pictures come from anywhere over https, since articles have them from
 * anywhere. Styles may stand in the page: components place themselves with them, and they run nothing. Pages in development
 * evaluate what is edited, and hear of it over a socket.
 */
export function applicationPolicy({ nonce, dev }: { nonce: string; dev: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
