import { useLingui } from '@lingui/react/macro'
import { IconArrowsDiagonal, IconX } from '@tabler/icons-react'
import bar from '../ui/video/PlayerBar.module.css'
import { PlayTool, PositionBar } from './ControlBar.tsx'
import classes from './MiniBar.module.css'
import { close, setMini } from './playing-place.ts'
import type { Screen } from './use-screen.ts'

/** The few controls of a video in the corner. */
export function MiniBar({ screen, hasPage }: { screen: Screen; hasPage: boolean }) {
  const { t } = useLingui()
  const { player, playback } = screen
  const { title } = player
  const leave = () => {
    playback.pause()
    close()
  }
  return (
    <>
      <div className={classes.top} data-bar>
        {hasPage ? (
          <button
            type="button"
            className={bar.button}
            aria-label={t`Back to the page`}
            onClick={() => setMini(false)}
          >
            <IconArrowsDiagonal size={20} aria-hidden="true" />
          </button>
        ) : (
          <a href={`#${player.address}`} className={bar.button} aria-label={t`Open ${title}`}>
            <IconArrowsDiagonal size={20} aria-hidden="true" />
          </a>
        )}
        <span dir="auto" className={classes.title}>
          {title}
        </span>
        <button type="button" className={bar.button} aria-label={t`Close the mini player`} onClick={leave}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <div className={bar.bar} data-bar>
        <div className={bar.row}>
          <PlayTool screen={screen} />
          <PositionBar screen={screen} />
        </div>
      </div>
    </>
  )
}
