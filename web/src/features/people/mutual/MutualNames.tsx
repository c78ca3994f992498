import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './Mutual.module.css'

function Names({ mutual, count }: { mutual: ProfileBanner['mutual']; count: number }) {
  const [first = '', second] = mutual.map(({ full_name }) => full_name)
  const others = count - 2
  if (second === undefined) return <Trans>Friends with {first}</Trans>
  if (others <= 0)
    return (
      <Trans>
        Friends with {first} and {second}
      </Trans>
    )
  return (
    <Plural
      value={others}
      one={`Friends with ${first}, ${second} and # more`}
      other={`Friends with ${first}, ${second} and # more`}
    />
  )
}

/** The friends whom the viewer shares with a member: some faces and names. */
export function MutualNames({ member: { mutual, mutual_friends } }: { member: MemberOfMutual }) {
  return (
    <span className={classes.mutual}>
      <span className={classes.faces}>
        {mutual.map(({ user_id, full_name, profile_pic }) => (
          <MemberAvatar key={user_id} name={full_name} src={profile_pic} size={24} />
        ))}
      </span>
      <span className={classes.names}>
        <Names mutual={mutual} count={mutual_friends} />
      </span>
    </span>
  )
}

export type MemberOfMutual = Pick<ProfileBanner, 'mutual' | 'mutual_friends'>
