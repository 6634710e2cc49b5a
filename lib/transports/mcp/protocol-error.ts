import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Fault } from '#lib/errors/fault.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';

/** A refusal as the protocol has it, of whatever is no call of a tool: cause and remedy in its words, the envelope beside them. */
export function protocolError(refusal: Fault): ProtocolError {
  const { fel, status } = refusal;
  return new ProtocolError(codeOf(status), fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' '), envelopeOf(refusal));
}

function codeOf(status: number): number {
  if (status === 404) return ProtocolErrorCode.ResourceNotFound;
  return status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
}
