import { msg } from '@lingui/core/macro'
import {
  IconApps,
  IconAt,
  IconBell,
  IconDevices,
  IconDoorExit,
  IconEyeOff,
  IconFingerprint,
  IconId,
  IconLock,
  IconMail,
  IconRobot,
  IconShieldLock,
  IconTicket,
} from '@tabler/icons-react'
import type { SettingsPanel } from '../../settings-kit/settings-panel.ts'
import { piece } from '../../ui/states/piece.tsx'

type Parts = typeof import('./settings/all.ts')

/** Returns a panel below the note about being offline, which shows only when needed. */
const panel = (name: Exclude<keyof Parts, 'OfflineNote'>) =>
  piece(async () => {
    const { OfflineNote, [name]: Panel } = await import('./settings/all.ts')
    const WithNote = () => (
      <>
        <OfflineNote />
        <Panel />
      </>
    )
    return { default: WithNote }
  })

const DisplayName = panel('DisplayNamePanel')
const Username = panel('UsernamePanel')
const Email = panel('EmailPanel')
const Password = panel('PasswordPanel')
const EmailNotifications = piece(async () => ({
  default: (await import('./settings/all.ts')).EmailNotificationsPanel,
}))
const TwoFactor = panel('TwoFactorPanel')
const Nsfw = panel('NsfwPanel')
const Passkeys = panel('PasskeysPanel')
const Sessions = panel('SessionsPanel')
const Apps = panel('AppsPanel')
const Tokens = panel('TokensPanel')
const Invitations = panel('InvitationsPanel')
const Leaving = panel('LeavingPanel')

export const accounts: readonly SettingsPanel[] = [
  {
    id: 'display-name',
    section: 'account',
    rank: 10,
    label: msg`Display Name`,
    keywords: msg`full name called rename`,
    icon: IconId,
    Panel: DisplayName,
  },
  {
    id: 'username',
    section: 'account',
    rank: 20,
    label: msg`Username`,
    keywords: msg`handle @ at nickname`,
    icon: IconAt,
    Panel: Username,
  },
  {
    id: 'email',
    whileSuspended: true,
    section: 'account',
    rank: 30,
    label: msg`Email Address`,
    keywords: msg`mail verify verification change`,
    icon: IconMail,
    Panel: Email,
  },
  {
    id: 'password',
    whileSuspended: true,
    section: 'account',
    rank: 50,
    label: msg`Password`,
    keywords: msg`login key change secret`,
    icon: IconLock,
    Panel: Password,
  },
  {
    id: 'email-notifications',
    section: 'account',
    rank: 60,
    label: msg`Email notifications`,
    keywords: msg`mail news newsletter messages`,
    icon: IconBell,
    Panel: EmailNotifications,
  },
  {
    id: 'nsfw-content',
    section: 'account',
    rank: 110,
    label: msg`NSFW content`,
    keywords: msg`sensitive adult 18 nudity age date of birth birthday`,
    parts: [msg`Sensitive posts`, msg`Date of birth`],
    icon: IconEyeOff,
    Panel: Nsfw,
  },
  {
    id: 'two-factor',
    whileSuspended: true,
    section: 'security',
    rank: 10,
    label: msg`Two-factor Authentication`,
    keywords: msg`2FA TOTP QR code authenticator app recovery codes second factor`,
    parts: [msg`Recovery codes`],
    icon: IconShieldLock,
    Panel: TwoFactor,
  },
  {
    id: 'passkeys',
    whileSuspended: true,
    section: 'security',
    rank: 20,
    label: msg`Passkeys`,
    keywords: msg`fingerprint face security key WebAuthn passwordless`,
    icon: IconFingerprint,
    Panel: Passkeys,
  },
  {
    id: 'sessions',
    whileSuspended: true,
    section: 'security',
    rank: 30,
    label: msg`Sessions`,
    keywords: msg`devices log out revoke several logged in browsers`,
    parts: [msg`Stay logged in on several devices`, msg`Where you're logged in`],
    icon: IconDevices,
    Panel: Sessions,
  },
  {
    id: 'tokens',
    whileSuspended: true,
    section: 'security',
    rank: 40,
    label: msg`Apps and bots`,
    keywords: msg`tokens API key developer automation access revoke`,
    parts: [msg`Tokens`, msg`Automated account`],
    icon: IconRobot,
    Panel: Tokens,
  },
  {
    id: 'apps',
    section: 'security',
    rank: 50,
    label: msg`Your apps`,
    keywords: msg`OAuth client_id developer register redirect API`,
    icon: IconApps,
    Panel: Apps,
  },
  {
    id: 'invitations',
    section: 'other',
    rank: 15,
    label: msg`Invitations`,
    keywords: msg`invite friends register link`,
    icon: IconTicket,
    Panel: Invitations,
  },
  {
    id: 'leaving',
    whileSuspended: true,
    section: 'other',
    rank: 50,
    label: msg`Deactivate and Delete Account`,
    keywords: msg`leave quit close remove erase export download data`,
    icon: IconDoorExit,
    Panel: Leaving,
  },
]
