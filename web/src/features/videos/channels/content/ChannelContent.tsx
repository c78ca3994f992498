import { mayInChannel } from '@commons/contract/shared/channel.ts'
import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useReadMore } from '../../../../api/use-read-more.ts'
import { ListSearch, useListSearch } from '../../../../shown/ListSearch.tsx'
import listPage from '../../../../shown/ListPage.module.css'
import { Loaded } from '../../../../shown/Loaded.tsx'
import { MoreButton } from '../../../../shown/MoreButton.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useStore } from '../../../../ui/store.ts'
import { VisuallyHidden } from '../../../../ui/words/VisuallyHidden.tsx'
import { createVideo } from '../../upload/create-video.ts'
import { goneVideos } from '../videos-gone.ts'
import classes from './ChannelContent.module.css'
import { ContentCards } from './ContentCards.tsx'
import { ContentTable } from './ContentTable.tsx'
import { OwnUploads } from './OwnUploads.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { columns, shownVideos, type Column, type Order } from './order.ts'
import { useColumnNames } from './use-column-names.ts'
import { useSelection } from './use-selection.ts'

const newestFirst: Order = { by: 'date', descending: true }

interface FiltersProps {
  search: ReturnType<typeof useListSearch>
  order: Order
  /** Without a table's heads, the order is chosen here. */
  isNarrow: boolean
  onOrder: (order: Order) => void
}

function Filters({ search, order, isNarrow, onOrder }: FiltersProps) {
  const { t } = useLingui()
  const names = useColumnNames()
  return (
    <div className={classes.filters}>
      <ListSearch search={search} label={t`Search your videos`} />
      {isNarrow && (
        <NativeSelect
          size="md"
          aria-label={t`Sort by`}
          value={order.by}
          onChange={({ currentTarget: { value } }) => {
            const by = columns.find((each) => each === value) ?? newestFirst.by
            onOrder({ by, descending: !isWord(by) })
          }}
          data={columns.map((by) => ({ value: by, label: names[by] }))}
        />
      )}
    </div>
  )
}

const isWord = (column: Column) => ['title', 'visibility', 'restrictions'].includes(column)

interface RowsProps {
  videos: readonly SiteVideo[]
  order: Order
  isNarrow: boolean
  onOrder: (order: Order) => void
}

function Rows({ videos, order, isNarrow, onOrder }: RowsProps) {
  const selection = useSelection(videos)
  const bar = (
    <SelectionBar
      selection={selection}
      shown={videos.length}
      canDelete={videos.every(({ role }) => mayInChannel(role, 'delete_videos'))}
    />
  )
  if (isNarrow)
    return (
      <>
        {bar}
        <ContentCards videos={videos} selection={selection} />
      </>
    )
  const sortBy = (by: Column) =>
    onOrder({ by, descending: by === order.by ? !order.descending : !isWord(by) })
  return (
    <>
      {bar}
      <ContentTable videos={videos} selection={selection} order={order} onSort={sortBy} />
    </>
  )
}

/** The owner's table of a channel's videos, with what is being sent to it. */
export default function ChannelContent({ channelId }: { channelId: number }) {
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  const search = useListSearch()
  const [order, setOrder] = useState<Order>(newestFirst)
  const gone = useStore(goneVideos)
  const { read, more } = useReadMore('get_videos_by_channel_id', { channel_id: channelId })
  const { isThere, loading, failed, load } = more
  const isOwnOrder = order.by !== newestFirst.by || !order.descending
  const needsAll = isOwnOrder || search.asked !== ''
  // The list comes newest first; for another order, or a search, all of it is read.
  const readsOn = needsAll && isThere && !loading && !failed
  useEffect(() => {
    if (readsOn) load()
  })
  const upload = () => createVideo(channelId)
  return (
    <Card aria-labelledby="channel-content" className={classes.content}>
      <div className={listPage.head}>
        <h2 id="channel-content" className={classes.title}>
          <Trans>Channel content</Trans>
        </h2>
        <Button leftSection={<IconUpload size={20} aria-hidden="true" />} onClick={upload}>
          <Trans>Upload a video</Trans>
        </Button>
      </div>
      <OwnUploads channelId={channelId} />
      <Loaded read={read}>
        {(pages) => {
          const all = pages.flatMap(({ videos }) => videos).filter(({ video_id }) => !gone.has(video_id))
          if (all.length === 0 && !isThere)
            return (
              <EmptyState
                title={<Trans>Upload your first video</Trans>}
                hint={<Trans>It appears here, with its views, comments and likes.</Trans>}
              />
            )
          const videos = shownVideos(all, search.asked, order)
          return (
            <div className={listPage.list}>
              <Filters search={search} order={order} isNarrow={isNarrow} onOrder={setOrder} />
              <VisuallyHidden>
                <span role="status">
                  {search.asked !== '' && (
                    <Plural value={videos.length} one="# video found" other="# videos found" />
                  )}
                </span>
              </VisuallyHidden>
              {videos.length === 0 ? (
                <EmptyState
                  title={<Trans>No video found</Trans>}
                  hint={<Trans>Check the spelling, or try another word of its title.</Trans>}
                />
              ) : (
                <Rows videos={videos} order={order} isNarrow={isNarrow} onOrder={setOrder} />
              )}
              {(isThere || failed) && <MoreButton more={more} />}
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}
