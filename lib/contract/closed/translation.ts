/** Articles in one list translation (interface.md «Limits»). */
export const MOST_IN_LIST = 60;
export const JOB_STATES = ['vantar', 'pagar', 'klar', 'misslyckad', 'avbruten'] as const;
