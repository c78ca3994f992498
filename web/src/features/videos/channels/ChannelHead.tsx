import { mayInChannel } from '@commons/contract/shared/channel.ts'
import type { Channel } from '@commons/contract/videos/channels.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconChartBar,
  IconFlag,
  IconHourglass,
  IconLink,
  IconPencil,
  IconRss,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { FoldedText } from '../../../shown/FoldedText.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { CoverPattern } from '../../../ui/pictures/CoverPattern.tsx'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { shortCount } from '../../../ui/words/short-count.ts'
import { JoinButton } from '../memberships/JoinButton.tsx'
import { useReport } from '../../moderation/public.ts'
import { useOpenVideos } from '../use-video-site.ts'
import { SubscribeButton } from '../watch/SubscribeButton.tsx'
import { useSubscription } from '../watch/subscription.ts'
import { subscribable } from './channel.ts'
import { ChannelAvatar } from './ChannelAvatar.tsx'
import classes from './ChannelHead.module.css'
import { useDeleteChannel } from './use-delete-channel.tsx'
import { feedsOf, useFeeds } from './use-feeds.tsx'

// Not in the stage of dialogs, which shows one at a time: it opens the one that crops pictures.
const CustomiseChannelDialog = openedPiece(() => import('./CustomiseChannelDialog.tsx'))

/** Leads to the comments that wait for the member, where any do. */
function HeldComments() {
  const count = useRead('held_comment_list', { limit: 1 }).data?.count ?? 0
  if (count === 0) return null
  return (
    <Button
      component={Link}
      to={paths.heldComments()}
      variant="light"
      leftSection={<IconHourglass size={20} aria-hidden="true" />}
    >
      <Plural value={count} one="# comment waiting" other="# comments waiting" />
    </Button>
  )
}

function DeleteChannel({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  const { ask, isPending } = useDeleteChannel(channel)
  return (
    <button
      type="button"
      className={classes.icon}
      aria-label={t`Delete this channel`}
      data-tip={t`Delete this channel`}
      disabled={isPending}
      onClick={ask}
    >
      <IconTrash size={22} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

/** What others can do with a channel besides subscribing. */
function OthersMenu({ channel: { id, name } }: { channel: Channel }) {
  const { t } = useLingui()
  const report = useReport()
  return (
    <ActionMenu
      label={t`More for ${name}`}
      entries={[
        {
          label: t`Report`,
          icon: <IconFlag size={20} aria-hidden="true" />,
          onSelect: () => report({ type: 'channel', id, name }),
        },
      ]}
    />
  )
}

/** What those who run a channel can do with it. */
function OwnActions({ channel }: { channel: Channel }) {
  const [customises, setCustomises] = useState(false)
  const { role } = channel
  return (
    <>
      {mayInChannel(role, 'moderate') && <HeldComments />}
      {mayInChannel(role, 'customise') && (
        <Button
          variant="default"
          leftSection={<IconPencil size={20} aria-hidden="true" />}
          onClick={() => setCustomises(true)}
        >
          <Trans>Customise channel</Trans>
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconUsers size={20} aria-hidden="true" />}
        onClick={() => void openDialog(() => import('../collaborators/CollaboratorsDialog.tsx'), { channel })}
      >
        <Trans>Collaborators</Trans>
      </Button>
      <Button
        component={Link}
        to={paths.channelAnalytics(channel.id)}
        variant="default"
        leftSection={<IconChartBar size={20} aria-hidden="true" />}
      >
        <Trans>Analytics</Trans>
      </Button>
      {mayInChannel(role, 'delete') && <DeleteChannel channel={channel} />}
      {customises && (
        <Suspense>
          <CustomiseChannelDialog channel={channel} onClose={() => setCustomises(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The channel's feeds, where visitors see what is in them. */
function FeedMenu({ channel }: { channel: Channel }) {
  const { t } = useLingui()
  const { name } = channel
  const isOpen = useOpenVideos()
  const entries = useFeeds(channel)
  if (!isOpen) return null
  const { videos, podcast } = feedsOf(channel)
  return (
    <>
      {/* React moves these into the head, where feed readers look. */}
      <link rel="alternate" type="application/rss+xml" title={name} href={videos} />
      <link rel="alternate" type="application/rss+xml" title={t`${name} (podcast)`} href={podcast} />
      <ActionMenu label={t`Feeds of ${name}`} entries={entries} className={classes.feeds}>
        <IconRss size={22} stroke={1.75} aria-hidden="true" />
      </ActionMenu>
    </>
  )
}

/** An address without what all have in common. */
const shortAddress = (link: string) => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** A channel's pictures, name, about and links, with the viewer's actions. */
export function ChannelHead({ channel }: { channel: Channel }) {
  const { t, i18n } = useLingui()
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const { id, name, handle, file, banner, about, links, video_count, user_id, username } = channel
  const { count } = useSubscription(subscribable(channel))
  const [subscribers, videos] = [shortCount(count, i18n.locale), shortCount(video_count, i18n.locale)]
  return (
    <Card as="header" className={classes.head}>
      <div className={classes.banner}>{banner ? <img src={banner} alt="" /> : <CoverPattern />}</div>
      <div className={classes.below}>
        <div className={classes.face}>
          <ChannelAvatar name={name} src={file} size={wide ? 112 : 80} />
        </div>
        <div className={classes.words}>
          <h1 className={classes.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={classes.facts}>
            <bdi>@{handle}</bdi>
            <span aria-hidden="true">·</span>
            <span>
              <Plural value={count} one={`${subscribers} subscriber`} other={`${subscribers} subscribers`} />
            </span>
            <span aria-hidden="true">·</span>
            <span>
              <Plural value={video_count} one={`${videos} video`} other={`${videos} videos`} />
            </span>
          </p>
          <p className={classes.facts}>
            <Trans>
              A channel of{' '}
              <Link to={paths.timeline(user_id)}>
                <bdi>@{username}</bdi>
              </Link>
            </Trans>
          </p>
        </div>
        <div className={classes.actions}>
          {channel.role !== 'owner' && <SubscribeButton channel={subscribable(channel)} />}
          {channel.role !== 'owner' && <JoinButton channel={{ channel_id: id, name }} />}
          {channel.role !== null && <OwnActions channel={channel} />}
          <FeedMenu channel={channel} />
          {channel.role !== 'owner' && <OthersMenu channel={channel} />}
        </div>
      </div>
      {(about !== '' || links.length > 0) && (
        <div className={classes.about}>
          {about !== '' && <FoldedText name={`channel.${id}`} text={about} />}
          {links.length > 0 && (
            <ul className={classes.links} aria-label={t`Links`}>
              {links.map((link) => (
                <li key={link}>
                  <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                    <IconLink size={18} aria-hidden="true" />
                    <bdi>{shortAddress(link)}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  )
}
