import { z } from 'zod';
import type { FaultCode } from '#lib/errors/codes.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';

/** A row of a file that was not taken, and why. */
export const rowFaultSchema = z
  .object({
    rad: z.int().meta({ description: 'Raden i filen, räknad från 1.' }),
    kolumn: z.string().meta({ description: 'Kolumnens rubrik; tomt när hela raden menas.' }),
    kod: z.string(),
    orsak: z.string(),
    atgard: z.string(),
  })
  .meta({ id: 'AvvisadRad' });
export type RowFault = z.infer<typeof rowFaultSchema>;

/** So much of a cell is told. */
const LONGEST_CELL = 60;

/** Why a row is not taken; `cell` is what its column says. */
export function rowFault(
  kod: FaultCode,
  rad: number,
  { kolumn = '', cell = '', ...params }: FaultParams & { kolumn?: string; cell?: string },
): RowFault {
  const { orsak, atgard } = faultEntry(kod, {}, { ...params, kolumn, cell: cell.slice(0, LONGEST_CELL) });
  return { rad, kolumn, kod, orsak, atgard };
}
