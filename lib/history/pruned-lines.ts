import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { HistoryFinding } from '#lib/contract/history.ts';
import { LEAST_LOG_MONTHS } from '#lib/contract/settings.ts';
import { finding } from '#lib/history/finding.ts';
import type { PruningLine, Seal, SealedRowBefore } from '#lib/store/history-rows.ts';

const ZONE = 'Europe/Stockholm';

const saidSchema = z.object({
  forsta_sigill: z.int().min(1),
  sista_sigill: z.int().min(1),
  antal: z.int().min(1),
  hash: z.string(),
  fore: z.iso.datetime(),
  manader: z.int().min(LEAST_LOG_MONTHS),
});

interface Said extends z.infer<typeof saidSchema> {
  rad: string;
}

/**
 * Which lines of the log may be gone, as the log itself tells (docs/decisions/log-retention.md). Asked of each seal in their order; a line that tells of
 * prunings and has been altered, or says what no settings said, lets nothing be gone.
 */
export class PrunedLines {
  private readonly said: readonly Said[];
  private underway: { said: Said; antal: number; hash: ReturnType<typeof createHash>; isOld: boolean } | undefined;

  constructor(lines: readonly PruningLine[]) {
    this.said = lines.flatMap((line) => {
      const { success, data } = saidSchema.safeParse(line.detalj);
      return success && line.orord && line.installt === data.manader && isOldEnough(line.tid, data) ? [{ ...data, rad: line.rad }] : [];
    });
  }

  /** Whether a line of that seal may be gone; it is then counted as one that is. */
  isPruned(seal: Seal, { tabell, rad, hash }: SealedRowBefore): boolean {
    if (tabell !== 'logg' || this.underway === undefined) return false;
    const { underway } = this;
    underway.hash.update(`${underway.antal === 0 ? '' : '\n'}${rad} ${hash}`);
    underway.antal += 1;
    underway.isOld &&= Date.parse(seal.tid) < Date.parse(underway.said.fore);
    return true;
  }

  /** To be called before the rows of each seal are looked at. What is wrong with what ended before it. */
  reach(nr: string): HistoryFinding[] {
    const at = Number(nr);
    if (this.underway !== undefined && at <= this.underway.said.sista_sigill) return [];
    const fynd = this.end();
    const said = this.said.find(({ forsta_sigill, sista_sigill }) => forsta_sigill <= at && at <= sista_sigill);
    this.underway = said && { said, antal: 0, hash: createHash('sha256'), isOld: true };
    return fynd;
  }

  /** To be called after the last seal. Whether what is gone is what was said. */
  end(): HistoryFinding[] {
    const { underway } = this;
    this.underway = undefined;
    if (underway === undefined) return [];
    const { said, antal, hash, isOld } = underway;
    if (isOld && antal === said.antal && hash.digest('hex') === said.hash) return [];
    return [finding('gallring_stammer_inte', { tabell: 'logg', rad: said.rad })];
  }
}

/** By whole months of Stockholm's, as they are pruned. */
function isOldEnough(tid: string, { fore, manader }: Pick<Said, 'fore' | 'manader'>): boolean {
  const latest = Temporal.Instant.from(tid).toZonedDateTimeISO(ZONE).subtract({ months: manader });
  return Date.parse(fore) <= latest.epochMilliseconds;
}
