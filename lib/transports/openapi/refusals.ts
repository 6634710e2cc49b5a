import { CHECKS } from '#lib/checks/catalogue.ts';
import { FAULTS, type FaultCode } from '#lib/errors/codes.ts';
import { QUOTA_OPERATIONS } from '#lib/operations/agent/quotas.ts';
import type { Operation } from '#lib/operations/define-operation.ts';

/** What any call may be refused with, whatever it asks for: told here once instead of by each operation. */
const ALWAYS: readonly FaultCode[] = [
  'adress_ogiltig',
  'inloggning_saknas',
  'nyckel_ogiltig',
  'adress_ej_tillaten',
  'inloggning_upphord',
  'frammande_ursprung',
  'annan_inloggad',
  'adress_okand',
  'svarstyp_saknas',
  'for_stor',
  'innehallstyp_fel',
  'falt_saknas',
  'falt_okant',
  'falt_dubbelt',
  'falt_typ',
  'falt_varde',
  'for_lang',
  'fel_fler',
  'falt_for_kort',
  'falt_for_stort',
  'falt_for_litet',
  'falt_format',
  'tecken_otillatna',
  'for_manga_anrop',
  'internt',
  'databas_borta',
  'plats_saknas',
  'bildlager_borta',
  'anrop_avbrutet',
  'for_langsam',
  'startar',
];
const WRITING: readonly FaultCode[] = ['samtidigt_anrop', 'nyckel_annan_kropp', 'agenter_pausade', 'adress_osaker'];
const DOCUMENT: readonly FaultCode[] = ['block_okant', 'block_form', 'block_barn', 'block_id', 'block_id_dubblett', 'marke_okant'];

/** Every code that the operation may be refused with, by status. */
export function refusalsOf(operation: Operation): Map<number, FaultCode[]> {
  const codes = new Set<FaultCode>([
    ...operation.errors,
    ...ALWAYS,
    ...(operation.fileField === undefined ? (['json_ogiltig', 'for_djupt'] as const) : (['formular_ogiltigt'] as const)),
    ...(operation.hints.readOnly ? [] : WRITING),
    ...(operation.documentField === undefined ? [] : DOCUMENT),
    ...(operation.trotsKrav === true ? [] : (['andra_faktor_saknas', 'eget_losenord_saknas'] as const)),
    ...(QUOTA_OPERATIONS.has(operation.name) ? (['kvot_slut'] as const) : []),
  ]);
  const byStatus = Map.groupBy([...codes].toSorted(), (kod) => FAULTS[kod].status);
  return new Map([...byStatus].toSorted(([one], [other]) => one - other));
}

/** Whether a check before publication can stop the operation: its 422 then has codes of the checks too. */
export function stoppedByChecks({ hints, path }: Operation): boolean {
  const released = path.startsWith('/studio/api/innehall/{id}/') || path === '/studio/api/releaser/{rid}/godkann';
  return !hints.readOnly && released;
}

export const CHECK_CODES = Object.keys(CHECKS).toSorted();

/** What an HTTP status means here, to whoever reads the document. */
export const STATUS_MEANING: Record<number, string> = {
  400: 'Anropet går inte att läsa.',
  401: 'Ingen giltig nyckel eller inloggning.',
  403: 'Nyckeln eller inloggningen är giltig, men rätten saknas.',
  404: 'Det som adressen pekar ut finns inte.',
  406: 'Anroparen tar inte emot JSON.',
  409: 'Något annat står i vägen.',
  410: 'Det har funnits men gäller inte längre.',
  413: 'Det som skickades är för stort.',
  415: 'Innehållstypen går inte att läsa här.',
  422: 'Anropet är läst och förstått, men går inte att utföra så här. Alla fel sägs på en gång.',
  429: 'För många anrop, eller dagens kvot är slut.',
  500: 'Något gick fel i Studio.',
  503: 'Studio eller något som Studio behöver går inte att nå just nu.',
};
