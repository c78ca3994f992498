import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { SectionLinks } from '../../../shown/SectionLinks.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { LoadedVideos } from '../lists/LoadedVideos.tsx'
import classes from './Subscriptions.module.css'

function Empty({ isGroup }: { isGroup: boolean }) {
  if (isGroup)
    return (
      <EmptyState
        title={<Trans>No videos in this group yet</Trans>}
        hint={<Trans>Put channels into it, and their videos show up here.</Trans>}
        action={
          <Button component={Link} to={paths.manageSubscriptions()} variant="light">
            <Trans>Manage subscriptions</Trans>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={<Trans>No videos from your subscriptions yet</Trans>}
      hint={<Trans>Subscribe to a channel below one of its videos.</Trans>}
      action={
        <Button component={Link} to={paths.videos()} variant="light">
          <Trans>Look at videos</Trans>
        </Button>
      }
    />
  )
}

/** The newest videos of the channels that the member is subscribed to, all or of one of their groups. */
export default function SubscriptionsPage() {
  const { t } = useLingui()
  const { group }: { group?: string } = useSearch({ strict: false })
  const groups = useRead('get_subscription_groups', {}).data?.response ?? []
  const shown = groups.find(({ subscription_group_id }) => String(subscription_group_id) === group)
  const of = shown ? { subscription_group_id: shown.subscription_group_id } : {}
  const { read, more } = useReadMore('get_subscription_videos', { ...of, limit: 24 }, { isFilter: true })
  return (
    <ListPage
      name={t`Subscriptions`}
      actions={
        <Button
          component={Link}
          to={paths.manageSubscriptions()}
          variant="default"
          leftSection={<IconAdjustments size={18} aria-hidden="true" />}
        >
          <Trans>Manage</Trans>
        </Button>
      }
    >
      {groups.length > 0 && (
        <div className={classes.groups}>
          <SectionLinks
            label={t`Groups of channels`}
            to={paths.videoSubscriptions()}
            shown={shown ? String(shown.subscription_group_id) : ''}
            sections={[
              { key: '', label: <Trans context="subscriptions">All</Trans>, search: {} },
              ...groups.map(({ subscription_group_id, name }) => ({
                key: String(subscription_group_id),
                label: <bdi>{name}</bdi>,
                search: { group: String(subscription_group_id) },
              })),
            ]}
          />
        </div>
      )}
      <LoadedVideos
        heading="h2"
        read={{ ...read, data: read.data?.flatMap(({ videos }) => videos) }}
        more={more}
        empty={<Empty isGroup={shown !== undefined} />}
      />
    </ListPage>
  )
}
