/** Whether anything is sent: it is, or somebody or Studio has stopped it. */
export const WEBHOOK_STATES = ['aktiv', 'pausad'] as const;

/** What is sent: what has happened, or a try. */
export const DELIVERY_KINDS = ['handelser', 'prov'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What became of it: it waits for its next try, was taken by its receiver, or was not. */
export const DELIVERY_STATES = ['vantar', 'levererad', 'misslyckad'] as const;
