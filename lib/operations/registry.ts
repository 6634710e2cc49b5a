import { changeOwnPassword } from '#lib/operations/account/change-own-password.ts';
import { createAgent } from '#lib/operations/agent/create-agent.ts';
import { getAgentPause } from '#lib/operations/agent/get-agent-pause.ts';
import { listAgents } from '#lib/operations/agent/list-agents.ts';
import { patchAgent } from '#lib/operations/agent/patch-agent.ts';
import { revokeAgent } from '#lib/operations/agent/revoke-agent.ts';
import { rotateAgentKey } from '#lib/operations/agent/rotate-agent-key.ts';
import { setAgentPause } from '#lib/operations/agent/set-agent-pause.ts';
import { getAi } from '#lib/operations/ai/get-ai.ts';
import { tryAi } from '#lib/operations/ai/try-ai.ts';
import { validateItem } from '#lib/operations/check/validate-item.ts';
import { getCms } from '#lib/operations/cms/get-cms.ts';
import { getCmsPlugin } from '#lib/operations/cms/get-cms-plugin.ts';
import { listConnections } from '#lib/operations/connection/list-connections.ts';
import { revokeConnection } from '#lib/operations/connection/revoke-connection.ts';
import { createEntry } from '#lib/operations/dictionary/create-entry.ts';
import { getEntry } from '#lib/operations/dictionary/get-entry.ts';
import { importEntries } from '#lib/operations/dictionary/import-entries.ts';
import { listEntries } from '#lib/operations/dictionary/list-entries.ts';
import { lookUpCelebrity } from '#lib/operations/dictionary/look-up-celebrity.ts';
import { patchEntry } from '#lib/operations/dictionary/patch-entry.ts';
import { getHandbookVersion } from '#lib/operations/handbook/get-handbook-version.ts';
import { listHandbookVersions } from '#lib/operations/handbook/list-handbook-versions.ts';
import { restoreHandbook } from '#lib/operations/handbook/restore-handbook.ts';
import { saveHandbook } from '#lib/operations/handbook/save-handbook.ts';
import { getHandbook } from '#lib/operations/information/get-handbook.ts';
import { whoAmI } from '#lib/operations/information/who-am-i.ts';
import { copyItem } from '#lib/operations/item/copy-item.ts';
import { createItem } from '#lib/operations/item/create-item.ts';
import { getItem } from '#lib/operations/item/get-item.ts';
import { listItems } from '#lib/operations/item/list-items.ts';
import { patchItem } from '#lib/operations/item/patch-item.ts';
import { saveLanguageVersion } from '#lib/operations/language/save-language-version.ts';
import { setLanguageStatus } from '#lib/operations/language/set-language-status.ts';
import { createLiveEntry } from '#lib/operations/live/create-live-entry.ts';
import { endLiveReport } from '#lib/operations/live/end-live-report.ts';
import { getLiveReport } from '#lib/operations/live/get-live-report.ts';
import { patchLiveEntry } from '#lib/operations/live/patch-live-entry.ts';
import { removeLiveEntry } from '#lib/operations/live/remove-live-entry.ts';
import { listLog } from '#lib/operations/log/list-log.ts';
import { getMedia } from '#lib/operations/media/get-media.ts';
import { listMedia } from '#lib/operations/media/list-media.ts';
import { patchMedia } from '#lib/operations/media/patch-media.ts';
import { uploadMedia } from '#lib/operations/media/upload-media.ts';
import { listLetters } from '#lib/operations/outbox/list-letters.ts';
import { resendLetter } from '#lib/operations/outbox/resend-letter.ts';
import { createPerson } from '#lib/operations/person/create-person.ts';
import { endPersonsSessions } from '#lib/operations/person/end-persons-sessions.ts';
import { listPeople } from '#lib/operations/person/list-people.ts';
import { patchPerson } from '#lib/operations/person/patch-person.ts';
import { resetSecondFactor } from '#lib/operations/person/reset-second-factor.ts';
import { claimQueueItem } from '#lib/operations/queue/claim-queue-item.ts';
import { createQueueItem } from '#lib/operations/queue/create-queue-item.ts';
import { finishQueueItem } from '#lib/operations/queue/finish-queue-item.ts';
import { leaveQueueItem } from '#lib/operations/queue/leave-queue-item.ts';
import { listQueue } from '#lib/operations/queue/list-queue.ts';
import { patchQueueItem } from '#lib/operations/queue/patch-queue-item.ts';
import { approveRelease } from '#lib/operations/release/approve-release.ts';
import { cancelRelease } from '#lib/operations/release/cancel-release.ts';
import { declineRelease } from '#lib/operations/release/decline-release.ts';
import { listAllReleases } from '#lib/operations/release/list-all-releases.ts';
import { listReleases } from '#lib/operations/release/list-releases.ts';
import { patchRelease } from '#lib/operations/release/patch-release.ts';
import { releaseItem } from '#lib/operations/release/release-item.ts';
import { retryRelease } from '#lib/operations/release/retry-release.ts';
import { takeDownItem } from '#lib/operations/release/take-down-item.ts';
import { compareRevisions } from '#lib/operations/revision/compare-revisions.ts';
import { getRevision } from '#lib/operations/revision/get-revision.ts';
import { listRevisions } from '#lib/operations/revision/list-revisions.ts';
import { restoreRevision } from '#lib/operations/revision/restore-revision.ts';
import { beginSecondFactor } from '#lib/operations/second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '#lib/operations/second-factor/confirm-second-factor.ts';
import { endSecondFactor } from '#lib/operations/second-factor/end-second-factor.ts';
import { getSecondFactor } from '#lib/operations/second-factor/get-second-factor.ts';
import { renewRecoveryCodes } from '#lib/operations/second-factor/renew-recovery-codes.ts';
import { listSections } from '#lib/operations/section/list-sections.ts';
import { endSession } from '#lib/operations/session/end-session.ts';
import { endSessions } from '#lib/operations/session/end-sessions.ts';
import { listSessions } from '#lib/operations/session/list-sessions.ts';
import { listShares } from '#lib/operations/share/list-shares.ts';
import { previewItem } from '#lib/operations/share/preview-item.ts';
import { revokeShare } from '#lib/operations/share/revoke-share.ts';
import { suggest } from '#lib/operations/suggestion/suggest.ts';
import { sweepFactBoxes } from '#lib/operations/sweep/sweep-fact-boxes.ts';
import { listTemplates } from '#lib/operations/template/list-templates.ts';
import { getItemRevenue } from '#lib/operations/traffic/get-item-revenue.ts';
import { getItemTraffic } from '#lib/operations/traffic/get-item-traffic.ts';
import { getRevenue } from '#lib/operations/traffic/get-revenue.ts';
import { getTraffic } from '#lib/operations/traffic/get-traffic.ts';
import { cancelTranslation } from '#lib/operations/translation/cancel-translation.ts';
import { getTranslation } from '#lib/operations/translation/get-translation.ts';
import { listTranslationJobs } from '#lib/operations/translation/list-translation-jobs.ts';
import { translateItem } from '#lib/operations/translation/translate-item.ts';
import { translateList } from '#lib/operations/translation/translate-list.ts';

