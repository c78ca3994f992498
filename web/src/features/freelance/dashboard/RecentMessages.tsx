import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Answer } from '../../../api/call.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './DashboardPage.module.css'
import { messageText } from './message-text.ts'

type Recent = Answer<'recent_messages'>['data'][number]

function Message({
  of: { chat_id, receiver_name, message, datetime, avatar, unread_count: unread },
}: {
  of: Recent
}) {
  const { t } = useLingui()
  const name = receiver_name ?? t`Someone on Commons`
  return (
    <li className={classes.event} data-unread={unread > 0 || undefined}>
      <MemberAvatar name={name} src={avatar} size={40} />
      <div className={classes.words}>
        <Link to={paths.messaging(chat_id)} className={classes.whole}>
          <bdi>{name}</bdi>
          {unread > 0 && (
            <VisuallyHidden>
              {', '}
              <Plural value={unread} one="# unread message" other="# unread messages" />
            </VisuallyHidden>
          )}
        </Link>
        <p className={classes.said}>{messageText(message) || <Trans>Without text</Trans>}</p>
      </div>
      <span className={classes.time}>
        <RelativeTime at={datetime} />
      </span>
    </li>
  )
}

/** The latest of the conversations between client and freelancer. */
export function RecentMessages() {
  const heading = useId()
  const read = useRead('recent_messages', {})
  return (
    <Card aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.name}>
        <Trans>Recent messages</Trans>
      </h2>
      <Loaded read={read}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.facts}>
              <Trans>No messages available</Trans>
            </p>
          ) : (
            <ul className={classes.list}>
              {data.map((each) => (
                <Message key={each.chat_id} of={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
