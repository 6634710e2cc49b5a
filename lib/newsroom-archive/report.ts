import { ARCHIVED_KINDS } from '#lib/contract/closed/newsroom-archive.ts';
import type { ArchiveCount, ArchivedKind, NewsroomReport } from '#lib/contract/newsroom-archive.ts';
import { recordOf } from '#lib/contract/record-of.ts';

const TOLD = 200;

/** Counts what becomes of each, and keeps what somebody has to look at. */
export class Report {
  readonly told: NewsroomReport;

  constructor(arkiv: NewsroomReport['arkiv']) {
    const antal = recordOf(ARCHIVED_KINDS, () => ({ nya: 0, lika: 0, fortsatta: 0, aldre: 0, olika: 0 }));
    this.told = { arkiv, antal, bilder_utan_fil: 0, se_over: [], fler: 0 };
  }

  count(slag: ArchivedKind, what: ArchiveCount, number = 1): void {
    this.told.antal[slag][what] += number;
  }

  lookAt(entry: NewsroomReport['se_over'][number]): void {
    if (this.told.se_over.length < TOLD) this.told.se_over.push(entry);
    else this.told.fler += 1;
  }
}