/** Every operation there is. A new one is a file and a line here; routes, clients and documentation follow. */
export const OPERATIONS = [
  whoAmI,
  listSessions,
  endSession,
  endSessions,
  changeOwnPassword,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  getHandbook,
  saveHandbook,
  listHandbookVersions,
  getHandbookVersion,
  restoreHandbook,
  listSections,
  listTemplates,
  listItems,
  createItem,
  getItem,
  patchItem,
  copyItem,
  saveLanguageVersion,
  setLanguageStatus,
  getLiveReport,
  createLiveEntry,
  patchLiveEntry,
  removeLiveEntry,
  endLiveReport,
  listRevisions,
  getRevision,
  compareRevisions,
  restoreRevision,
  validateItem,
  previewItem,
  listShares,
  revokeShare,
  suggest,
  getTranslation,
  translateItem,
  translateList,
  listTranslationJobs,
  cancelTranslation,
  releaseItem,
  takeDownItem,
  listReleases,
  listAllReleases,
  patchRelease,
  cancelRelease,
  retryRelease,
  approveRelease,
  declineRelease,
  uploadMedia,
  listMedia,
  getMedia,
  patchMedia,
  lookUpCelebrity,
  listEntries,
  createEntry,
  importEntries,
  getEntry,
  patchEntry,
  sweepFactBoxes,
  listQueue,
  createQueueItem,
  patchQueueItem,
  claimQueueItem,
  leaveQueueItem,
  finishQueueItem,
  getTraffic,
  getItemTraffic,
  getRevenue,
  getItemRevenue,
  listAgents,
  createAgent,
  patchAgent,
  rotateAgentKey,
  revokeAgent,
  getAgentPause,
  setAgentPause,
  listConnections,
  revokeConnection,
  listPeople,
  createPerson,
  patchPerson,
  endPersonsSessions,
  resetSecondFactor,
  getAi,
  tryAi,
  getCms,
  getCmsPlugin,
  listLog,
  listLetters,
  resendLetter,
] as const;
