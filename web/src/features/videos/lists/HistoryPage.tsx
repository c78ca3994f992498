import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconTrash, IconX } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { ListSearch, useListSearch } from '../../../shown/ListSearch.tsx'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ListPage } from './ListPage.tsx'
import { LoadedVideos } from './LoadedVideos.tsx'
import classes from './ListPage.module.css'

function Remove({ video: { video_id, title } }: { video: SiteVideo }) {
  const { t } = useLingui()
  const { mutate, isPending } = useWrite('delete_watched', { toasts: 'failure' })
  return (
    <ActionButton
      label={t`Remove ${title} from your history`}
      tip={t`Remove`}
      icon={<IconX size={20} stroke={1.75} />}
      disabled={isPending}
      onClick={() => mutate({ video_id })}
    />
  )
}

function Actions({ isPaused, isEmpty }: { isPaused: boolean; isEmpty: boolean }) {
  const confirm = useConfirm()
  const { t } = useLingui()
  const pause = useWrite('pause_watch_history', { toasts: 'failure' })
  const clear = useWrite('clear_watch_history')
  const askToClear = async () => {
    const asked = await confirm(t`All videos leave your history, and none goes on where you stopped.`, {
      destructive: true,
    })
    if (asked) clear.mutate({})
  }
  return (
    <>
      <Button
        variant="default"
        loading={pause.isPending}
        leftSection={
          isPaused ? (
            <IconPlayerPlay size={18} aria-hidden="true" />
          ) : (
            <IconPlayerPause size={18} aria-hidden="true" />
          )
        }
        onClick={() => pause.mutate({ is_paused: isPaused ? 0 : 1 })}
      >
        {isPaused ? <Trans>Turn history on</Trans> : <Trans>Pause history</Trans>}
      </Button>
      <Button
        variant="default"
        loading={clear.isPending}
        disabled={isEmpty}
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => void askToClear()}
      >
        <Trans>Clear history</Trans>
      </Button>
    </>
  )
}

/** What the member has watched, which nobody else sees. */
export default function HistoryPage() {
  const { t } = useLingui()
  const search = useListSearch()
  const isSearched = search.asked !== ''
  const { read, more } = useReadMore(
    'get_watch_history',
    { limit: 24, ...(isSearched ? { search_term: search.asked } : {}) },
    { isFilter: true },
  )
  const videos = read.data?.flatMap((page) => page.videos)
  const isPaused = read.data?.[0]?.is_paused === 1
  return (
    <ListPage
      name={t`History`}
      hint={
        isPaused ? (
          <Trans>Your history is paused. What you watch isn't remembered.</Trans>
        ) : (
          <Trans>Only you can see what you've watched.</Trans>
        )
      }
      actions={videos && <Actions isPaused={isPaused} isEmpty={videos.length === 0 && !isSearched} />}
    >
      <div className={classes.search}>
        <ListSearch search={search} label={t`Search your history`} />
      </div>
      <LoadedVideos
        heading="h2"
        read={{ ...read, data: videos }}
        more={more}
        renderAction={(video) => <Remove video={video} />}
        empty={
          isSearched ? (
            <EmptyState
              title={<Trans>No video found</Trans>}
              hint={<Trans>Try another word of its title.</Trans>}
            />
          ) : (
            <EmptyState
              title={<Trans>Nothing watched yet</Trans>}
              hint={<Trans>Videos you watch show up here, so you can find them again.</Trans>}
            />
          )
        }
      />
    </ListPage>
  )
}
