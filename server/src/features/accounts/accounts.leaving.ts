import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { tellEnded } from '../../platform/realtime/bus.ts'
import { removeApps } from './apps/apps.queries.ts'

const secret = leftOut('It opens the account.')

export const accountsLeaving: Leaving = {
  tables: {
    members: {
      file: 'account',
      rows: (member) => sql`
        select full_name, username, is_bot, email, email_verified_at, created_at, language, born_on,
          email_notifications, autoplay, several_devices, asks_beside, nsfw_shown, nsfw_hidden, referral_code, referred_with
        from members where id = ${member}`,
    },
    username_history: {
      file: 'earlier-usernames',
      rows: (member) =>
        sql`select username, until from username_history where member_id = ${member} order by until`,
    },
    staff_roles: {
      file: 'staff-roles',
      rows: (member) =>
        sql`select role, granted_at from staff_roles where member_id = ${member} order by role`,
    },
    sessions: {
      file: 'sessions',
      rows: (member) => sql`
        select created_at, last_used_at, ended_at, user_agent, address_prefix as network
        from sessions where member_id = ${member} and not is_token order by created_at`,
    },
    tokens: {
      file: 'tokens',
      rows: (member) => sql`
        select tk.name, tk.scopes, tk.daily_limit, tk.created_at, tk.used_at, ts.expires_at, ts.ended_at
        from tokens tk join sessions ts on ts.id = tk.session_id
        where tk.member_id = ${member} order by tk.created_at`,
    },
    oauth_apps: {
      file: 'apps',
      rows: (member) => sql`
        select name, website, redirect_uris, created_at from oauth_apps where owner_id = ${member} order by created_at`,
    },
    oauth_codes: leftOut('A code is good for a minute.'),
    known_networks: {
      file: 'networks',
      rows: (member) =>
        sql`select network, used_at from known_networks where member_id = ${member} order by used_at`,
    },
    passkeys: {
      file: 'passkeys',
      rows: (member) => sql`
        select name, created_at, last_used_at from passkeys where member_id = ${member} order by created_at`,
    },
    mails: {
      file: 'emails',
      rows: (member) => sql`
        select kind, address, state, created_at, sent_at from mails where member_id = ${member} order by created_at`,
    },
    email_changes: {
      file: 'email-change',
      rows: (member) => sql`select new_email from email_changes where member_id = ${member}`,
    },
    invitations: {
      file: 'invitations',
      rows: (member) => sql`
        select code, note, uses, used, expires_at, created_at from invitations where member_id = ${member} order by id`,
    },
    invited_members: {
      file: 'invited-by',
      rows: (member) => sql`
        select coalesce(i.full_name, '') as invited_by, im.joined_at
        from invited_members im left join members i on i.id = im.inviter_id -- one's own inviter
        where im.member_id = ${member}`,
    },
    signup_requests: {
      file: 'request-to-join',
      rows: (member) => sql`
        select answers, host(address) as address, created_at, confirmed_at, answered_at, message
        from signup_requests where member_id = ${member} order by id`,
    },
    domain_rules: leftOut('It is a rule of the network, which stays without the name of who added it.'),
    address_rules: leftOut('It is a rule of the network, which stays without the name of who added it.'),
    exports: leftOut('It is the export.'),
    two_factors: secret,
    recovery_codes: secret,
    passkey_challenges: secret,
    mailed_codes: secret,
    uploads: leftOut('It is about files on their way, which are taken along once they are shown.'),
    idempotency_keys: leftOut('It remembers for two days which calls were made, so that none is made twice.'),
    away_members: leftOut('Whoever takes anything along is not away.'),
    away_comments: leftOut('It is made of other tables.'),
    away_replies: leftOut('It is made of other tables.'),
  },
  // The tokens of their apps end with these, in every process.
  erase: (db, member) =>
    db.transaction().execute(async (tx) => tellEnded(tx, (await removeApps(tx, member)) ?? [])),
}
