import type { EmbeddedVideo } from '@commons/contract/shared/embedded-video.ts'
import { Trans } from '@lingui/react/macro'
import { IconVideoOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { PlayerProps } from '../../../player/player-props.ts'
import { PlayerScreen } from '../../../player/PlayerScreen.tsx'
import { playerName } from '../watch/player-name.ts'
import { startIn } from '../watch/start-in.ts'
import { usePlayerSource } from '../watch/use-player-source.ts'
import classes from './EmbedPage.module.css'

/** Counts the view; nobody waits for it, and no cookie goes along. */
function tellView(id: number): void {
  void fetch(`/embed/${id}/views`, { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => {})
}

/** The address of the video's own page, beside the frame's. */
const pageOf = (id: number) => `/vtube/${id}`

function Embedded({ shown }: { shown: EmbeddedVideo }) {
  const source = usePlayerSource({ ...shown, picture: null })
  const { video_id: id, title, channel_name } = shown
  useEffect(() => {
    document.title = title
  }, [title])
  if (!source) return <Unavailable />
  const player: PlayerProps = {
    name: playerName(id),
    title,
    author: channel_name,
    address: pageOf(id),
    viewer: undefined,
    source,
    startAt: startIn(new URLSearchParams(location.search).get('t') ?? undefined),
    hasMini: false,
    onStarted: () => tellView(id),
  }
  return (
    <main className={classes.page}>
      <PlayerScreen player={player} isMini={false} hasPage />
      <h1 className={classes.head}>
        <a className={classes.link} href={pageOf(id)} target="_blank" rel="noopener">
          <bdi className={classes.title}>{title}</bdi>
          <span className={classes.channel}>
            <Trans>
              <bdi>{channel_name}</bdi> on Commons
            </Trans>
          </span>
        </a>
      </h1>
    </main>
  )
}

function Unavailable() {
  return (
    <main className={classes.page}>
      <div className={classes.absent} role="status">
        <IconVideoOff size={40} stroke={1.5} aria-hidden="true" />
        <h1 className={classes.why}>
          <Trans>This video isn't available here</Trans>
        </h1>
        <a className={classes.home} href="/" target="_blank" rel="noopener">
          <Trans>Go to Commons</Trans>
        </a>
      </div>
    </main>
  )
}

/** A video in a frame of another site, with a link back to its page. */
export function EmbedPage({ video }: { video: EmbeddedVideo | null }) {
  return video ? <Embedded shown={video} /> : <Unavailable />
}
