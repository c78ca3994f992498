import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconArrowLeft,
  IconCalendarDown,
  IconClock,
  IconLink,
  IconMapPin,
  IconUser,
} from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useConnection } from '../../../api/connection.ts'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { EventState } from './event-texts.tsx'
import { EventAnswer } from './EventAnswer.tsx'
import { EventGuests } from './EventGuests.tsx'
import { EventMenu } from './EventMenu.tsx'
import classes from './Events.module.css'
import { EventTimes } from './EventTimes.tsx'
import { useSaveCalendar } from './use-save-calendar.ts'

/** Shown if the event doesn't exist or the viewer has no access; the two look the same. */
function EventAbsent() {
  const { t } = useLingui()
  usePageTitle(t`Event not found`)
  return (
    <Card as="div">
      <EmptyState
        isPage
        title={<Trans>We can't find this event</Trans>}
        hint={<Trans>It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.myGroups()} variant="light">
            <Trans>My Groups</Trans>
          </Button>
        }
      />
    </Card>
  )
}

/** When and where an event takes place, and who planned it. */
function EventFacts({ event }: { event: GroupEvent }) {
  const { place, link, author } = event
  return (
    <ul className={classes.lines}>
      <li>
        <IconClock size={20} aria-hidden="true" />
        <span>
          <EventTimes of={event} />
        </span>
      </li>
      {place !== '' && (
        <li>
          <IconMapPin size={20} aria-hidden="true" />
          <bdi>{place}</bdi>
        </li>
      )}
      {link !== '' && (
        <li>
          <IconLink size={20} aria-hidden="true" />
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        </li>
      )}
      {author && (
        <li>
          <IconUser size={20} aria-hidden="true" />
          <span>
            <Trans>
              Planned by{' '}
              <Link to={paths.timeline(author.user_id)}>
                <bdi>{author.full_name}</bdi>
              </Link>
            </Trans>
          </span>
        </li>
      )}
    </ul>
  )
}

function Shown({ event }: { event: GroupEvent }) {
  usePageTitle(event.title)
  const offline = useConnection() === 'offline'
  const { group_event_id, group_id, group_name, title, description } = event
  const { isReading, save } = useSaveCalendar({ group_event_id })
  return (
    <div className={classes.page}>
      <Card as="article" className={classes.event}>
        <div>
          <Link to={paths.group(group_id)} search={{ tab: 'events' }} className={classes.back}>
            <IconArrowLeft size={20} aria-hidden="true" />
            <bdi>{group_name}</bdi>
          </Link>
        </div>
        <div className={classes.head}>
          <h1 className={classes.title}>
            <bdi>{title}</bdi>
          </h1>
          <EventMenu event={event} />
        </div>
        <EventState of={event} />
        <EventFacts event={event} />
        {description !== '' && <FoldedText name={`group_event.${group_event_id}`} text={description} />}
        <EventAnswer event={event} />
        <div>
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={20} aria-hidden="true" />}
            loading={isReading}
            disabled={offline}
            onClick={() => void save()}
          >
            <Trans>Save to your calendar</Trans>
          </Button>
        </div>
      </Card>
      <EventGuests event={event} />
    </div>
  )
}

function EventOf({ id }: { id: number }) {
  const { t } = useLingui()
  usePageTitle(t`Event`)
  const read = useRead('group_event_detail', { group_event_id: id })
  if (read.error?.refusal === 'group_event_not_found') return <EventAbsent />
  return read.data ? <Shown event={read.data.recdata} /> : <LoadingPage read={read} />
}

/** An event of a group: when and where it is, and who comes. */
export default function EventPage() {
  const { eventId = '' } = useParams({ strict: false })
  return /^[1-9][0-9]{0,15}$/.test(eventId) ? <EventOf key={eventId} id={Number(eventId)} /> : <EventAbsent />
}
