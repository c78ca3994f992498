import * as accounts from './accounts/accounts.ts'
import * as accountsAge from './accounts/age.ts'
import * as accountsApps from './accounts/apps.ts'
import * as accountsBarriers from './accounts/barriers.ts'
import * as accountsLeaving from './accounts/leaving.ts'
import * as accountsRegistration from './accounts/registration.ts'
import * as accountsSecurity from './accounts/security.ts'
import * as accountsSettings from './accounts/settings.ts'
import * as accountsTokens from './accounts/tokens.ts'
import type { Call } from './call.ts'
import * as discussion from './discussion.ts'
import * as freelanceAgreements from './freelance/agreements.ts'
import * as freelanceBids from './freelance/bids.ts'
import * as freelanceDashboard from './freelance/dashboard.ts'
import * as freelanceDisputes from './freelance/disputes.ts'
import * as freelanceFreelancers from './freelance/freelancers.ts'
import * as freelanceHours from './freelance/hours.ts'
import * as freelanceInvites from './freelance/invites.ts'
import * as freelanceJobs from './freelance/jobs.ts'
import * as freelanceLinks from './freelance/links.ts'
import * as freelanceMilestones from './freelance/milestones.ts'
import * as freelanceMyProjects from './freelance/my-projects.ts'
import * as freelanceReputation from './freelance/reputation.ts'
import * as freelanceReviews from './freelance/reviews.ts'
import * as freelancePapers from './freelance/papers.ts'
import * as freelanceProfile from './freelance/profile.ts'
import * as freelanceReferences from './freelance/references.ts'
import * as freelanceSections from './freelance/sections.ts'
import * as freelanceSearches from './freelance/searches.ts'
import * as freelanceShowcases from './freelance/showcases.ts'
import * as freelanceSettings from './freelance/settings.ts'
import * as freelanceTrust from './freelance/trust.ts'
import * as funding from './funding/funding.ts'
import * as fundingMilestones from './funding/milestones.ts'
import * as fundingReminders from './funding/reminders.ts'
import * as fundingRewards from './funding/rewards.ts'
import * as fundingStretchGoals from './funding/stretch-goals.ts'
import * as fundingUpdates from './funding/updates.ts'
import * as chat from './chat/chat.ts'
import * as chatListing from './chat/listing.ts'
import * as chatMessages from './chat/messages.ts'
import * as chatSeveral from './chat/several.ts'
import * as chatSettings from './chat/settings.ts'
import * as videoCalls from './video-calls.ts'
import * as groups from './groups/groups.ts'
import * as groupsApproval from './groups/approval.ts'
import * as groupsChat from './groups/chat.ts'
import * as groupsEvents from './groups/events.ts'
import * as groupsMembers from './groups/members.ts'
import * as groupsTopics from './groups/topics.ts'
import * as insights from './insights.ts'
import * as moderation from './moderation/moderation.ts'
import * as moderationDecisions from './moderation/decisions.ts'
import * as moderationPurging from './moderation/purging.ts'
import * as moderationAppeals from './moderation/appeals.ts'
import * as moderationProcessing from './moderation/processing.ts'
import * as moderationDecisionLog from './moderation/decision-log.ts'
import * as moderationJury from './moderation/jury.ts'
import * as moderationMessages from './moderation/messages.ts'
import * as moderationMuting from './moderation/muting.ts'
import * as moderationTemplates from './moderation/templates.ts'
import * as moderationRules from './moderation/rules.ts'
import * as moderationQueue from './moderation/queue.ts'
import * as moderationTags from './moderation/tags.ts'
import * as moderationMediaHashes from './moderation/media-hashes.ts'
import * as moderationWordRules from './moderation/word-rules.ts'
import * as moderationSupport from './moderation/support.ts'
import * as networkAnnouncements from './network/announcements.ts'
import * as networkLegal from './network/legal.ts'
import * as notifications from './notifications/notifications.ts'
import * as notificationsSettings from './notifications/settings.ts'
import * as notificationsWebhooks from './notifications/webhooks.ts'
import * as people from './people/people.ts'
import * as peopleMutes from './people/mutes.ts'
import * as peopleLists from './people/people-lists.ts'
import * as peopleReferrals from './people/referrals.ts'
import * as peopleSearch from './people/search.ts'
import * as plans from './plans/plans.ts'
import * as plansPayments from './plans/payments.ts'
import * as plansPayouts from './plans/payouts.ts'
import * as plansPro from './plans/pro.ts'
import * as posts from './posts/posts.ts'
import * as postsComments from './posts/comments.ts'
import * as postsDrafts from './posts/drafts.ts'
import * as postsLinkCards from './posts/link-cards.ts'
import * as postsLists from './posts/lists.ts'
import * as postsImports from './posts/imports.ts'
import * as postsSavedFolders from './posts/saved-folders.ts'
import * as postsTags from './posts/tags.ts'
import * as postsThreads from './posts/threads.ts'
import * as profiles from './profiles/profiles.ts'
import * as profilesAbout from './profiles/about.ts'
import * as profilesInterests from './profiles/interests.ts'
import * as profilesSetup from './profiles/setup.ts'
import * as projects from './projects/projects.ts'
import * as projectsPlaces from './projects/places.ts'
import * as projectsFaq from './projects/faq.ts'
import * as projectsStories from './projects/stories.ts'
import * as projectsVisitors from './projects/visitors.ts'
import * as reels from './reels/reels.ts'
import * as reelsComments from './reels/comments.ts'
import * as reelsLists from './reels/lists.ts'
import * as reelsSounds from './reels/sounds.ts'
import * as staff from './staff/staff.ts'
import * as staffBackups from './staff/backups.ts'
import * as staffFirstSteps from './staff/first-steps.ts'
import * as staffRequests from './staff/requests.ts'
import * as staffRunning from './staff/running.ts'
import * as staffSettings from './staff/settings.ts'
import * as surveys from './surveys/surveys.ts'
import * as surveysBallots from './surveys/ballots.ts'
import * as videos from './videos/videos.ts'
import * as videosAnalytics from './videos/analytics.ts'
import * as videosCaptions from './videos/captions.ts'
import * as videosChannels from './videos/channels.ts'
import * as videosCollaborators from './videos/collaborators.ts'
import * as videosComments from './videos/comments.ts'
import * as videosLists from './videos/lists.ts'
import * as videosMemberships from './videos/memberships.ts'
import * as videosShares from './videos/shares.ts'
import * as videosPlaylists from './videos/playlists.ts'
import * as videosSubscriptions from './videos/subscriptions.ts'
import * as videosReplacements from './videos/replacements.ts'
import * as videosWatching from './videos/watching.ts'
import type { NetworkFeature } from './shared/network-feature.ts'
import * as wallet from './wallet/wallet.ts'
import * as walletApprovals from './wallet/approvals.ts'
import * as walletFrozen from './wallet/frozen.ts'
import * as walletReserves from './wallet/reserves.ts'
import * as walletRates from './wallet/rates.ts'
import * as walletSending from './wallet/sending.ts'
import * as walletMinting from './wallet/minting.ts'
import * as walletPapers from './wallet/papers.ts'
import * as walletTerms from './wallet/terms.ts'
import * as walletTrade from './wallet/trade.ts'
import * as walletTransfers from './wallet/transfers.ts'
import * as walletDeposits from './wallet/deposits.ts'
import * as walletWithdrawals from './wallet/withdrawals.ts'

