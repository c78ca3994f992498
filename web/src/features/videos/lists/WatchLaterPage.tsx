import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmarkOff } from '@tabler/icons-react'
import { useReadMore } from '../../../api/use-read-more.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useSaveVideo } from '../watch/save-video.ts'
import { ListPage } from './ListPage.tsx'
import { LoadedVideos } from './LoadedVideos.tsx'

function Remove({ video }: { video: SiteVideo }) {
  const { t } = useLingui()
  const { toggle } = useSaveVideo(video)
  const { title } = video
  return (
    <ActionButton
      label={t`Remove ${title} from Watch later`}
      tip={t`Remove`}
      icon={<IconBookmarkOff size={20} stroke={1.75} />}
      onClick={toggle}
    />
  )
}

/** The videos that the member has saved. */
export default function WatchLaterPage() {
  const { t } = useLingui()
  const { read, more } = useReadMore('saved_video_list', { limit: 24 })
  return (
    <ListPage name={t`Watch later`}>
      <LoadedVideos
        heading="h2"
        read={{ ...read, data: read.data?.flatMap(({ videos }) => videos) }}
        more={more}
        renderAction={(video) => <Remove video={video} />}
        empty={
          <EmptyState
            title={<Trans>Nothing saved yet</Trans>}
            hint={<Trans>Videos you save show up here.</Trans>}
          />
        }
      />
    </ListPage>
  )
}
