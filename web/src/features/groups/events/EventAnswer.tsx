import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sayRefused } from '../../../api/say-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { Coming, isOn } from './event-texts.tsx'
import classes from './Events.module.css'

/** Asks whether the reader comes, and shows how many do. */
export function EventAnswer({ event }: { event: GroupEvent }) {
  const { t } = useLingui()
  const { group_event_id, group_id, my_answer, may_answer } = event
  const write = useWrite('group_event_answer', {
    lane: `group_event:${group_event_id}`,
    toasts: 'none',
    onRefused: (error) => sayRefused(error),
  })
  const isOpen = isOn(event)
  // Shows the choice before the event is read again.
  const shown = write.isPending ? write.variables.answer : (my_answer ?? 'none')
  const choice = useFocusBack<HTMLInputElement>(shown)
  return (
    <div className={classes.answer} {...focusArea}>
      <p className={classes.note} role="status">
        <Coming of={event} />
      </p>
      {isOpen && may_answer === 0 && (
        <Button component={Link} to={paths.group(group_id)} variant="light">
          <Trans>Join the group to answer</Trans>
        </Button>
      )}
      {isOpen && may_answer === 1 && (
        <>
          <SegmentedChoice
            label={t`Are you coming?`}
            first={choice}
            value={shown}
            options={[
              { value: 'yes', label: t({ message: 'Yes', context: 'an event' }) },
              { value: 'maybe', label: t({ message: 'Maybe', context: 'an event' }) },
              { value: 'no', label: t({ message: 'No', context: 'an event' }) },
            ]}
            onChange={(answer) => write.mutate({ group_event_id, answer })}
          />
          {shown !== 'none' && (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => write.mutate({ group_event_id, answer: 'none' })}
            >
              <Trans>Take your answer back</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  )
}
