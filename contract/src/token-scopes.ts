/** Which scope a token needs for each call: the one table that the server, the description and the tests read. */
import { allCalls, type CallName, type ListedCall } from './all.ts'
import { isForStaff } from './call.ts'
import { type Scope, scopes } from './shared/scopes.ts'

/**
 * A scope; `any`: every token may; `never`: no token may, whatever its scopes; `open`: a call of visitors, which knows no
 * member.
 */
export type Needed = Scope | 'any' | 'never' | 'open'

/** What the calls of a folder need, where it isn't `read` for those that read and `write` for those that write. */
const ofFolders: Partial<
  Record<ListedCall['folder'], Needed | { readonly reads: Needed; readonly writes: Needed }>
> = {
  // Who somebody is, how they log in, and who else may: that is asked of people alone.
  accounts: 'never',
  'accounts/settings': 'never',
  'accounts/age': 'never',
  'accounts/registration': 'never',
  'accounts/security': 'never',
  'accounts/leaving': 'never',
  'accounts/tokens': 'never',
  'accounts/apps': 'never',
  'network/legal': 'never',
  'notifications/webhooks': 'never',
  'freelance/links': 'never',
  'freelance/trust': 'never',
  // What binds two sides, and what pays out of escrow, which no daily limit counts.
  'freelance/agreements': { reads: 'read', writes: 'never' },
  'freelance/milestones': { reads: 'read', writes: 'never' },
  'freelance/hours': { reads: 'read', writes: 'never' },
  'freelance/disputes': { reads: 'read', writes: 'never' },
  'freelance/papers': { reads: 'wallet', writes: 'never' },
  chat: 'chat',
  'chat/listing': 'chat',
  'chat/messages': 'chat',
  'chat/settings': 'chat',
  'chat/several': 'chat',
  'groups/chat': 'chat',
  'video-calls': 'chat',
  'moderation/messages': 'never',
  // A person's duty.
  'moderation/jury': 'never',
  'videos/shares': { reads: 'wallet', writes: 'never' },
  wallet: 'wallet',
  'wallet/rates': { reads: 'wallet', writes: 'write' },
  'wallet/papers': 'wallet',
  'wallet/reserves': 'wallet',
  'wallet/transfers': { reads: 'wallet', writes: 'money' },
  'wallet/trade': { reads: 'wallet', writes: 'money' },
  'wallet/deposits': 'wallet',
  // They ask for the password.
  'wallet/withdrawals': { reads: 'wallet', writes: 'never' },
  plans: { reads: 'wallet', writes: 'money' },
  'plans/payments': { reads: 'wallet', writes: 'never' },
  'plans/payouts': 'wallet',
}

/** Calls that need something else than their folder, besides those that move money. */
const ofCalls: Partial<Record<CallName, Needed>> = {
  token_detail: 'any',
  socket_ticket: 'any',
  show_language: 'read',
  show_display_name: 'read',
  show_username: 'read',
  show_upload_limits: 'read',
  show_autoplay: 'read',
  show_nsfw_setting: 'read',
  legal_page: 'read',
  legal_version_list: 'read',
  get_trust_score: 'read',
  // Of a browser's own session.
  add_push_subscription: 'never',
  delete_push_subscription: 'never',
  show_push_key: 'never',
  // A limit that tokens could raise would be none.
  update_spending_limit: 'never',
  show_tax_info: 'never',
  update_tax_info: 'never',
  update_freelancer_settings: 'never',
  // Legal names, addresses, and how the account is secured.
  get_freelancer_settings: 'never',
  add_user_interest: 'never',
  // They say what the member has.
  get_freelancer_dashboard: 'wallet',
  project_funding: 'wallet',
  get_channel_membership: 'wallet',
  show_pro_setting: 'wallet',
  // Says what it would cost, and reserves nothing.
  trade_quote: 'wallet',
  // They are charged again each month, by nobody's call.
  start_plus_trial: 'never',
  plan_update: 'never',
  join_channel: 'never',
  // What is somebody's is handed over by themselves.
  group_owner_update: 'never',
  offer_channel: 'never',
  accept_channel_offer: 'never',
  vote_milestone: 'never',
  // Counted as it goes into escrow, or back from there to its member.
  fund_milestone: 'money',
  fund_hours: 'money',
  take_back_hours: 'money',
  submit_milestone: 'write',
  add_work_log: 'write',
  update_work_log: 'write',
  delete_work_log: 'write',
  pledge_take_back: 'money',
  pledge_list: 'wallet',
  count_looks: 'read',
  subscription_tier_list: 'read',
  plan_cancel: 'money',
  claim_admin: 'never',
}

function neededFor({ folder, key, call }: ListedCall): Needed {
  if (call.auth === 'visitor') return 'open'
  if (isForStaff(call.auth) || call.auth === 'second_factor') return 'never'
  const own = ofCalls[key]
  if (own) return own
  if (call.remembersRefusals && ofFolders[folder] !== 'never') {
    const of = ofFolders[folder]
    if (typeof of !== 'object' || of.writes !== 'never') return 'money'
  }
  const of = ofFolders[folder] ?? { reads: 'read', writes: 'write' }
  if (typeof of === 'string') return of
  return call.effect === 'read' ? of.reads : of.writes
}

/** What each call needs, by the name of its export. */
export const scopesOfCalls = Object.fromEntries(
  allCalls.map((each) => [each.key, neededFor(each)]),
) as Record<CallName, Needed>

const byCall = new Map(allCalls.map((each) => [each.call, scopesOfCalls[each.key]] as const))

/** Returns what a token needs for a call; no token may make one that isn't listed. */
export const scopeFor = (call: ListedCall['call']): Needed => byCall.get(call) ?? 'never'

const kindsFor = (needed: Needed): ReadonlySet<string> =>
  new Set(
    allCalls.flatMap(({ key, call }) =>
      call.effect === 'read' && scopesOfCalls[key] === needed
        ? call.topics.map((topic) => topic.replace(/:.*/, ''))
        : [],
    ),
  )
const topicKinds = new Map(scopes.map((scope) => [scope, kindsFor(scope)]))

/** Returns whether a token's sockets may hear a topic: one of a read that its scopes let it make. */
export const mayHear = (topic: string, held: readonly Scope[]): boolean =>
  held.some((scope) => topicKinds.get(scope)?.has(topic.replace(/:.*/, '')))

/** Returns whether a token with these scopes may make a call that needs this. */
export const isWithin = (needed: Needed, held: readonly Scope[]): boolean =>
  needed === 'any' || needed === 'open' || held.some((scope) => scope === needed)
