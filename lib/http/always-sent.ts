/** As long as certificates are good for, and no longer than anybody can see ahead. */
const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** Headers of every answer, names and values by turns. `secure`: Studio is reached by https, and browsers never try anything else. */
export function alwaysSent(secure: boolean): readonly string[] {
  return secure ? STRICT_TRANSPORT : [];
}
