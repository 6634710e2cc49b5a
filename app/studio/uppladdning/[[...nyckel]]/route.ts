import { answeredBy } from '#lib/transports/in-next/answered-by.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = answeredBy('uploads');
