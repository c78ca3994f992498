import { notificationFilters } from '@commons/contract/notifications/notifications.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useReadMore } from '../../api/use-read-more.ts'
import { useWrite } from '../../api/use-call.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadedRows } from '../../shown/LoadedRows.tsx'
import { OnlineButton } from '../../settings-kit/OnlineButton.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { SegmentedChoice } from '../../ui/fields/SegmentedChoice.tsx'
import { NotificationActions } from './NotificationActions.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import classes from './NotificationsPage.module.css'

type Shown = (typeof notificationFilters)[number] | 'all'
const limit = 20

/** All notifications, with ways to answer them in place. */
export default function NotificationsPage() {
  const { t } = useLingui()
  usePageTitle(t`Notifications`)
  const [shown, setShown] = useState<Shown>('all')
  const list = useReadMore('notification_list', {
    limit,
    ...(shown === 'all' ? {} : { filter: shown }),
  })
  const { mutate: markAll, isPending } = useWrite('notification_read', { toasts: 'failure' })
  const labels: Record<Shown, string> = {
    all: t`All`,
    people: t`People`,
    mentions: t`Mentions`,
    money: t`Money`,
    work: t`Work`,
  }
  const hasUnread = (list.read.data?.[0]?.unread_count ?? 0) > 0
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <Trans>Notifications</Trans>
        </h1>
        {hasUnread && (
          <OnlineButton
            variant="default"
            size="sm"
            loading={isPending}
            onClick={() => markAll({ notification_id: 0 })}
          >
            <Trans>Mark all as read</Trans>
          </OnlineButton>
        )}
      </header>
      <SegmentedChoice<Shown>
        label={t`Notifications about`}
        wide
        value={shown}
        onChange={setShown}
        options={(['all', ...builtFilters] as const).map((value) => ({ value, label: labels[value] }))}
      />
      <Card as="div">
        <LoadedRows
          of={list}
          className={classes.rows}
          empty={
            <EmptyState
              title={shown === 'all' ? <Trans>Nothing new yet</Trans> : <Trans>Nothing here yet</Trans>}
              hint={
                <Trans>When someone follows you, or likes or answers what you post, it shows up here.</Trans>
              }
            />
          }
        >
          {(row) => (
            <NotificationRow key={row.notification_id} row={row} unread={row.isread === '0'}>
              <NotificationActions row={row} />
            </NotificationRow>
          )}
        </LoadedRows>
      </Card>
    </div>
  )
}

/** Filters whose notifications exist so far. */
const builtFilters = notificationFilters.filter((filter) => filter !== 'work')
