import type { ShownReel } from '@commons/contract/reels/reels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMovieOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { useBlockedHere } from '../../people/public.ts'
import { useGone } from '../menu/reels-gone.ts'
import { reasonsOf } from '../reel.ts'
import { ReelCard } from '../strip/ReelCard.tsx'
import classes from './ReelInPlace.module.css'

function Gone() {
  return (
    <div className={clsx(classes.reel, classes.gone)}>
      <IconMovieOff size={24} stroke={1.75} aria-hidden="true" />
      <p>
        <Trans>This reel is no longer available.</Trans>
      </p>
    </div>
  )
}

interface ReelInPlaceProps {
  reelId: number
  /** Null if it is gone, or this member cannot see it. */
  reel: ShownReel | null
}

/** A reel within a post: its picture, which links to it, beside its author and text. */
export function ReelInPlace({ reelId, reel }: ReelInPlaceProps) {
  const { t } = useLingui()
  const gone = useGone(reelId)
  const blocked = useBlockedHere()
  if (!reel || gone === 'deleted' || blocked.has(reel.user_id)) return <Gone />
  const { user_id, full_name: name, profile_pic, created_at, message } = reel
  const words = reasonsOf(reel) === undefined ? message : ''
  return (
    <div className={classes.reel} role="group" aria-label={t`Reel by ${name}`}>
      <div className={classes.picture}>
        <ReelCard reel={reel} isMembers />
      </div>
      <div className={classes.about}>
        <div className={classes.head}>
          <Link to={paths.timeline(user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
            <MemberAvatar name={name} src={profile_pic} size={32} />
          </Link>
          <div className={classes.who}>
            <Link to={paths.timeline(user_id)} className={classes.name}>
              <bdi>{name}</bdi>
            </Link>
            <p className={classes.when}>
              <RelativeTime at={created_at} />
            </p>
          </div>
        </div>
        {words !== '' && <p className={classes.words}>{words}</p>}
      </div>
    </div>
  )
}
