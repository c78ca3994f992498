import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'
import classes from '../../../ui/actions/CountButton.module.css'

export const loadPanel = () => import('../panel/ChatsPanel.tsx')

const ChatsPanel = openedPiece(loadPanel)

const mostShown = 99

/** The unread count; opens a panel of the latest conversations, or on phones the page of chats. */
export function ChatsButton() {
  const { t } = useLingui()
  const { data } = useRead('chat_unread', {})
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const unread = (data?.unread_count ?? 0) + (data?.request_count ?? 0)
  const shown = unread > mostShown ? `${mostShown}+` : String(unread)
  const label = unread > 0 ? t`Chats, ${plural(unread, { one: '# unread', other: '# unread' })}` : t`Chats`
  const face = (
    <>
      <IconMessageCircle size={24} stroke={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </>
  )
  if (!isWide)
    return (
      <Link to={paths.messaging()} className={classes.button} aria-label={label}>
        {face}
      </Link>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened((before) => !before)}
      >
        {face}
      </button>
      {opened && button.current && (
        <Suspense>
          <ChatsPanel id={id} anchor={button.current} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
