import { changeOwnPassword } from '#lib/operations/account/change-own-password.operation.ts';
import { getOwnRegisterExtract } from '#lib/operations/account/get-own-register-extract.operation.ts';
import { createAgent } from '#lib/operations/agent/create-agent.operation.ts';
import { getAgentPause } from '#lib/operations/agent/get-agent-pause.operation.ts';
import { listAgentArticles } from '#lib/operations/agent/list-agent-articles.operation.ts';
import { listAgents } from '#lib/operations/agent/list-agents.operation.ts';
import { patchAgent } from '#lib/operations/agent/patch-agent.operation.ts';
import { revokeAgent } from '#lib/operations/agent/revoke-agent.operation.ts';
import { rotateAgentKey } from '#lib/operations/agent/rotate-agent-key.operation.ts';
import { setAgentPause } from '#lib/operations/agent/set-agent-pause.operation.ts';
import { undoAgentWork } from '#lib/operations/agent/undo-agent-work.operation.ts';
import { getAi } from '#lib/operations/ai/get-ai.operation.ts';
import { tryAi } from '#lib/operations/ai/try-ai.operation.ts';
import { exportArticles } from '#lib/operations/article-files/export-articles.operation.ts';
import { importArticle } from '#lib/operations/article-files/import-article.operation.ts';
import { readInWordpress } from '#lib/operations/article-files/read-in-wordpress.operation.ts';
import { tryWordpress } from '#lib/operations/article-files/try-wordpress.operation.ts';
import { runBatch } from '#lib/operations/batch/run-batch.operation.ts';
import { whoAmI } from '#lib/operations/caller/who-am-i.operation.ts';
import { validateItem } from '#lib/operations/check/validate-item.operation.ts';
import { compareWithCms } from '#lib/operations/cms/compare-with-cms.operation.ts';
import { decideChanged } from '#lib/operations/cms/decide-changed.operation.ts';
import { getCms } from '#lib/operations/cms/get-cms.operation.ts';
import { getCmsPlugin } from '#lib/operations/cms/get-cms-plugin.operation.ts';
import { getMove } from '#lib/operations/cms/get-move.operation.ts';
import { listCategories } from '#lib/operations/cms/list-categories.operation.ts';
import { orderMove } from '#lib/operations/cms/order-move.operation.ts';
import { previewInTheme } from '#lib/operations/cms/preview-in-theme.operation.ts';
import { tryCms } from '#lib/operations/cms/try-cms.operation.ts';
import { createArticleComment } from '#lib/operations/comment/create-article-comment.operation.ts';
import { deleteComment } from '#lib/operations/comment/delete-comment.operation.ts';
import { listArticleComments } from '#lib/operations/comment/list-article-comments.operation.ts';
import { patchComment } from '#lib/operations/comment/patch-comment.operation.ts';
import { listConnections } from '#lib/operations/connection/list-connections.operation.ts';
import { revokeConnection } from '#lib/operations/connection/revoke-connection.operation.ts';
import { getDemo } from '#lib/operations/demo/get-demo.operation.ts';
import { removeDemo } from '#lib/operations/demo/remove-demo.operation.ts';
import { createEntry } from '#lib/operations/dictionary/create-entry.operation.ts';
import { getEntry } from '#lib/operations/dictionary/get-entry.operation.ts';
import { importEntries } from '#lib/operations/dictionary/import-entries.operation.ts';
import { listEntries } from '#lib/operations/dictionary/list-entries.operation.ts';
import { listEntryArticles } from '#lib/operations/dictionary/list-entry-articles.operation.ts';
import { lookUpCelebrity } from '#lib/operations/dictionary/look-up-celebrity.operation.ts';
import { mergeEntries } from '#lib/operations/dictionary/merge-entries.operation.ts';
import { patchEntry } from '#lib/operations/dictionary/patch-entry.operation.ts';
import { listEvents } from '#lib/operations/event/list-events.operation.ts';
import { importRevenue } from '#lib/operations/figures/import-revenue.operation.ts';
import { importTraffic } from '#lib/operations/figures/import-traffic.operation.ts';
import { getFront } from '#lib/operations/front/get-front.operation.ts';
import { listFrontVersions } from '#lib/operations/front/list-front-versions.operation.ts';
import { proposeFront } from '#lib/operations/front/propose-front.operation.ts';
import { removeFrontProposal } from '#lib/operations/front/remove-front-proposal.operation.ts';
import { saveFront } from '#lib/operations/front/save-front.operation.ts';
import { getHandbook } from '#lib/operations/handbook/get-handbook.operation.ts';
import { getHandbookVersion } from '#lib/operations/handbook/get-handbook-version.operation.ts';
import { listHandbookVersions } from '#lib/operations/handbook/list-handbook-versions.operation.ts';
import { restoreHandbook } from '#lib/operations/handbook/restore-handbook.operation.ts';
import { saveHandbook } from '#lib/operations/handbook/save-handbook.operation.ts';
import { getHealth } from '#lib/operations/health/get-health.operation.ts';
import { getHistory } from '#lib/operations/history/get-history.operation.ts';
import { orderHistoryCheck } from '#lib/operations/history/order-history-check.operation.ts';
import { createWatch } from '#lib/operations/idea/create-watch.operation.ts';
import { dismissIdea } from '#lib/operations/idea/dismiss-idea.operation.ts';
import { listIdeas } from '#lib/operations/idea/list-ideas.operation.ts';
import { listWatches } from '#lib/operations/idea/list-watches.operation.ts';
import { orderIdea } from '#lib/operations/idea/order-idea.operation.ts';
import { patchWatch } from '#lib/operations/idea/patch-watch.operation.ts';
import { removeWatch } from '#lib/operations/idea/remove-watch.operation.ts';
import { takeBackIdea } from '#lib/operations/idea/take-back-idea.operation.ts';
import { listInbox } from '#lib/operations/inbox/list-inbox.operation.ts';
import { markInbox } from '#lib/operations/inbox/mark-inbox.operation.ts';
import { copyItem } from '#lib/operations/item/copy-item.operation.ts';
import { createItem } from '#lib/operations/item/create-item.operation.ts';
import { getItem } from '#lib/operations/item/get-item.operation.ts';
import { listItems } from '#lib/operations/item/list-items.operation.ts';
import { patchItem } from '#lib/operations/item/patch-item.operation.ts';
import { noteReading } from '#lib/operations/language/note-reading.operation.ts';
import { saveLanguageVersion } from '#lib/operations/language/save-language-version.operation.ts';
import { setLanguageStatus } from '#lib/operations/language/set-language-status.operation.ts';
import { checkLinks } from '#lib/operations/link/check-links.operation.ts';
import { ignoreLink } from '#lib/operations/link/ignore-link.operation.ts';
import { listLinks } from '#lib/operations/link/list-links.operation.ts';
import { createLiveEntry } from '#lib/operations/live/create-live-entry.operation.ts';
import { endLiveReport } from '#lib/operations/live/end-live-report.operation.ts';
import { getLiveReport } from '#lib/operations/live/get-live-report.operation.ts';
import { patchLiveEntry } from '#lib/operations/live/patch-live-entry.operation.ts';
import { removeLiveEntry } from '#lib/operations/live/remove-live-entry.operation.ts';
import { exportLog } from '#lib/operations/log/export-log.operation.ts';
import { listLog } from '#lib/operations/log/list-log.operation.ts';
import { createCollection } from '#lib/operations/media/create-collection.operation.ts';
import { exchangeInArticle } from '#lib/operations/media/exchange-in-article.operation.ts';
import { fetchMedia } from '#lib/operations/media/fetch-media.operation.ts';
import { getMedia } from '#lib/operations/media/get-media.operation.ts';
import { listCollections } from '#lib/operations/media/list-collections.operation.ts';
import { listMedia } from '#lib/operations/media/list-media.operation.ts';
import { listMediaUsage } from '#lib/operations/media/list-media-usage.operation.ts';
import { listPictureAgreements } from '#lib/operations/media/list-picture-agreements.operation.ts';
import { listSimilarMedia } from '#lib/operations/media/list-similar-media.operation.ts';
import { listUndescribedArticles } from '#lib/operations/media/list-undescribed-articles.operation.ts';
import { listUploaders } from '#lib/operations/media/list-uploaders.operation.ts';
import { openUpload } from '#lib/operations/media/open-upload.operation.ts';
import { patchCollection } from '#lib/operations/media/patch-collection.operation.ts';
import { patchMedia } from '#lib/operations/media/patch-media.operation.ts';
import { removeCollection } from '#lib/operations/media/remove-collection.operation.ts';
import { removeMedia } from '#lib/operations/media/remove-media.operation.ts';
import { replaceMediaFile } from '#lib/operations/media/replace-media-file.operation.ts';
import { uploadMedia } from '#lib/operations/media/upload-media.operation.ts';
import { readInNewsroom } from '#lib/operations/newsroom-archive/read-in-newsroom.operation.ts';
import { takeOutNewsroom } from '#lib/operations/newsroom-archive/take-out-newsroom.operation.ts';
import { createOutboundLink } from '#lib/operations/outbound/create-link.operation.ts';
import { createProgram } from '#lib/operations/outbound/create-program.operation.ts';
import { getOutboundLink } from '#lib/operations/outbound/get-link.operation.ts';
import { listOutboundLinks } from '#lib/operations/outbound/list-links.operation.ts';
import { listPrograms } from '#lib/operations/outbound/list-programs.operation.ts';
import { patchOutboundLink } from '#lib/operations/outbound/patch-link.operation.ts';
import { patchProgram } from '#lib/operations/outbound/patch-program.operation.ts';
import { removeOutboundLink } from '#lib/operations/outbound/remove-link.operation.ts';
import { removeProgram } from '#lib/operations/outbound/remove-program.operation.ts';
import { listLetters } from '#lib/operations/outbox/list-letters.operation.ts';
import { resendLetter } from '#lib/operations/outbox/resend-letter.operation.ts';
import { chooseTaskLetters } from '#lib/operations/own-choices/choose-task-letters.operation.ts';
import { chooseWritingWays } from '#lib/operations/own-choices/choose-writing-ways.operation.ts';
import { deleteView } from '#lib/operations/own-choices/delete-view.operation.ts';
import { getTaskLetters } from '#lib/operations/own-choices/get-task-letters.operation.ts';
import { getWritingWays } from '#lib/operations/own-choices/get-writing-ways.operation.ts';
import { listSavedViews } from '#lib/operations/own-choices/list-saved-views.operation.ts';
import { saveView } from '#lib/operations/own-choices/save-view.operation.ts';
import { addPasskey } from '#lib/operations/passkey/add-passkey.operation.ts';
import { beginPasskey } from '#lib/operations/passkey/begin-passkey.operation.ts';
import { listPasskeys } from '#lib/operations/passkey/list-passkeys.operation.ts';
import { removePasskey } from '#lib/operations/passkey/remove-passkey.operation.ts';
import { renamePasskey } from '#lib/operations/passkey/rename-passkey.operation.ts';
import { listPresence } from '#lib/operations/presence/list-presence.operation.ts';
import { showPresence } from '#lib/operations/presence/show-presence.operation.ts';
import { acceptProposal } from '#lib/operations/proposal/accept-proposal.operation.ts';
import { declineProposal } from '#lib/operations/proposal/decline-proposal.operation.ts';
import { getProposal } from '#lib/operations/proposal/get-proposal.operation.ts';
import { listProposals } from '#lib/operations/proposal/list-proposals.operation.ts';
import { proposeChange } from '#lib/operations/proposal/propose-change.operation.ts';
import { answerProvingTask } from '#lib/operations/proving/answer-task.operation.ts';
import { beginProvingRound } from '#lib/operations/proving/begin-round.operation.ts';
import { listProvingRounds } from '#lib/operations/proving/list-rounds.operation.ts';
import { claimQueueItem } from '#lib/operations/queue/claim-queue-item.operation.ts';
import { createQueueComment } from '#lib/operations/queue/create-queue-comment.operation.ts';
import { createQueueItem } from '#lib/operations/queue/create-queue-item.operation.ts';
import { finishQueueItem } from '#lib/operations/queue/finish-queue-item.operation.ts';
import { getQueueItem } from '#lib/operations/queue/get-queue-item.operation.ts';
import { handOverQueueItem } from '#lib/operations/queue/hand-over-queue-item.operation.ts';
import { leaveQueueItem } from '#lib/operations/queue/leave-queue-item.operation.ts';
import { listQueue } from '#lib/operations/queue/list-queue.operation.ts';
import { listQueueComments } from '#lib/operations/queue/list-queue-comments.operation.ts';
import { listQueueWorkers } from '#lib/operations/queue/list-queue-workers.operation.ts';
import { patchQueueItem } from '#lib/operations/queue/patch-queue-item.operation.ts';
import { createRedirect } from '#lib/operations/redirect/create-redirect.operation.ts';
import { getRedirect } from '#lib/operations/redirect/get-redirect.operation.ts';
import { importRedirects } from '#lib/operations/redirect/import-redirects.operation.ts';
import { listRedirects } from '#lib/operations/redirect/list-redirects.operation.ts';
import { patchRedirect } from '#lib/operations/redirect/patch-redirect.operation.ts';
import { removeRedirect } from '#lib/operations/redirect/remove-redirect.operation.ts';
import { approveRelease } from '#lib/operations/release/approval/approve-release.operation.ts';
import { declineRelease } from '#lib/operations/release/approval/decline-release.operation.ts';
import { retryRelease } from '#lib/operations/release/failure/retry-release.operation.ts';
import { listAllReleases } from '#lib/operations/release/list-all-releases.operation.ts';
import { listReleases } from '#lib/operations/release/list-releases.operation.ts';
import { releaseItem } from '#lib/operations/release/order/release-item.operation.ts';
import { cancelRelease } from '#lib/operations/release/schedule/cancel-release.operation.ts';
import { patchRelease } from '#lib/operations/release/schedule/patch-release.operation.ts';
import { takeDownItem } from '#lib/operations/release/takedown/take-down-item.operation.ts';
import { compareRevisions } from '#lib/operations/revision/compare-revisions.operation.ts';
import { getRevision } from '#lib/operations/revision/get-revision.operation.ts';
import { listRevisions } from '#lib/operations/revision/list-revisions.operation.ts';
import { nameRevision } from '#lib/operations/revision/name-revision.operation.ts';
import { restoreRevision } from '#lib/operations/revision/restore-revision.operation.ts';
import { createRole } from '#lib/operations/role/create-role.operation.ts';
import { listRoles } from '#lib/operations/role/list-roles.operation.ts';
import { patchRole } from '#lib/operations/role/patch-role.operation.ts';
import { beginSecondFactor } from '#lib/operations/second-factor/begin-second-factor.operation.ts';
import { confirmSecondFactor } from '#lib/operations/second-factor/confirm-second-factor.operation.ts';
import { endSecondFactor } from '#lib/operations/second-factor/end-second-factor.operation.ts';
import { getSecondFactor } from '#lib/operations/second-factor/get-second-factor.operation.ts';
import { renewRecoveryCodes } from '#lib/operations/second-factor/renew-recovery-codes.operation.ts';
import { createSection } from '#lib/operations/section/create-section.operation.ts';
import { listSections } from '#lib/operations/section/list-sections.operation.ts';
import { patchSection } from '#lib/operations/section/patch-section.operation.ts';
import { endSession } from '#lib/operations/session/end-session.operation.ts';
import { endSessions } from '#lib/operations/session/end-sessions.operation.ts';
import { listSessions } from '#lib/operations/session/list-sessions.operation.ts';
import { getSettings } from '#lib/operations/settings/get-settings.operation.ts';
import { listSettingsVersions } from '#lib/operations/settings/list-settings-versions.operation.ts';
import { patchSettings } from '#lib/operations/settings/patch-settings.operation.ts';
import { previewSite } from '#lib/operations/settings/preview-site.operation.ts';
import { restoreSettings } from '#lib/operations/settings/restore-settings.operation.ts';
import { getSetup } from '#lib/operations/setup/get-setup.operation.ts';
import { patchSetup } from '#lib/operations/setup/patch-setup.operation.ts';
import { listShares } from '#lib/operations/share/list-shares.operation.ts';
import { previewItem } from '#lib/operations/share/preview-item.operation.ts';
import { revokeShare } from '#lib/operations/share/revoke-share.operation.ts';
import { readSharedText } from '#lib/operations/shared-text/read-shared-text.operation.ts';
import { writeSharedText } from '#lib/operations/shared-text/write-shared-text.operation.ts';
import { createSkeleton } from '#lib/operations/skeleton/create-skeleton.operation.ts';
import { getSkeleton } from '#lib/operations/skeleton/get-skeleton.operation.ts';
import { listSkeletons } from '#lib/operations/skeleton/list-skeletons.operation.ts';
import { removeSkeleton } from '#lib/operations/skeleton/remove-skeleton.operation.ts';
import { anonymiseStaffMember } from '#lib/operations/staff/anonymise-staff-member.operation.ts';
import { createStaffMember } from '#lib/operations/staff/create-staff-member.operation.ts';
import { deleteStaffMember } from '#lib/operations/staff/delete-staff-member.operation.ts';
import { endPersonsSessions } from '#lib/operations/staff/end-persons-sessions.operation.ts';
import { getAuthorProfile } from '#lib/operations/staff/get-author-profile.operation.ts';
import { getRegisterExtract } from '#lib/operations/staff/get-register-extract.operation.ts';
import { getStaffMember } from '#lib/operations/staff/get-staff-member.operation.ts';
import { inviteStaffMember } from '#lib/operations/staff/invite-staff-member.operation.ts';
import { listStaff } from '#lib/operations/staff/list-staff.operation.ts';
import { patchAuthorProfile } from '#lib/operations/staff/patch-author-profile.operation.ts';
import { patchStaffMember } from '#lib/operations/staff/patch-staff-member.operation.ts';
import { resetSecondFactor } from '#lib/operations/staff/reset-second-factor.operation.ts';
import { suggest } from '#lib/operations/suggestion/suggest.operation.ts';
import { suggestMediaAlt } from '#lib/operations/suggestion/suggest-media-alt.operation.ts';
import { sweepFactBoxes } from '#lib/operations/sweep/sweep-fact-boxes.operation.ts';
import { createTag } from '#lib/operations/tag/create-tag.operation.ts';
import { listTags } from '#lib/operations/tag/list-tags.operation.ts';
import { mergeTags } from '#lib/operations/tag/merge-tags.operation.ts';
import { patchTag } from '#lib/operations/tag/patch-tag.operation.ts';
import { tagItem } from '#lib/operations/tag/tag-item.operation.ts';
import { listTemplates } from '#lib/operations/template/list-templates.operation.ts';
import { exportTraffic } from '#lib/operations/traffic/export-traffic.operation.ts';
import { getItemRevenue } from '#lib/operations/traffic/get-item-revenue.operation.ts';
import { getItemTraffic } from '#lib/operations/traffic/get-item-traffic.operation.ts';
import { getRevenue } from '#lib/operations/traffic/get-revenue.operation.ts';
import { getTraffic } from '#lib/operations/traffic/get-traffic.operation.ts';
import { cancelTranslation } from '#lib/operations/translation/cancel-translation.operation.ts';
import { getTranslation } from '#lib/operations/translation/get-translation.operation.ts';
import { listTranslationJobs } from '#lib/operations/translation/list-translation-jobs.operation.ts';
import { translateItem } from '#lib/operations/translation/translate-item.operation.ts';
import { translateList } from '#lib/operations/translation/translate-list.operation.ts';
import { createWebhook } from '#lib/operations/webhook/create-webhook.operation.ts';
import { listWebhookDeliveries } from '#lib/operations/webhook/list-webhook-deliveries.operation.ts';
import { listWebhooks } from '#lib/operations/webhook/list-webhooks.operation.ts';
import { patchWebhook } from '#lib/operations/webhook/patch-webhook.operation.ts';
import { removeWebhook } from '#lib/operations/webhook/remove-webhook.operation.ts';
import { resendWebhookDelivery } from '#lib/operations/webhook/resend-webhook-delivery.operation.ts';
import { tryWebhook } from '#lib/operations/webhook/try-webhook.operation.ts';
import { discardWorkingCopy } from '#lib/operations/working-copy/discard-working-copy.operation.ts';
import { listWorkingCopies } from '#lib/operations/working-copy/list-working-copies.operation.ts';
import { writeWorkingCopy } from '#lib/operations/working-copy/write-working-copy.operation.ts';

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
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getHandbook,
  saveHandbook,
  listHandbookVersions,
  getHandbookVersion,
  restoreHandbook,
  listSections,
  listRoles,
  createRole,
  patchRole,
  listTags,
  createTag,
  patchTag,
  listEntryArticles,
  mergeEntries,
  mergeTags,
  listLinks,
  checkLinks,
  ignoreLink,
  listOutboundLinks,
  createOutboundLink,
  getOutboundLink,
  patchOutboundLink,
  removeOutboundLink,
  getFront,
  saveFront,
  listFrontVersions,
  proposeFront,
  removeFrontProposal,
  listRedirects,
  createRedirect,
  importRedirects,
  getRedirect,
  patchRedirect,
  removeRedirect,
  listPrograms,
  createProgram,
  patchProgram,
  removeProgram,
  listWatches,
  createWatch,
  patchWatch,
  removeWatch,
  listIdeas,
  orderIdea,
  dismissIdea,
  takeBackIdea,
  tagItem,
  createSection,
  patchSection,
  listCategories,
  listTemplates,
  listItems,
  createItem,
  getItem,
  patchItem,
  copyItem,
  saveLanguageVersion,
  listWorkingCopies,
  writeWorkingCopy,
  readSharedText,
  writeSharedText,
  proposeChange,
  listProposals,
  getProposal,
  acceptProposal,
  declineProposal,
  showPresence,
  listPresence,
  discardWorkingCopy,
  setLanguageStatus,
  runBatch,
  listSkeletons,
  getSkeleton,
  createSkeleton,
  removeSkeleton,
  listWebhooks,
  createWebhook,
  patchWebhook,
  removeWebhook,
  tryWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
  noteReading,
  getLiveReport,
  createLiveEntry,
  patchLiveEntry,
  removeLiveEntry,
  endLiveReport,
  listRevisions,
  getRevision,
  nameRevision,
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
  compareWithCms,
  decideChanged,
  listAllReleases,
  patchRelease,
  cancelRelease,
  retryRelease,
  approveRelease,
  declineRelease,
  uploadMedia,
  fetchMedia,
  openUpload,
  listMedia,
  getMedia,
  listMediaUsage,
  listSimilarMedia,
  suggestMediaAlt,
  listPictureAgreements,
  listUndescribedArticles,
  listUploaders,
  exchangeInArticle,
  patchMedia,
  replaceMediaFile,
  removeMedia,
  listCollections,
  createCollection,
  patchCollection,
  removeCollection,
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
  listQueueWorkers,
  getQueueItem,
  claimQueueItem,
  leaveQueueItem,
  handOverQueueItem,
  finishQueueItem,
  listQueueComments,
  createQueueComment,
  listArticleComments,
  createArticleComment,
  patchComment,
  deleteComment,
  listSavedViews,
  saveView,
  deleteView,
  listInbox,
  markInbox,
  getTaskLetters,
  chooseTaskLetters,
  getWritingWays,
  chooseWritingWays,
  getTraffic,
  exportTraffic,
  getItemTraffic,
  getRevenue,
  importRevenue,
  importTraffic,
  getItemRevenue,
  listAgents,
  createAgent,
  patchAgent,
  rotateAgentKey,
  beginProvingRound,
  answerProvingTask,
  listProvingRounds,
  listAgentArticles,
  undoAgentWork,
  revokeAgent,
  getAgentPause,
  setAgentPause,
  listConnections,
  revokeConnection,
  listStaff,
  createStaffMember,
  getStaffMember,
  deleteStaffMember,
  inviteStaffMember,
  patchStaffMember,
  getAuthorProfile,
  patchAuthorProfile,
  endPersonsSessions,
  resetSecondFactor,
  getAi,
  tryAi,
  getSettings,
  patchSettings,
  previewSite,
  listSettingsVersions,
  restoreSettings,
  getCms,
  getCmsPlugin,
  getMove,
  orderMove,
  tryCms,
  previewInTheme,
  listLog,
  listEvents,
  exportLog,
  exportArticles,
  takeOutNewsroom,
  readInNewsroom,
  importArticle,
  readInWordpress,
  tryWordpress,
  getRegisterExtract,
  anonymiseStaffMember,
  getOwnRegisterExtract,
  getHealth,
  getHistory,
  orderHistoryCheck,
  listLetters,
  resendLetter,
  getDemo,
  removeDemo,
  getSetup,
  patchSetup,
] as const;
