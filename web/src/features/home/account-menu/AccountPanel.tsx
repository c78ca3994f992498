import { Trans } from '@lingui/react/macro'
import { IconLogout, IconSettings, IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import { useSession } from '../../../api/session.ts'
import { useOwnAvatar } from '../../../api/use-own-avatar.ts'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { PlanBadge } from '../../plans/public.ts'
import classes from './AccountPanel.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { useLogout } from './use-logout.ts'

interface AccountPanelProps {
  onLeave: () => void
  /** Called before a question is asked, because the panel may have to close for it. */
  onQuestion?: () => void
  /** Whether to link to the settings, if no navigation beside the panel does. */
  withSettings?: boolean
}

/** The member's account, theme, language and logout. */
export function AccountPanel({ onLeave, onQuestion, withSettings = false }: AccountPanelProps) {
  const session = useSession()
  const avatar = useOwnAvatar()
  const { logOut, leaving } = useLogout(onQuestion)
  const isWithoutMoney = useIsAbsent('wallet')
  const plan = useRead('plan_detail', {}, { enabled: !isWithoutMoney }).data?.recdata.plan?.code
  if (!session) return null
  return (
    <div className={classes.panel}>
      <Link to={paths.timeline(session.id)} className={classes.who} onClick={onLeave}>
        <MemberAvatar name={session.full_name} src={avatar} size={48} />
        <span className={classes.names}>
          <span dir="auto" className={classes.name}>
            {session.full_name}
          </span>
          <span className={classes.username}>@{session.username}</span>
        </span>
      </Link>
      <div className={classes.group}>
        <p className={classes.heading} aria-hidden="true">
          <Trans>Theme</Trans>
        </p>
        <ThemeChoice wide />
      </div>
      <div className={classes.group}>
        <p className={classes.heading} aria-hidden="true">
          <Trans>Language</Trans>
        </p>
        <LanguageChoice wide />
      </div>
      {!isWithoutMoney && (
        <Link to={paths.plan(plan ?? 'plus')} className={classes.entry} onClick={onLeave}>
          <IconSparkles size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Plus and Pro</Trans>
          {plan && <PlanBadge plan={plan} />}
        </Link>
      )}
      {withSettings && (
        <Link to={paths.setting()} className={classes.entry} onClick={onLeave}>
          <IconSettings size={22} stroke={1.75} aria-hidden="true" />
          <Trans>Settings</Trans>
        </Link>
      )}
      <button type="button" className={classes.entry} disabled={leaving} onClick={() => void logOut()}>
        <IconLogout size={22} stroke={1.75} aria-hidden="true" />
        <Trans>Logout</Trans>
      </button>
    </div>
  )
}
