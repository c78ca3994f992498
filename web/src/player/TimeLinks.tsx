import { useLingui } from '@lingui/react/macro'
import { spokenTime } from '../ui/video/media-time.ts'
import { timesIn } from './chapters.ts'
import { seekTo } from './playhead.ts'
import classes from './TimeLinks.module.css'

interface TimeLinksProps {
  /** How long the video is: later times are none of its. */
  duration: number
  children: string
}

/**
 * A text in which the times of the video that has the player lead there: "1:23". For the words of
 * `LinkedText`: `<LinkedText renderWords={(text) => <TimeLinks duration={duration}>{text}</TimeLinks>}>`.
 */
export function TimeLinks({ duration, children }: TimeLinksProps) {
  const { t, i18n } = useLingui()
  const times = timesIn(children, duration)
  const ends = [0, ...times.map(({ index, text }) => index + text.length)]
  return (
    <>
      {times.map(({ index, text, seconds }, at) => {
        const time = spokenTime(seconds, i18n.locale)
        return (
          <span key={index}>
            {children.slice(ends[at], index)}
            <button
              dir="auto"
              type="button"
              className={classes.time}
              aria-label={t`Go to ${time}`}
              onClick={() => seekTo(seconds)}
            >
              {text}
            </button>
          </span>
        )
      })}
      {children.slice(ends.at(-1))}
    </>
  )
}
