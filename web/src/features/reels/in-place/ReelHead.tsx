import type { ShownReel } from '@commons/contract/reels/reels.ts'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { BotMark } from '../../../ui/words/BotMark.tsx'
import classes from './ReelInPlace.module.css'

interface ReelHeadProps {
  reel: ShownReel
  /** In a dialog, whose text is lost where somebody leaves it. */
  isInert?: boolean
}

/** The author and time of a reel within something else. */
export function ReelHead({ reel, isInert = false }: ReelHeadProps) {
  const { user_id, full_name: name, profile_pic, created_at } = reel
  const face = <MemberAvatar name={name} src={profile_pic} size={32} />
  return (
    <div className={classes.head}>
      {isInert ? (
        <span className={classes.face}>{face}</span>
      ) : (
        <Link to={paths.timeline(user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
          {face}
        </Link>
      )}
      <div className={classes.who}>
        {isInert ? (
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
        ) : (
          <Link to={paths.timeline(user_id)} className={classes.name}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <p className={classes.when}>
          <BotMark of={reel} /> <RelativeTime at={created_at} />
        </p>
      </div>
    </div>
  )
}
