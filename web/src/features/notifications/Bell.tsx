import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState } from 'react'
import { useRead } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { openedPiece } from '../../ui/states/piece.tsx'
import { bellAsks } from './asked.ts'
import classes from '../../ui/actions/CountButton.module.css'
import { Flashes } from './Flashes.tsx'
import { useTitleCount } from './use-title-count.ts'

const BellPanel = openedPiece(() => import('./BellPanel.tsx'))

const mostShown = 99
const none: readonly Notification[] = []

/** The bell with the unread count; it opens a panel of the latest notifications. */
export function Bell() {
  const { t } = useLingui()
  const { data } = useRead('notification_list', bellAsks)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOnPage = useRouterState({ select: ({ location }) => location.pathname === paths.notifications() })
  const unread = data?.unread_count ?? 0
  useTitleCount(unread)
  const shown = unread > mostShown ? `${mostShown}+` : String(unread)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={
          unread > 0
            ? t`Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`
            : t`Notifications`
        }
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened((before) => !before)}
      >
        <IconBell size={24} stroke={1.75} aria-hidden="true" />
        {unread > 0 && (
          <span className={classes.badge} aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      {opened && button.current && (
        <Suspense>
          <BellPanel id={id} anchor={button.current} onClose={() => setOpened(false)} />
        </Suspense>
      )}
      <Flashes rows={data?.recdata ?? none} quiet={opened || isOnPage} />
    </>
  )
}