/** The exports of each contract page, by the folder of its handlers: a feature, or part of one. */
export const pages = {
  accounts,
  'accounts/settings': accountsSettings,
  'accounts/age': accountsAge,
  'accounts/barriers': accountsBarriers,
  'accounts/registration': accountsRegistration,
  'accounts/security': accountsSecurity,
  'accounts/leaving': accountsLeaving,
  'accounts/tokens': accountsTokens,
  'accounts/apps': accountsApps,
  profiles,
  'profiles/about': profilesAbout,
  'profiles/setup': profilesSetup,
  'profiles/interests': profilesInterests,
  people,
  'people/search': peopleSearch,
  'people/referrals': peopleReferrals,
  'people/mutes': peopleMutes,
  'people/people-lists': peopleLists,
  posts,
  'posts/drafts': postsDrafts,
  'posts/comments': postsComments,
  'posts/tags': postsTags,
  'posts/threads': postsThreads,
  'posts/lists': postsLists,
  'posts/imports': postsImports,
  'posts/saved-folders': postsSavedFolders,
  'posts/link-cards': postsLinkCards,
  discussion,
  groups,
  'groups/approval': groupsApproval,
  'groups/members': groupsMembers,
  'groups/chat': groupsChat,
  'groups/events': groupsEvents,
  'groups/topics': groupsTopics,
  projects,
  'projects/faq': projectsFaq,
  'projects/stories': projectsStories,
  'projects/visitors': projectsVisitors,
  'projects/places': projectsPlaces,
  'freelance/agreements': freelanceAgreements,
  'freelance/bids': freelanceBids,
  'freelance/dashboard': freelanceDashboard,
  'freelance/disputes': freelanceDisputes,
  'freelance/freelancers': freelanceFreelancers,
  'freelance/hours': freelanceHours,
  'freelance/invites': freelanceInvites,
  'freelance/jobs': freelanceJobs,
  'freelance/links': freelanceLinks,
  'freelance/milestones': freelanceMilestones,
  'freelance/papers': freelancePapers,
  'freelance/my-projects': freelanceMyProjects,
  'freelance/reputation': freelanceReputation,
  'freelance/reviews': freelanceReviews,
  'freelance/profile': freelanceProfile,
  'freelance/references': freelanceReferences,
  'freelance/sections': freelanceSections,
  'freelance/searches': freelanceSearches,
  'freelance/settings': freelanceSettings,
  'freelance/showcases': freelanceShowcases,
  'freelance/trust': freelanceTrust,
  funding,
  'funding/milestones': fundingMilestones,
  'funding/reminders': fundingReminders,
  'funding/rewards': fundingRewards,
  'funding/stretch-goals': fundingStretchGoals,
  'funding/updates': fundingUpdates,
  chat,
  'chat/listing': chatListing,
  'chat/messages': chatMessages,
  'chat/settings': chatSettings,
  'chat/several': chatSeveral,
  'video-calls': videoCalls,
  reels,
  'reels/lists': reelsLists,
  'reels/sounds': reelsSounds,
  'reels/comments': reelsComments,
  videos,
  'videos/channels': videosChannels,
  'videos/analytics': videosAnalytics,
  'videos/captions': videosCaptions,
  'videos/collaborators': videosCollaborators,
  'videos/lists': videosLists,
  'videos/comments': videosComments,
  'videos/subscriptions': videosSubscriptions,
  'videos/replacements': videosReplacements,
  'videos/watching': videosWatching,
  'videos/playlists': videosPlaylists,
  'videos/memberships': videosMemberships,
  'videos/shares': videosShares,
  surveys,
  'surveys/ballots': surveysBallots,
  moderation,
  'moderation/support': moderationSupport,
  'moderation/decisions': moderationDecisions,
  'moderation/purging': moderationPurging,
  'moderation/processing': moderationProcessing,
  'moderation/appeals': moderationAppeals,
  'moderation/decision-log': moderationDecisionLog,
  'moderation/jury': moderationJury,
  'moderation/queue': moderationQueue,
  'moderation/messages': moderationMessages,
  'moderation/muting': moderationMuting,
  'moderation/templates': moderationTemplates,
  'moderation/word-rules': moderationWordRules,
  'moderation/media-hashes': moderationMediaHashes,
  'moderation/tags': moderationTags,
  'moderation/rules': moderationRules,
  staff,
  'staff/backups': staffBackups,
  'staff/first-steps': staffFirstSteps,
  'staff/requests': staffRequests,
  'staff/running': staffRunning,
  'staff/settings': staffSettings,
  'network/announcements': networkAnnouncements,
  'network/legal': networkLegal,
  notifications,
  'notifications/settings': notificationsSettings,
  'notifications/webhooks': notificationsWebhooks,
  insights,
  wallet,
  'wallet/approvals': walletApprovals,
  'wallet/frozen': walletFrozen,
  'wallet/reserves': walletReserves,
  'wallet/rates': walletRates,
  'wallet/sending': walletSending,
  'wallet/papers': walletPapers,
  'wallet/terms': walletTerms,
  'wallet/minting': walletMinting,
  'wallet/transfers': walletTransfers,
  'wallet/trade': walletTrade,
  'wallet/deposits': walletDeposits,
  'wallet/withdrawals': walletWithdrawals,
  plans,
  'plans/payments': plansPayments,
  'plans/payouts': plansPayouts,
  'plans/pro': plansPro,
}

