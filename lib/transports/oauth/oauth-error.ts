/** The codes that RFC 6749 §4.1.2.1 and §5.2, RFC 7591 §3.2.2 and RFC 8707 §2 give refusals. */
export type OauthErrorCode =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'server_error'
  | 'temporarily_unavailable'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** What a description may not be written with (RFC 6749 §5.2): what a stranger has sent may be part of it. */
const UNWRITABLE = /[^\x20\x21\x23-\x5b\x5d-\x7e]/g;

/** A refusal as a program is told it; the description is for whoever writes the program. */
export class OauthError extends Error {
  readonly code: OauthErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    code: OauthErrorCode,
    description: string,
    { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    super(description.replace(UNWRITABLE, ''));
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}
