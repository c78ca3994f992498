import type { Notification } from '@commons/contract/notifications/notifications.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWrite } from '../../api/use-call.ts'
import { MemberAvatar } from '../../ui/pictures/MemberAvatar.tsx'
import classes from './Flashes.module.css'
import { useReading } from './use-open-notification.ts'

/** Older notifications don't pop up; they are in the bell's count. */
const recentMs = 10 * 60_000
const most = 3
const shownMs = 6_000

const isRecent = ({ created_at }: Notification) => Date.now() - new Date(created_at).getTime() < recentMs

function Flash({ row, onGone }: { row: Notification; onGone: () => void }) {
  const { t } = useLingui()
  const read = useReading()
  const [pointed, setPointed] = useState(false)
  useEffect(() => {
    if (pointed) return
    const timer = setTimeout(onGone, shownMs)
    return () => clearTimeout(timer)
  }, [pointed, onGone])
  const { text, message, sender, profile_pic, link } = row
  return (
    <div
      className={classes.flash}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
    >
      <Link
        to={link}
        className={classes.link}
        onClick={() => {
          read(row)
          onGone()
        }}
      >
        <MemberAvatar name={sender} src={profile_pic} size={36} />
        <span className={classes.words}>
          <span dir="auto" className={classes.title}>
            {text}
          </span>
          {message !== '' && (
            <span dir="auto" className={classes.message}>
              {message}
            </span>
          )}
        </span>
      </Link>
      <button type="button" className={classes.close} aria-label={t`Close`} onClick={onGone}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Pops up new notifications once each, at most three at a time; none with `quiet`. */
export function Flashes({ rows, quiet }: { rows: readonly Notification[]; quiet: boolean }) {
  const { mutate: flashed } = useWrite('notification_flash', { toasts: 'none' })
  const [shown, setShown] = useState<readonly Notification[]>([])
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const fresh = rows.filter(
      ({ notification_id, is_flash, isread }) =>
        is_flash === '0' && isread === '0' && !seen.has(notification_id),
    )
    if (fresh.length === 0) return
    setSeen((before) => new Set([...before, ...fresh.map(({ notification_id }) => notification_id)]))
    for (const { notification_id } of fresh) flashed({ notification_id })
    if (!quiet) setShown((before) => [...fresh.filter(isRecent), ...before].slice(0, most))
  }, [rows, seen, flashed, quiet])
  // What the bell's panel or page shows needs no pop-up beside it.
  useEffect(() => {
    if (quiet) setShown([])
  }, [quiet])
  return createPortal(
    <div className={classes.flashes} role="status">
      {shown.map((row) => (
        <Flash
          key={row.notification_id}
          row={row}
          onGone={() =>
            setShown((before) => before.filter(({ notification_id: id }) => id !== row.notification_id))
          }
        />
      ))}
    </div>,
    document.body,
  )
}
