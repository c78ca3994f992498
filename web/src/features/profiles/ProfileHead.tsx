import type { ProfileBanner } from '@commons/contract/profiles.ts'
import { useMediaQuery } from '@mantine/hooks'
import { Card } from '../../ui/Card.tsx'
import { MemberAvatar } from '../../ui/MemberAvatar.tsx'
import { CoverPattern } from './CoverPattern.tsx'
import classes from './ProfileHead.module.css'

/** A member's cover, face and names. */
export function ProfileHead({ member }: { member: ProfileBanner }) {
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <Card as="header" className={classes.head}>
      <div className={classes.cover}>
        {member.background_image ? <img src={member.background_image} alt="" /> : <CoverPattern />}
      </div>
      <div className={classes.face}>
        <MemberAvatar name={member.full_name} src={member.avatar} size={wide ? 128 : 96} />
      </div>
      <div className={classes.names}>
        <h1 className={classes.name}>{member.full_name}</h1>
        <p className={classes.username}>@{member.username}</p>
      </div>
    </Card>
  )
}
