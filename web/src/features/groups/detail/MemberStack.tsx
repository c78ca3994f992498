import type { Group } from '@commons/contract/groups/groups.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './GroupHead.module.css'

const most = 6

/** Pictures of some members, each linking to their profile. */
export function MemberStack({ members }: { members: Group['members'] }) {
  const { t } = useLingui()
  return (
    <ul className={classes.faces} aria-label={t`Some of the members`}>
      {members.slice(0, most).map(({ user_id, full_name, profile_pic }) => (
        <li key={user_id}>
          <Link
            to={paths.timeline(user_id)}
            className={classes.member}
            aria-label={full_name}
            data-tip={full_name}
          >
            <MemberAvatar name={full_name} src={profile_pic} size={40} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
