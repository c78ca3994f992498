import { useLingui } from '@lingui/react/macro'
import {
  IconAt,
  IconBell,
  IconDevices,
  IconEyeOff,
  IconFingerprint,
  IconId,
  IconDoorExit,
  IconLock,
  IconMail,
  IconShieldLock,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { SettingsPanel } from '../../../settings-kit/settings-panel.ts'
import { piece } from '../../../ui/piece.tsx'

type Parts = typeof import('./all.ts')

const part = (name: Exclude<keyof Parts, 'OfflineNote'>) =>
  piece(async () => {
    const parts = await import('./all.ts')
    const Part: ComponentType = parts[name]
    return { default: Part }
  })

/** Returns a panel below the note about being offline, which shows only when needed. */
const panel = (name: Exclude<keyof Parts, 'OfflineNote'>) =>
  piece(async () => {
    const { OfflineNote, [name]: Panel } = await import('./all.ts')
    const WithNote = () => (
      <>
        <OfflineNote />
        <Panel />
      </>
    )
    return { default: WithNote }
  })

/** A row of the appearance and motion panel. */
export const AutoplaySetting = part('AutoplaySwitch')

const DisplayName = panel('DisplayNamePanel')
const Username = panel('UsernamePanel')
const Email = panel('EmailPanel')
const Password = panel('PasswordPanel')
const EmailNotifications = part('EmailNotificationsPanel')
const TwoFactor = panel('TwoFactorPanel')
const Nsfw = panel('NsfwPanel')
const Passkeys = panel('PasskeysPanel')
const Sessions = panel('SessionsPanel')
const Leaving = panel('LeavingPanel')

/** Returns the account and security panels by name. */
export function useAccountPanels() {
  const { t } = useLingui()
  return {
    displayName: {
      id: 'display-name',
      label: t`Display Name`,
      keywords: t`full name called rename`,
      icon: IconId,
      Panel: DisplayName,
    },
    username: {
      id: 'username',
      label: t`Username`,
      keywords: t`handle @ at nickname`,
      icon: IconAt,
      Panel: Username,
    },
    email: {
      id: 'email',
      label: t`Email Address`,
      keywords: t`mail verify verification change`,
      icon: IconMail,
      Panel: Email,
    },
    password: {
      id: 'password',
      label: t`Password`,
      keywords: t`login key change secret`,
      icon: IconLock,
      Panel: Password,
    },
    emailNotifications: {
      id: 'email-notifications',
      label: t`Email notifications`,
      keywords: t`mail news newsletter messages`,
      icon: IconBell,
      Panel: EmailNotifications,
    },
    nsfw: {
      id: 'nsfw-content',
      label: t`NSFW content`,
      keywords: t`sensitive adult 18 nudity age date of birth birthday`,
      icon: IconEyeOff,
      Panel: Nsfw,
    },
    twoFactor: {
      id: 'two-factor',
      label: t`Two-factor Authentication`,
      keywords: t`2FA TOTP QR code authenticator app recovery codes second factor`,
      icon: IconShieldLock,
      Panel: TwoFactor,
    },
    passkeys: {
      id: 'passkeys',
      label: t`Passkeys`,
      keywords: t`fingerprint face security key WebAuthn passwordless`,
      icon: IconFingerprint,
      Panel: Passkeys,
    },
    sessions: {
      id: 'sessions',
      label: t`Sessions`,
      keywords: t`devices log out revoke several logged in browsers`,
      icon: IconDevices,
      Panel: Sessions,
    },
    leaving: {
      id: 'leaving',
      label: t`Deactivate and Delete Account`,
      keywords: t`leave quit close remove erase export download data`,
      icon: IconDoorExit,
      Panel: Leaving,
    },
  } satisfies Record<string, SettingsPanel>
}
