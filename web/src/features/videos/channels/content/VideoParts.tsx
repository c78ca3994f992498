/** What the table and the cards of a channel's videos show of each. */
import { mayInChannel } from '@commons/contract/shared/channel.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconCalendarTime,
  IconChartBar,
  IconHeartHandshake,
  IconLink,
  IconLock,
  IconPencil,
  IconReplace,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../../paths.ts'
import { FileState } from '../../../../shown/FileState.tsx'
import { ActionButton } from '../../../../ui/actions/ActionButton.tsx'
import { ActionMenu } from '../../../../ui/actions/ActionMenu.tsx'
import { openDialog } from '../../../../ui/dialog/dialog-host.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { Poster } from '../../card/Poster.tsx'
import { VideoDate } from '../../card/VideoDate.tsx'
import { openReplaceFile, Replacing } from '../../replace/Replacing.tsx'
import { useDeleteVideo } from '../videos-gone.ts'
import classes from './ChannelContent.module.css'
import { TitleField } from './TitleField.tsx'
import type { Selection } from './use-selection.ts'

/** A video's picture and title, which can be edited here, and the state of its file until that is ready. */
export function VideoCell({ video, selection }: { video: SiteVideo; selection: Selection }) {
  const { t } = useLingui()
  const { video_id, title, description, file_state } = video
  const [isEditing, setEditing] = useState(false)
  const isSelected = selection.has(video_id)
  return (
    <div className={classes.cell}>
      <Checkbox
        aria-label={t`Select ${title}`}
        checked={isSelected}
        disabled={selection.isFull && !isSelected}
        onChange={({ currentTarget }) => selection.put(video_id, currentTarget.checked)}
      />
      <div className={classes.poster}>
        <Poster video={video} />
      </div>
      <div className={classes.words}>
        {isEditing ? (
          <TitleField video={video} onClose={() => setEditing(false)} />
        ) : (
          <div className={classes.titled}>
            {file_state === 'ready' ? (
              <Link to={paths.video(video_id)} className={classes.name}>
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi className={classes.name}>{title}</bdi>
            )}
            <ActionButton
              className={classes.pencil}
              label={t`Edit the title of ${title}`}
              tip={t`Edit the title`}
              icon={<IconPencil size={16} stroke={1.75} />}
              onClick={() => setEditing(true)}
            />
          </div>
        )}
        {file_state === 'ready' ? (
          <p dir="auto" className={classes.description}>
            {description}
          </p>
        ) : (
          <FileState of={video} />
        )}
        <Replacing video={video} />
      </div>
    </div>
  )
}

const icons = {
  Public: IconWorld,
  Unlisted: IconLink,
  Members: IconHeartHandshake,
  Private: IconLock,
  Scheduled: IconCalendarTime,
}

export function VisibilityName({ of: { visibility, publish_at } }: { of: SiteVideo }) {
  const { t, i18n } = useLingui()
  const names = {
    Public: t`Public`,
    Unlisted: t`Unlisted`,
    Members: t`Paying members`,
    Private: t`Private`,
    Scheduled: t`Scheduled`,
  }
  const Icon = icons[visibility]
  return (
    <span className={classes.visibility}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {names[visibility]}
        {publish_at && (
          <time dateTime={publish_at} className={classes.at}>
            {i18n.date(new Date(publish_at), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        )}
      </span>
    </span>
  )
}

/** Whether it is made for kids. */
export function Restrictions({ of: { made_for_kids } }: { of: SiteVideo }) {
  return made_for_kids === 1 ? <Trans>Yes</Trans> : <Trans context="no restrictions">None</Trans>
}

export const ShownDate = ({ of: { created_at } }: { of: SiteVideo }) => <VideoDate at={created_at} />

/** What those who run its channel can do with a video. */
export function VideoMenu({ video }: { video: SiteVideo }) {
  const { t } = useLingui()
  const remove = useDeleteVideo(video.video_id)
  const navigate = useNavigate()
  const { video_id, channel_id, title, role, file_state } = video
  return (
    <ActionMenu
      label={t`More: ${title}`}
      entries={[
        {
          label: t`Edit video`,
          icon: <IconPencil size={20} aria-hidden="true" />,
          onSelect: () => void openDialog(() => import('./EditVideoDialog.tsx'), { video }),
        },
        {
          label: file_state === 'ready' ? t`Replace the file` : t`Choose the file again`,
          icon: <IconReplace size={20} aria-hidden="true" />,
          onSelect: () => openReplaceFile(video),
        },
        {
          label: t`Analytics`,
          icon: <IconChartBar size={20} aria-hidden="true" />,
          onSelect: () =>
            void navigate({ to: paths.channelAnalytics(channel_id), search: { video: String(video_id) } }),
        },
        ...(mayInChannel(role, 'delete_videos')
          ? [
              {
                label: t`Delete`,
                icon: <IconTrash size={20} aria-hidden="true" />,
                destructive: true,
                onSelect: () => void remove(),
              },
            ]
          : []),
      ]}
    />
  )
}
