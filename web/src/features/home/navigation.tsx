import { useLingui } from '@lingui/react/macro'
import { IconHome, IconHomeFilled, IconUser, IconUserFilled, type Icon } from '@tabler/icons-react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'

export interface Place {
  to: string
  label: string
  icon: Icon
  activeIcon: Icon
}

/** The places of the client, in order; each is listed once it is built. */
export function usePlaces(): Place[] {
  const { t } = useLingui()
  const session = useSession()
  return [
    { to: paths.dashboard(), label: t`Home`, icon: IconHome, activeIcon: IconHomeFilled },
    ...(session
      ? [{ to: paths.timeline(session.id), label: t`Profile`, icon: IconUser, activeIcon: IconUserFilled }]
      : []),
  ]
}
