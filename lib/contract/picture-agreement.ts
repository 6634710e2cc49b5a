import { PICTURE_CHANNELS, type PictureChannel } from '#lib/contract/closed/media.ts';

/** An agreement on pictures, as it is written: «TT: webb, sociala, 12 mån». */
export interface PictureAgreement {
  /** The whole line: what a picture’s licence is called. */
  licens: string;
  /** Where pictures may be shown; none: everywhere. */
  kanaler: PictureChannel[];
  /** For how long from the day they come; null: without end. */
  tid: { antal: number; enhet: 'dag' | 'manad' } | null;
}

const LINE = /^([^:]{1,80}):(.{0,100})$/;
const TIME = /^(\d{1,4}) ?(dagar|dag|mån|månader|månad|år)$/;

/** The agreement that a line tells; undefined for what is none. */
export function parseAgreement(line: string): PictureAgreement | undefined {
  const [, name = '', terms = ''] = LINE.exec(line.trim()) ?? [];
  if (name.trim() === '') return undefined;
  const agreement: PictureAgreement = { licens: line.trim(), kanaler: [], tid: null };
  const said = terms.split(',').map((term) => term.trim().toLowerCase());
  for (const term of said.filter((one) => one !== '')) {
    const channel = PICTURE_CHANNELS.find((kanal) => kanal === term);
    const [, many, unit = ''] = TIME.exec(term) ?? [];
    if (channel !== undefined && !agreement.kanaler.includes(channel)) agreement.kanaler.push(channel);
    else if (many !== undefined && agreement.tid === null && Number(many) > 0) agreement.tid = timeOf(Number(many), unit);
    else return undefined;
  }
  return agreement;
}

function timeOf(antal: number, unit: string): PictureAgreement['tid'] {
  if (unit.startsWith('dag')) return { antal, enhet: 'dag' };
  return { antal: unit === 'år' ? antal * 12 : antal, enhet: 'manad' };
}

/** The last day of a picture that comes on that day (ÅÅÅÅ-MM-DD) by the agreement: of a month that is too short its last. Null without end. */
export function lastDayBy({ tid }: PictureAgreement, today: string): string | null {
  if (tid === null) return null;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  if (tid.enhet === 'dag') return new Date(Date.UTC(year, month - 1, day + tid.antal)).toISOString().slice(0, 10);
  const lastOfMonth = new Date(Date.UTC(year, month + tid.antal, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + tid.antal, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
