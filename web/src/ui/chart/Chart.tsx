import { useLingui } from '@lingui/react/macro'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { marksBetween, marksTo, namedPlaces } from './axis.ts'
import classes from './Chart.module.css'

const height = 100

interface ChartProps {
  /** From the oldest on. They are only drawn and need not be exact. */
  values: readonly number[]
  /** Bars count what happened in an interval, steps show a level, and a line shows how one changes: not from 0. */
  look?: 'bars' | 'steps' | 'line'
  /** Values of the same places that are within the others, such as errors among answers. */
  part?: readonly number[]
  /** Returns the name of a value's place on the axis. */
  nameOf: (place: number) => ReactNode
  /** Renders the tooltip of the place pointed at. */
  renderTip: (place: number) => ReactNode
  /** Formats a mark of the axis; compact by default. */
  markOf?: (mark: number) => string
}

function barsOf(values: readonly number[], top: number): string {
  // With many bars, gaps would be wider than the bars.
  const gap = values.length > 40 ? 0 : 0.2
  return values
    .map((value, i) => {
      const y = height - (value / top) * height
      return value === 0 ? '' : `M${i + gap / 2},${height}V${y}H${i + 1 - gap / 2}V${height}Z`
    })
    .join('')
}

function lineOf(values: readonly number[], top: number, bottom: number): string {
  const places = values.map(
    (value, i) => `${i + 0.5},${height - ((value - bottom) / (top - bottom)) * height}`,
  )
  return `M${places.join('L')}`
}

function stepsOf(values: readonly number[], top: number): string {
  const steps = values.map((value, i) => `V${height - (value / top) * height}H${i + 1}`)
  return `M0,${height}${steps.join('')}V${height}Z`
}

/** A chart of values. Hidden from screen readers, which get the table beside it. */
export function Chart({ values, look = 'bars', part, nameOf, renderTip, markOf }: ChartProps) {
  const { i18n } = useLingui()
  const [pointed, setPointed] = useState<number>()
  const largest = Math.max(...values)
  const marks =
    look === 'line'
      ? marksBetween(Math.min(...values), largest)
      : marksTo(largest, { isWhole: look === 'bars' })
  const [bottom, top] = [marks[0] ?? 0, marks.at(-1) ?? 1]
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * values.length)
    setPointed(Math.min(values.length - 1, Math.max(0, place)))
  }
  const drawn = { bars: barsOf, steps: stepsOf, line: lineOf }[look]
  const middle = (place: number) => ((place + 0.5) / values.length) * 100
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.marks}>
        {marks.toReversed().map((mark) => (
          <span key={mark}>{markOf ? markOf(mark) : i18n.number(mark, { notation: 'compact' })}</span>
        ))}
      </div>
      <div
        className={classes.plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {marks.map((mark) => (
          <span
            key={mark}
            className={classes.line}
            style={{ bottom: `${((mark - bottom) / (top - bottom)) * 100}%` }}
          />
        ))}
        <svg
          viewBox={`0 0 ${values.length} ${height}`}
          preserveAspectRatio="none"
          className={look === 'line' ? classes.trend : classes[look]}
        >
          {pointed !== undefined && (
            <rect className={classes.pointed} x={pointed} y={0} width={1} height={height} />
          )}
          <path d={drawn(values, top, bottom)} />
          {part && <path className={classes.part} d={drawn(part, top, bottom)} />}
        </svg>
        {pointed !== undefined && pointed < values.length && (
          <span
            className={classes.tip}
            style={{ left: `${middle(pointed)}%`, translate: `${-middle(pointed)}% 0` }}
          >
            {renderTip(pointed)}
          </span>
        )}
      </div>
      <div className={classes.names}>
        {namedPlaces(values.length, 4).map((place) => (
          <span key={place} style={{ left: `${middle(place)}%`, translate: `${-middle(place)}% 0` }}>
            {nameOf(place)}
          </span>
        ))}
      </div>
    </div>
  )
}
