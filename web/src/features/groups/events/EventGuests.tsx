import type { GroupEvent, GroupEventAnswer } from '@commons/contract/groups/events.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { PersonRow } from '../../../shown/PersonRow.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import lists from '../lists/GroupLists.module.css'
import { isOn } from './event-texts.tsx'
import classes from './Events.module.css'

function GuestList({ event: { group_event_id }, answer }: { event: GroupEvent; answer: GroupEventAnswer }) {
  const { read, more } = useReadMore('group_event_guest_list', { group_event_id, answer, limit: 20 })
  return (
    <Loaded read={read}>
      {(pages) => {
        const guests = pages.flatMap(({ recdata }) => recdata)
        if (guests.length === 0)
          return (
            <p className={classes.note}>
              <Trans>Nobody has said that yet.</Trans>
            </p>
          )
        return (
          <>
            <ul className={lists.rows}>
              {guests.map((guest) => (
                <PersonRow key={guest.user_id} member={guest} />
              ))}
            </ul>
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </Loaded>
  )
}

/** Who comes, may come, or doesn't. */
export function EventGuests({ event }: { event: GroupEvent }) {
  const { t } = useLingui()
  const id = useId()
  const [answer, setAnswer] = useState<GroupEventAnswer>('yes')
  const { yes_count, maybe_count, no_count } = event
  return (
    <Card as="section" aria-labelledby={id} className={classes.list}>
      <h2 id={id} className={classes.heading}>
        {isOn(event) ? <Trans>Who's coming</Trans> : <Trans>Who answered</Trans>}
      </h2>
      <SegmentedChoice
        wide
        label={t`Whose answers`}
        value={answer}
        options={[
          { value: 'yes', label: t({ message: `Yes: ${yes_count}`, context: 'an event' }) },
          { value: 'maybe', label: t({ message: `Maybe: ${maybe_count}`, context: 'an event' }) },
          { value: 'no', label: t({ message: `No: ${no_count}`, context: 'an event' }) },
        ]}
        onChange={setAnswer}
      />
      {/* The key keeps one list from showing while another loads. */}
      <GuestList key={answer} event={event} answer={answer} />
    </Card>
  )
}
