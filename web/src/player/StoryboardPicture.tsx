import type { Storyboard } from './player-source.ts'
import classes from './StoryboardPicture.module.css'

/** How wide it is shown, in pixels. */
const shownWidth = 160

/** Returns where a time's picture is: its sheet, and its column and row there. */
export function placeIn({ sheets, every, columns, rows }: Storyboard, seconds: number) {
  const last = sheets.length * columns * rows - 1
  const index = Math.min(last, Math.max(0, Math.floor(seconds / every)))
  const inSheet = index % (columns * rows)
  return {
    sheet: sheets[Math.floor(index / (columns * rows))],
    column: inSheet % columns,
    row: Math.floor(inSheet / columns),
  }
}

/** The small picture of a video at a time. */
export function StoryboardPicture({ storyboard, seconds }: { storyboard: Storyboard; seconds: number }) {
  const { sheet, column, row } = placeIn(storyboard, seconds)
  if (sheet === undefined) return null
  const height = Math.round((shownWidth * storyboard.height) / storyboard.width)
  return (
    <span
      className={classes.picture}
      style={{
        width: shownWidth,
        height,
        backgroundImage: `url(${JSON.stringify(sheet)})`,
        backgroundSize: `${storyboard.columns * shownWidth}px ${storyboard.rows * height}px`,
        backgroundPosition: `${-column * shownWidth}px ${-row * height}px`,
      }}
    />
  )
}
