import { SCOPES } from '#lib/contract/connection.ts';
import type { Line } from '#lib/transports/doors/addresses.ts';
import { type Resource, resourceUrl } from '#lib/transports/oauth/resources.ts';

const SERVER: Line = '/studio/oauth';

export const ENDPOINTS = {
  authorize: `${SERVER}/auktorisera`,
  decide: `${SERVER}/beslut`,
  token: `${SERVER}/token`,
  register: `${SERVER}/registrera`,
  revoke: `${SERVER}/aterkalla`,
} as const;

/** Where clients learn of the server (RFC 8414 §3.1). */
export const SERVER_METADATA: Line = '/.well-known/oauth-authorization-server';

/** RFC 8414. */
export function serverMetadata(url: string): Record<string, unknown> {
  return {
    issuer: url,
    authorization_endpoint: `${url}${ENDPOINTS.authorize}`,
    token_endpoint: `${url}${ENDPOINTS.token}`,
    registration_endpoint: `${url}${ENDPOINTS.register}`,
    revocation_endpoint: `${url}${ENDPOINTS.revoke}`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    ui_locales_supported: ['sv'],
    service_documentation: `${url}/studio/referens`,
  };
}

/** RFC 9728. */
export function resourceMetadata(url: string, resource: Resource): Record<string, unknown> {
  return {
    resource: resourceUrl(url, resource),
    resource_name: resource.namn,
    authorization_servers: [url],
    scopes_supported: resource.scopes,
    bearer_methods_supported: ['header'],
  };
}
