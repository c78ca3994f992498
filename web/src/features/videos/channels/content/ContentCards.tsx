import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './ChannelContent.module.css'
import { useColumnNames } from './use-column-names.ts'
import type { Selection } from './use-selection.ts'
import { Restrictions, ShownDate, VideoCell, VideoMenu, VisibilityName } from './VideoParts.tsx'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The table's rows as cards, for narrow screens. */
export function ContentCards({ videos, selection }: { videos: readonly SiteVideo[]; selection: Selection }) {
  const { i18n } = useLingui()
  const names = useColumnNames()
  return (
    <ul className={classes.cards}>
      {videos.map((video) => (
        <li key={video.video_id} className={classes.card}>
          <div className={classes.cardHead}>
            <VideoCell video={video} selection={selection} />
            <VideoMenu video={video} />
          </div>
          <dl className={classes.facts}>
            <Fact name={names.visibility}>
              <VisibilityName of={video} />
            </Fact>
            <Fact name={names.restrictions}>
              <Restrictions of={video} />
            </Fact>
            <Fact name={names.date}>
              <ShownDate of={video} />
            </Fact>
            <Fact name={names.views}>{i18n.number(video.view_count)}</Fact>
            <Fact name={names.comments}>{i18n.number(video.comment_count)}</Fact>
            <Fact name={names.likes}>{i18n.number(video.like_count)}</Fact>
          </dl>
        </li>
      ))}
    </ul>
  )
}
