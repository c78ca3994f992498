import type { Traffic } from '@commons/contract/insights.ts'
import { useLingui } from '@lingui/react/macro'
import { useState, type PointerEvent } from 'react'
import { marksTo, namedPlaces } from './axis.ts'
import classes from './Chart.module.css'
import { momentName } from './moments.ts'

const height = 100

/** A bar for each hour or day, from 0. The table beside it says the same in words, so readers of the screen get that. */
export function Chart({ traffic: { series, unit, days } }: { traffic: Traffic }) {
  const { i18n } = useLingui()
  const [pointed, setPointed] = useState<number>()
  const marks = marksTo(Math.max(...series.map(({ count }) => count)))
  const top = marks.at(-1) ?? 1
  // Where bars are many, gaps would be wider than they are.
  const gap = series.length > 40 ? 0 : 0.2
  const bars = series
    .map(({ count }, i) => {
      const y = height - (count / top) * height
      return count === 0 ? '' : `M${i + gap / 2},${height}V${y}H${i + 1 - gap / 2}V${height}Z`
    })
    .join('')
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * series.length)
    setPointed(Math.min(series.length - 1, Math.max(0, place)))
  }
  const bar = pointed === undefined ? undefined : series[pointed]
  const middle = (place: number) => ((place + 0.5) / series.length) * 100
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.marks}>
        {marks.toReversed().map((mark) => (
          <span key={mark}>{i18n.number(mark, { notation: 'compact' })}</span>
        ))}
      </div>
      <div
        className={classes.plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {marks.map((mark) => (
          <span key={mark} className={classes.line} style={{ bottom: `${(mark / top) * 100}%` }} />
        ))}
        <svg viewBox={`0 0 ${series.length} ${height}`} preserveAspectRatio="none" className={classes.bars}>
          {pointed !== undefined && (
            <rect className={classes.pointed} x={pointed} y={0} width={1} height={height} />
          )}
          <path d={bars} />
        </svg>
        {bar && pointed !== undefined && (
          <span
            className={classes.tip}
            style={{ left: `${middle(pointed)}%`, translate: `${-middle(pointed)}% 0` }}
          >
            <strong>{i18n.number(bar.count)}</strong> {momentName(bar.at, unit, days > 90)}
          </span>
        )}
      </div>
      <div className={classes.names}>
        {namedPlaces(series.length, 4).map((place) => (
          <span key={place} style={{ left: `${middle(place)}%`, translate: `${-middle(place)}% 0` }}>
            {momentName(series[place]?.at ?? '', unit)}
          </span>
        ))}
      </div>
    </div>
  )
}
