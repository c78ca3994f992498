import type { GroupEvent } from '@commons/contract/groups/events.ts'
import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCalendarDown, IconCalendarPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Coming, EventState } from './event-texts.tsx'
import classes from './Events.module.css'
import { EventTimes } from './EventTimes.tsx'
import { useSaveCalendar } from './use-save-calendar.ts'

function EventRow({ event }: { event: GroupEvent }) {
  const { i18n } = useLingui()
  const { group_event_id, group_id, title, begins_at, place } = event
  const begin = new Date(begins_at)
  return (
    <li className={classes.row}>
      <div className={classes.day} aria-hidden="true">
        <strong>{i18n.date(begin, { day: 'numeric' })}</strong>
        {i18n.date(begin, { month: 'short' })}
      </div>
      <div className={classes.said}>
        <Link to={paths.groupEvent(group_id, group_event_id)} className={classes.name}>
          <bdi>{title}</bdi>
        </Link>
        <p className={classes.facts}>
          <EventTimes of={event} />
        </p>
        {place !== '' && (
          <p className={classes.facts}>
            <bdi>{place}</bdi>
          </p>
        )}
        <p className={classes.facts}>
          <Coming of={event} />
        </p>
        <EventState of={event} />
      </div>
    </li>
  )
}

function EventList({ group, time }: { group: Group; time: 'coming' | 'past' }) {
  const { read, more } = useReadMore('group_event_list', { group_id: group.id, time, limit: 20 })
  const offline = useConnection() === 'offline'
  const { isReading, save } = useSaveCalendar({ group_id: group.id })
  return (
    <Loaded read={read}>
      {(pages) => {
        const events = pages.flatMap(({ recdata }) => recdata)
        if (events.length === 0)
          return time === 'past' ? (
            <EmptyState
              title={<Trans>No past events</Trans>}
              hint={<Trans>Events that are over show up here.</Trans>}
            />
          ) : (
            <EmptyState
              title={<Trans>Nothing planned yet</Trans>}
              hint={
                mayInGroup(group.role, 'events') ? (
                  <Trans>Plan an event, and everyone in the group will know.</Trans>
                ) : (
                  <Trans>Events that the group plans show up here.</Trans>
                )
              }
            />
          )
        return (
          <>
            <ul className={classes.rows}>
              {events.map((event) => (
                <EventRow key={event.group_event_id} event={event} />
              ))}
            </ul>
            {more.isThere && <MoreButton more={more} />}
            {time === 'coming' && (
              <div>
                <Button
                  variant="default"
                  leftSection={<IconCalendarDown size={20} aria-hidden="true" />}
                  loading={isReading}
                  disabled={offline}
                  onClick={() => void save()}
                >
                  <Trans>Save all to your calendar</Trans>
                </Button>
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** What a group plans, and what it did; those who run it plan more. */
export default function GroupEvents({ group }: { group: Group }) {
  const { t } = useLingui()
  const id = useId()
  const [time, setTime] = useState<'coming' | 'past'>('coming')
  return (
    <Card as="section" aria-labelledby={id} className={classes.list}>
      <div className={classes.bar}>
        <h2 id={id} className={classes.heading}>
          <Trans>Events</Trans>
        </h2>
        {mayInGroup(group.role, 'events') && (
          <Button
            leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
            onClick={() => void openDialog(() => import('./EventDialog.tsx'), { groupId: group.id })}
          >
            <Trans>Plan an event</Trans>
          </Button>
        )}
      </div>
      <SegmentedChoice
        wide
        label={t`Which events`}
        value={time}
        options={[
          { value: 'coming', label: t`Coming` },
          { value: 'past', label: t({ message: 'Past', context: 'events' }) },
        ]}
        onChange={setTime}
      />
      {/* The key keeps coming events from showing while past ones load. */}
      <EventList key={time} group={group} time={time} />
    </Card>
  )
}
