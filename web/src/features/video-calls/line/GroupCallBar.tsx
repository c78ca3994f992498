import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useIsAbsent } from '../../../ui/network.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { useStore } from '../../../ui/store.ts'
import { ongoing, type WantedMany } from '../calling.ts'
import classes from './GroupCallBar.module.css'
import { type CurrentCall, useCallOf } from './use-call-of.ts'
import { useCall } from './use-call.ts'
import { isSamePlace } from '../call-place.ts'

/** More faces would leave no room for their names. */
const mostFaces = 3

function Who({ current: { people, people_count } }: { current: CurrentCall }) {
  const [first, second] = people.map(({ full_name }) => full_name)
  const [others, more] = [people_count - 1, people_count - 2]
  if (first === undefined) return <Trans>A call is under way.</Trans>
  if (second === undefined)
    return others > 0 ? (
      <Plural
        value={others}
        one={`${first} and # more are in a call.`}
        other={`${first} and # more are in a call.`}
      />
    ) : (
      <Trans>{first} is in a call.</Trans>
    )
  if (more <= 0)
    return (
      <Trans>
        {first} and {second} are in a call.
      </Trans>
    )
  return (
    <Plural
      value={more}
      one={`${first}, ${second} and # more are in a call.`}
      other={`${first}, ${second} and # more are in a call.`}
    />
  )
}

/** The call that is under way in a group or a chat of several people, and the way into it. */
export function GroupCallBar({ whom }: { whom: WantedMany }) {
  const isAbsent = useIsAbsent('video_calls')
  const isHere = useStore(ongoing, (session) => isSamePlace(session?.whom.place, whom.place))
  const join = useCall(whom)
  const current = useCallOf(whom.place, { enabled: !isAbsent })
  if (isAbsent || !current || isHere) return null
  const isFull = current.people_count >= current.places
  return (
    <div className={classes.bar} role="status">
      <span className={classes.faces} aria-hidden="true">
        {current.people.slice(0, mostFaces).map(({ user_id, full_name, profile_pic }) => (
          <MemberAvatar key={user_id} name={full_name} src={profile_pic} size={28} />
        ))}
      </span>
      <p className={classes.words}>
        <Who current={current} /> {isFull && <Trans>It's full right now.</Trans>}
      </p>
      {!isFull && (
        <Button size="sm" onClick={join}>
          <Trans>Join</Trans>
        </Button>
      )}
    </div>
  )
}