/** What a network can do without, by the pages of its calls; a folder's parts are of it, too. */
const partsOf: Readonly<Partial<Record<Feature | Folder, readonly NetworkFeature[]>>> = {
  groups: ['groups'],
  videos: ['videos'],
  'videos/memberships': ['wallet'],
  'videos/shares': ['wallet'],
  reels: ['reels'],
  surveys: ['surveys'],
  projects: ['projects'],
  funding: ['projects'],
  freelance: ['jobs'],
  'video-calls': ['video_calls'],
  wallet: ['wallet'],
  plans: ['wallet'],
}

type Pages = typeof pages
type Folder = keyof Pages
type FeatureOf<F extends string> = F extends `${infer Name}/${string}` ? Name : F

/** The feature that a call belongs to. */
export type Feature = FeatureOf<Folder>

export interface ListedCall {
  readonly feature: Feature
  /** The folder of its handler, below `server/src/features`. */
  readonly folder: Folder
  /** The name of its constant: the call's own name, unless two methods share that name. */
  readonly key: CallName
  readonly call: Call
  /** The call is absent where one of these is. */
  readonly partOf: readonly NetworkFeature[]
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'topics' in value
}

function featureOf(folder: Folder): Feature {
  return folder.split('/', 1)[0] as Feature
}

