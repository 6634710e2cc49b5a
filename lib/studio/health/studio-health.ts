import { statfs } from 'node:fs/promises';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { BUILD, RELEASE } from '#lib/config/release.ts';
import {
  HEALTH_PART_NAMES,
  HEALTH_PARTS,
  type Health,
  type HealthPart,
  type HealthPartName,
  isReady,
  toldOf,
} from '#lib/contract/health.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import type { AiCalls } from '#lib/store/ai-calls.ts';
import type { QueueName, VitalSigns } from '#lib/store/vital-signs.ts';
import { glance, type Sight } from '#lib/studio/health/glance.ts';
import { judgeDatabase, judgeQueues, judgeVersion } from '#lib/studio/health/judge-database.ts';
import { type DiskSpace, judgeDisk } from '#lib/studio/health/judge-disk.ts';
import { judgeCms, judgeMail, judgeModel, judgePictures } from '#lib/studio/health/judge-systems.ts';
import type { Judgement } from '#lib/studio/health/judgement.ts';

/** What is our own is looked at anew after a moment. */
const OWN = { freshMs: 2_000, patienceMs: 2_000 };
/** What is somebody else's is left alone for longer. */
const ELSEWHERE = { freshMs: 30_000, patienceMs: 2_000 };

export interface HealthParts {
  /** Asks the database, over connections that nobody holds for long. */
  readSigns(): Promise<VitalSigns>;
  /** The migrations that this program has. */
  knownMigrations(): Promise<string[]>;
  /** The systems that the settings name at the moment. */
  systems(): { cms: CmsPort; ai: AiPort; mail: MailPort };
  sendsMail(): boolean;
  budget(): number;
  aiCalls: Pick<AiCalls, 'latest' | 'ofDay'>;
  /** Where the files of pictures lie. */
  pictures: Pick<PictureFiles, 'namn' | 'mark'>;
  /** Where what is saved is kept. */
  folder: string;
  spaceOf?(folder: string): Promise<DiskSpace>;
  now(): Date;
}

export interface StudioHealth {
  /** How every part is, at most some seconds old and within some more, whatever hangs. Never rejects. */
  report(): Promise<Health>;
  /** What the database was last seen to have waiting, in the same manner. */
  signs(): Promise<Sight<VitalSigns>>;
  space(): Promise<Sight<DiskSpace>>;
}

/** Watches what Studio needs around it: nothing is asked unless somebody wants to know, and then once for all who do. */
export function studioHealth(parts: HealthParts): StudioHealth {
  const { folder, now, aiCalls, spaceOf = spaceOfFolder } = parts;
  const sedan = now().toISOString();
  const signs = glance({ look: parts.readSigns, ...OWN });
  const space = glance({ look: () => spaceOf(folder), ...OWN });
  // What was found of a system says nothing of the one that the settings name after it.
  const cmsCheck = perSystem((cms: CmsPort) => glance({ look: () => cms.check(), ...ELSEWHERE }));
  const mailCheck = perSystem((mail: MailPort) => glance({ look: () => mail.check(), ...ELSEWHERE }));
  const known = glance({ look: parts.knownMigrations, ...ELSEWHERE });
  const pictures = glance({ look: () => parts.pictures.mark(), ...ELSEWHERE });
  const model = glance({
    async look() {
      const dag = dayOf(now().toISOString());
      const [latest, { tokens_in, tokens_ut }] = await Promise.all([aiCalls.latest(dag), aiCalls.ofDay(dag)]);
      return { latest, used: tokens_in + tokens_ut, budget: parts.budget() };
    },
    ...OWN,
  });

  const judged = async (): Promise<Record<HealthPartName, Judgement>> => {
    const { cms, ai, mail } = parts.systems();
    const sendsMail = parts.sendsMail();
    const [seen, migrations, room, files, problems, letters, asked] = await Promise.all([
      ...([signs(), known(), space(), pictures(), cmsCheck(cms)()] as const),
      sendsMail ? mailCheck(mail)() : undefined,
      ai.namn === 'ingen' ? undefined : model(),
    ]);
    return {
      databas: judgeDatabase(seen),
      databasversion: judgeVersion(seen, migrations),
      koer: judgeQueues(
        seen,
        new Set<QueueName>([...(cms.namn === 'inbyggd' ? [] : ['releaser' as const]), ...(sendsMail ? ['utskick' as const] : [])]),
      ),
      disk: judgeDisk(room, folder),
      bilder: judgePictures(files, parts.pictures.namn),
      publiceringssystem: judgeCms(problems, cms.adress),
      epost: judgeMail(letters),
      sprakmodell: judgeModel(asked, now().getTime()),
    };
  };

  return {
    signs,
    space,
    async report() {
      const all = await judged();
      const delar = HEALTH_PART_NAMES.map((namn): HealthPart => ({ ...toldOf(namn, all[namn].lage), ...HEALTH_PARTS[namn], ...all[namn] }));
      return { redo: isReady(delar), delar, release: RELEASE, bygge: BUILD, sedan, kontrollerad: now().toISOString() };
    },
  };
}

/** Keeps what is made of a system for as long as it is the one. */
function perSystem<System, Made>(make: (system: System) => Made): (system: System) => Made {
  let kept: { system: System; made: Made } | undefined;
  return (system) => {
    if (kept?.system !== system) kept = { system, made: make(system) };
    return kept.made;
  };
}

async function spaceOfFolder(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
}
