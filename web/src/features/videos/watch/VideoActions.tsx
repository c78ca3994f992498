import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconBookmark,
  IconBookmarkFilled,
  IconCoin,
  IconFlag,
  IconPlaylistAdd,
  IconShare3,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIsAbsent } from '../../../ui/network.ts'
import { useSession } from '../../../api/session.ts'
import { shortCount } from '../../../ui/words/short-count.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useOfferJob } from '../../../shown/offer/use-offer-job.tsx'
import { useReport } from '../../moderation/public.ts'
import { openReward } from '../../wallet/public.ts'
import { openSaveToPlaylist } from '../playlists/open-save.ts'
import { useReaction } from './reaction.ts'
import { useSaveVideo } from './save-video.ts'
import { shareVideo } from './share-video.tsx'
import { useDownload } from './use-download.tsx'
import classes from './VideoActions.module.css'

interface ActionProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string
  icon: ReactNode
  /** What is shown beside the icon. */
  text?: ReactNode
  pressed?: boolean
}

function Action({ label, icon, text, pressed, ...rest }: ActionProps) {
  return (
    <button type="button" className={classes.action} aria-label={label} aria-pressed={pressed} {...rest}>
      {icon}
      <bdi>{text}</bdi>
    </button>
  )
}

/** What members do with a video besides watching and discussing it. */
export function VideoActions({ video }: { video: SiteVideo }) {
  const { t, i18n } = useLingui()
  const { liked, disliked, likes, dislikes, press } = useReaction(video)
  const { saved, toggle } = useSaveVideo(video)
  const report = useReport()
  const download = useDownload(video)
  const me = useSession()?.id
  const isWithoutMoney = useIsAbsent('wallet')
  const { video_id: id, user_id, title, channel_name: name } = video
  const offer = useOfferJob({ about: 'video', id, to: user_id, name: title })
  const figure = (count: number) => (count > 0 ? shortCount(count, i18n.locale) : undefined)
  const [likeCount, dislikeCount] = [i18n.number(likes), i18n.number(dislikes)]
  const keep = {
    label: t`Save to playlist`,
    icon: <IconPlaylistAdd size={20} aria-hidden="true" />,
    onSelect: () => openSaveToPlaylist(id),
  }
  const toReport = {
    label: t`Report`,
    icon: <IconFlag size={20} aria-hidden="true" />,
    onSelect: () => report({ type: 'video', id, name }),
  }
  return (
    <div className={classes.actions}>
      <span className={classes.pair}>
        <Action
          label={likes > 0 ? t`Like, ${likeCount}` : t`Like`}
          icon={liked ? <IconThumbUpFilled size={20} /> : <IconThumbUp size={20} stroke={1.75} />}
          text={figure(likes) ?? t`Like`}
          pressed={liked}
          onClick={() => press('like')}
        />
        <Action
          label={dislikes > 0 ? t`Dislike, ${dislikeCount}` : t`Dislike`}
          icon={disliked ? <IconThumbDownFilled size={20} /> : <IconThumbDown size={20} stroke={1.75} />}
          text={figure(dislikes)}
          pressed={disliked}
          onClick={() => press('dislike')}
        />
      </span>
      <Action
        label={t`Share`}
        icon={<IconShare3 size={20} stroke={1.75} />}
        text={t`Share`}
        aria-haspopup="dialog"
        onClick={() => void shareVideo(video)}
      />
      <Action
        label={t`Save to Watch later`}
        icon={saved ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} stroke={1.75} />}
        text={
          saved ? t({ message: 'Saved', context: 'a video' }) : t({ message: 'Save', context: 'a video' })
        }
        pressed={saved}
        onClick={toggle}
      />
      {user_id !== me && !isWithoutMoney && (
        <Action
          label={t`Reward`}
          icon={<IconCoin size={20} stroke={1.75} />}
          text={t`Reward`}
          aria-haspopup="dialog"
          onClick={() => void openReward({ to: { call: 'video_tip', of: { video_id: id } }, name })}
        />
      )}
      <ActionMenu
        label={t`More for ${title}`}
        entries={[keep, ...download, ...(user_id === me ? [] : [...offer, toReport])]}
      />
    </div>
  )
}