const folders = Object.keys(pages) as Folder[]
export const features: readonly Feature[] = [...new Set(folders.map(featureOf))]

/** Returns what a feature's pages export together. */
export function exportsOf(feature: Feature): Record<string, unknown> {
  return Object.assign(
    {},
    ...folders.filter((each) => featureOf(each) === feature).map((each) => pages[each]),
  )
}

/** Every call of the contract, read by the server, the client, the API docs and the completeness tests. */
export const allCalls: readonly ListedCall[] = folders.flatMap((folder) =>
  Object.entries(pages[folder]).flatMap(([key, call]) =>
    isCall(call)
      ? [
          {
            feature: featureOf(folder),
            folder,
            key: key as CallName,
            call,
            partOf: [
              ...new Set([...(partsOf[featureOf(folder)] ?? []), ...(partsOf[folder] ?? []), ...call.partOf]),
            ],
          },
        ]
      : [],
  ),
)

/** The kinds of topics that suspended members may hear: those of what they may still read. */
export const topicKindsWhileSuspended: ReadonlySet<string> = new Set(
  allCalls.flatMap(({ call: { whileSuspended, effect, topics } }) =>
    whileSuspended && effect === 'read' ? topics.map((topic) => topic.replace(/:.*/, '')) : [],
  ),
)

type CallsIn<Page> = {
  [K in keyof Page as Page[K] extends Call ? K : never]: Page[K]
}
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Every call by its name, for types. */
export type Calls = UnionToIntersection<{ [F in Folder]: CallsIn<Pages[F]> }[Folder]>
export type CallName = keyof Calls
