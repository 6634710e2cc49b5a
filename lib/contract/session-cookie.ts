/** The cookie that a login sets (interface.md, «Authentication»). */
export const SESSION_COOKIE = 'studiosess';
