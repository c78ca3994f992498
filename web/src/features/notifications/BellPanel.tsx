import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useRead, useWrite } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { HeadPanel, HeadRows } from '../../shown/HeadPanel.tsx'
import { Loaded } from '../../shown/Loaded.tsx'
import { bellAsks } from './asked.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { PausedNote } from './settings/Pause.tsx'

interface BellPanelProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
}

/** The latest notifications. Opening the panel marks them as read; their dots stay until it closes. */
export default function BellPanel({ id, anchor, onClose }: BellPanelProps) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const read = useRead('notification_list', bellAsks)
  const { mutate: markAll } = useWrite('notification_read', { toasts: 'none' })
  const [unread, setUnread] = useState<ReadonlySet<number>>(new Set())
  const rows = read.data?.recdata
  useEffect(() => {
    const fresh = rows?.filter(({ isread }) => isread === '0') ?? []
    if (fresh.length === 0) return
    setUnread((before) => new Set([...before, ...fresh.map(({ notification_id }) => notification_id)]))
    markAll({ notification_id: 0 })
  }, [rows, markAll])
  useEffect(() => panel.current?.focus(), [])
  return (
    <HeadPanel
      id={id}
      anchor={anchor}
      onClose={onClose}
      title={t`Notifications`}
      to={paths.notifications()}
      more={<Trans>view more</Trans>}
      panelRef={panel}
    >
      <PausedNote />
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <EmptyState
              title={<Trans>Nothing new yet</Trans>}
              hint={
                <Trans>When someone follows you, or likes or answers what you post, it shows up here.</Trans>
              }
            />
          ) : (
            <HeadRows>
              {recdata.map((row) => (
                <NotificationRow
                  key={row.notification_id}
                  row={row}
                  unread={unread.has(row.notification_id)}
                  onFollow={onClose}
                />
              ))}
            </HeadRows>
          )
        }
      </Loaded>
    </HeadPanel>
  )
}
