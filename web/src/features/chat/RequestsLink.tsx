import { Plural } from '@lingui/react/macro'
import { IconChevronRight, IconMailQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import classes from './RequestsLink.module.css'

/** Link to the message requests; nothing if there are none. */
export function RequestsLink({ onFollow }: { onFollow?: () => void }) {
  const { data } = useRead('chat_unread', {})
  const count = data?.request_count ?? 0
  if (count === 0) return null
  return (
    <Link to={paths.messaging()} search={{ tab: 'requests' }} className={classes.link} onClick={onFollow}>
      <IconMailQuestion size={22} stroke={1.75} aria-hidden="true" />
      <span>
        <Plural value={count} one="# message request" other="# message requests" />
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  )
}
