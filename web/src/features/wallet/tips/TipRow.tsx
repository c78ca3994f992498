import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RowOf } from '../../../api/use-pages.ts'
import { useSession } from '../../../api/session.ts'
import { Money } from '../../../money/Money.tsx'
import { paths } from '../../../paths.ts'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from './TipsCard.module.css'

interface TipRowProps {
  tip: RowOf<'tip_list'>
  direction: 'taken' | 'given'
}

/** A tip: its member, what it was for, and the amount. */
export function TipRow({ tip, direction }: TipRowProps) {
  const session = useSession()
  const authorId = direction === 'given' ? tip.user_id : session?.id
  return (
    <li className={classes.row}>
      <MemberAvatar name={tip.full_name} src={tip.profile_pic} size={40} />
      <span className={classes.who}>
        <Link to={paths.timeline(tip.user_id)}>
          <bdi>{tip.full_name}</bdi>
        </Link>
        <span className={classes.about}>
          <RelativeTime at={tip.created_at} />
          {tip.post_id !== null && authorId !== undefined && (
            <>
              {' · '}
              <Link to={paths.timeline(authorId, tip.post_id)}>
                <Trans>See the post</Trans>
              </Link>
            </>
          )}
          {tip.reel_id !== null && (
            <>
              {' · '}
              <Link to={paths.reels()} search={{ reelid: String(tip.reel_id) }}>
                <Trans>See the reel</Trans>
              </Link>
            </>
          )}
          {tip.video_id !== null && (
            <>
              {' · '}
              <Link to={paths.video(tip.video_id)}>
                <Trans>See the video</Trans>
              </Link>
            </>
          )}
        </span>
      </span>
      <Money amount={tip.amount} currency="FCELL" />
    </li>
  )
}
