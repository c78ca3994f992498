import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './ChannelContent.module.css'
import { columns, type Column, type Order } from './order.ts'
import { useColumnNames } from './use-column-names.ts'
import type { Selection } from './use-selection.ts'
import { Restrictions, ShownDate, VideoCell, VideoMenu, VisibilityName } from './VideoParts.tsx'

interface ContentTableProps {
  videos: readonly SiteVideo[]
  selection: Selection
  order: Order
  onSort: (by: Column) => void
}

const figures: readonly Column[] = ['views', 'comments', 'likes']

/** The videos of a channel with the documented columns; a column's name sorts by it. */
export function ContentTable({ videos, selection, order, onSort }: ContentTableProps) {
  const { i18n } = useLingui()
  const names = useColumnNames()
  const Arrow = order.descending ? IconArrowDown : IconArrowUp
  return (
    <table className={classes.table} aria-labelledby="channel-content">
      <thead>
        <tr>
          {columns.map((by) => {
            const isSorted = order.by === by
            return (
              <th
                key={by}
                scope="col"
                data-figure={figures.includes(by) || undefined}
                aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" className={classes.sort} onClick={() => onSort(by)}>
                  {names[by]}
                  {isSorted && <Arrow size={16} aria-hidden="true" />}
                </button>
              </th>
            )
          })}
          <th scope="col" className={classes.moreHead}>
            {names.more}
          </th>
        </tr>
      </thead>
      <tbody>
        {videos.map((video) => (
          <tr key={video.video_id}>
            <th scope="row" className={classes.video}>
              <VideoCell video={video} selection={selection} />
            </th>
            <td>
              <VisibilityName of={video} />
            </td>
            <td>
              <Restrictions of={video} />
            </td>
            <td>
              <ShownDate of={video} />
            </td>
            <td data-figure>{i18n.number(video.view_count)}</td>
            <td data-figure>{i18n.number(video.comment_count)}</td>
            <td data-figure>{i18n.number(video.like_count)}</td>
            <td className={classes.moreCell}>
              <VideoMenu video={video} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
