import type { Scope } from '#lib/contract/connection.ts';
import type { Line } from '#lib/transports/doors/addresses.ts';

const SERVERS: Line = '/studio/mcp';
const METADATA: Line = '/.well-known/oauth-protected-resource';

/** What an access token can be for (RFC 8707): a token of one opens nothing at the other. */
export const RESOURCES = {
  redaktion: {
    path: `${SERVERS}/redaktion`,
    namn: 'Studio: redaktion',
    scopes: ['innehall:las', 'innehall:skriv', 'innehall:publicera'],
    /** What a client that asks for nothing in particular is taken to ask for. */
    usual: ['innehall:las', 'innehall:skriv'],
  },
  trafik: {
    path: `${SERVERS}/trafik`,
    namn: 'Studio: trafik',
    scopes: ['trafik:las', 'innehall:las', 'ko:skriv'],
    usual: ['trafik:las', 'innehall:las'],
  },
} as const satisfies Record<string, { path: string; namn: string; scopes: readonly Scope[]; usual: readonly Scope[] }>;

export type ResourceName = keyof typeof RESOURCES;
export type Resource = (typeof RESOURCES)[ResourceName];

export const ALL_RESOURCES: readonly Resource[] = Object.values(RESOURCES);

/** The address of a resource, which is the audience of its tokens. */
export function resourceUrl(studioUrl: string, { path }: Resource): string {
  return `${studioUrl}${path}`;
}

/** Where a client that was refused learns who gives tokens for the resource (RFC 9728 §3.1). */
export function resourceMetadataUrl(studioUrl: string, { path }: Resource): string {
  return `${studioUrl}${METADATA}${path}`;
}
