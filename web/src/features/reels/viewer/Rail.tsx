import type { Reel } from '@commons/contract/reels/reels.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconCoin,
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
  IconRepeat,
  IconShare3,
} from '@tabler/icons-react'
import { useIsAbsent } from '../../../ui/network.ts'
import { useSession } from '../../../api/session.ts'
import { MenuButton } from '../../../ui/actions/ActionMenu.tsx'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { createPost } from '../../posts/public.ts'
import { openReward } from '../../wallet/public.ts'
import { useReelLike } from '../reel-like.ts'
import { shareReel } from '../share-reel.tsx'
import { shortCount } from '../../../ui/words/short-count.ts'
import classes from './Rail.module.css'
import { RailButton } from './RailButton.tsx'

const ReelMenuList = openedPiece(() => import('../menu/ReelMenuList.tsx'))

interface RailProps {
  reel: Reel
  onComment: () => void
}

/** The actions on a reel, within reach of a thumb. */
export function Rail({ reel, onComment }: RailProps) {
  const { t, i18n } = useLingui()
  const me = useSession()?.id
  const isWithoutMoney = useIsAbsent('wallet')
  const { liked, count, toggle } = useReelLike(reel)
  const { reel_id, user_id, full_name: name, comment_count } = reel
  const figure = (of: number) => (of > 0 ? shortCount(of, i18n.locale) : undefined)
  const [likes, comments] = [i18n.number(count), i18n.number(comment_count)]
  return (
    <div className={classes.rail}>
      <RailButton
        label={count > 0 ? t`Like, ${likes}` : t`Like`}
        icon={liked ? <IconHeartFilled size={26} /> : <IconHeart size={26} stroke={1.75} />}
        figure={figure(count)}
        pressed={liked}
        data-tone="like"
        onClick={toggle}
      />
      <RailButton
        label={comment_count > 0 ? t`Comment, ${comments}` : t`Comment`}
        icon={<IconMessageCircle size={26} stroke={1.75} />}
        figure={figure(comment_count)}
        onClick={onComment}
      />
      <RailButton
        label={t`Remind: share it with your followers`}
        icon={<IconRepeat size={26} stroke={1.75} />}
        aria-haspopup="dialog"
        onClick={() => createPost({ id: reel_id, by: name })}
      />
      <RailButton
        label={t`Share`}
        icon={<IconShare3 size={26} stroke={1.75} />}
        onClick={() => void shareReel(reel)}
      />
      {user_id !== me && !isWithoutMoney && (
        <RailButton
          label={t`Reward`}
          icon={<IconCoin size={26} stroke={1.75} />}
          aria-haspopup="dialog"
          onClick={() => void openReward({ to: { call: 'reel_tip', of: { reel_id } }, name })}
        />
      )}
      <MenuButton
        label={t`Menu of the reel by ${name}`}
        className={classes.menu}
        renderList={(menu) => <ReelMenuList {...menu} reel={reel} />}
      />
    </div>
  )
}
