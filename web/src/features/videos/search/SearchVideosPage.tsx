import { VideoAge, VideoLength } from '@commons/contract/videos/lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { useAddressValues } from '../../../shown/use-list-filters.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/layout/Pager.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { VideoCard } from '../card/VideoCard.tsx'
import { SiteShell } from '../shell/SiteShell.tsx'
import { ChannelFilter } from './ChannelFilter.tsx'
import classes from './SearchVideosPage.module.css'

/** As documented: results on a page, and results loaded at once. */
const rowsOfPage = 5
const rowsFetched = 10

function useFilters() {
  const { values, put } = useAddressValues()
  const length = VideoLength.options.find((each) => each === values['length'])
  const since = VideoAge.options.find((each) => each === values['since'])
  const hasCaptions = values['captions'] === '1'
  const channel = /^[1-9][0-9]{0,15}$/.test(values['channel'] ?? '') ? Number(values['channel']) : undefined
  return {
    length,
    since,
    hasCaptions,
    channel,
    page: Math.max(1, Math.floor(Number(values['page'])) || 1),
    goTo: (page: number) => put({ page: page === 1 ? undefined : String(page) }),
    // Another filter begins with its first page.
    set: (name: 'length' | 'since' | 'captions' | 'channel', value: string) =>
      put({ [name]: value === '' ? undefined : value, page: undefined }),
  }
}

type Filters = ReturnType<typeof useFilters>

function FilterFields({ filters: { length, since, hasCaptions, channel, set } }: { filters: Filters }) {
  const { t } = useLingui()
  return (
    <div className={classes.filters} role="group" aria-label={t`Filters`}>
      <NativeSelect
        size="md"
        aria-label={t`Length`}
        value={length ?? ''}
        onChange={({ currentTarget: { value } }) => set('length', value)}
        data={[
          { value: '', label: t`Any length` },
          { value: 'short', label: t`Under 4 minutes` },
          { value: 'medium', label: t`4 to 20 minutes` },
          { value: 'long', label: t`Over 20 minutes` },
        ]}
      />
      <NativeSelect
        size="md"
        aria-label={t`Published`}
        value={since ?? ''}
        onChange={({ currentTarget: { value } }) => set('since', value)}
        data={[
          { value: '', label: t`Any date` },
          { value: 'day', label: t`Last day` },
          { value: 'week', label: t`Last week` },
          { value: 'month', label: t`Last month` },
          { value: 'year', label: t`Last year` },
        ]}
      />
      <ChannelFilter
        channel={channel}
        onChange={(chosen) => set('channel', chosen === undefined ? '' : String(chosen))}
      />
      <Checkbox
        label={t`With captions`}
        checked={hasCaptions}
        onChange={({ currentTarget: { checked } }) => set('captions', checked ? '1' : '')}
      />
    </div>
  )
}

function Results({ text, filters }: { text: string; filters: Filters }) {
  const { t } = useLingui()
  const { length, since, hasCaptions, channel, page: asked, goTo } = filters
  const { read, more } = useReadMore(
    'search_videos',
    {
      search_term: text,
      limit: rowsFetched,
      ...(length ? { length } : {}),
      ...(since ? { since } : {}),
      ...(hasCaptions ? { has_captions: 1 as const } : {}),
      ...(channel ? { channel_id: channel } : {}),
    },
    { isFilter: true },
  )
  return (
    <Loaded read={read}>
      {(parts) => {
        const videos = parts.flatMap(({ response }) => response.videos)
        if (videos.length === 0)
          return (
            <EmptyState
              title={<Trans>No video found</Trans>}
              hint={<Trans>Try other words, or fewer filters.</Trans>}
            />
          )
        const known = Math.ceil(videos.length / rowsOfPage)
        const page = Math.min(asked, known)
        const first = (page - 1) * rowsOfPage
        return (
          <>
            <ul className={classes.rows}>
              {videos.slice(first, first + rowsOfPage).map((video) => (
                <li key={video.video_id}>
                  <VideoCard video={video} heading="h2" isRow />
                </li>
              ))}
            </ul>
            {more.failed && <MoreButton more={more} />}
            <Pager
              label={t`Pages of videos`}
              page={page}
              pages={known + (more.isThere ? 1 : 0)}
              onPage={(wanted) => {
                goTo(wanted)
                if (wanted > known && !more.loading) more.load()
              }}
            />
          </>
        )
      }}
    </Loaded>
  )
}

/** The videos found by words of their titles, tags, descriptions and channels. */
export default function SearchVideosPage() {
  const { t } = useLingui()
  const { text = '' } = useParams({ strict: false })
  usePageTitle(t`Videos: ${text}`)
  const filters = useFilters()
  return (
    <SiteShell searched={text}>
      <Card as="section" className={classes.found}>
        <h1 className={classes.title}>
          <Trans>
            Videos for “<bdi>{text}</bdi>”
          </Trans>
        </h1>
        <FilterFields filters={filters} />
        <Results key={text} text={text} filters={filters} />
      </Card>
    </SiteShell>
  )
}
