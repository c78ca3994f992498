import type { Picture } from '@commons/contract/shared/picture.ts'

/** A picture's place in the grid of a post, in shares of the grid's width and height. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Grid {
  /** Width divided by height. */
  readonly ratio: number
  readonly places: readonly Place[]
}

/** How many pictures the grid has places for. */
export const mostPlaces = 4

// Beyond these, panoramas and screenshots would leave the others no room: they are cropped.
const narrowest = 0.6
const widest = 2
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

// The grid itself is neither a strip nor higher than a phone's screen.
const lowest = 3
const highest = 0.75

/** Returns places side by side, each as wide as its picture is at one height. */
function rowOf(ratios: readonly number[], y: number, height: number): Place[] {
  const all = sum(ratios)
  let x = 0
  return ratios.map((ratio) => {
    const place = { x, y, width: ratio / all, height }
    x += place.width
    return place
  })
}

/** Returns rows one above the other, each as high as its pictures are at the grid's width. */
function rowsOf(rows: ReadonlyArray<readonly number[]>): Grid {
  const heights = rows.map((row) => 1 / sum(row))
  const all = sum(heights)
  let y = 0
  const places = rows.flatMap((row, at) => {
    const height = (heights[at] ?? 0) / all
    const made = rowOf(row, y, height)
    y += height
    return made
  })
  return { ratio: 1 / all, places }
}

/** Returns one picture over the whole height, and two above each other beside it. */
function besideTwo([first, second, third]: readonly [number, number, number]): Grid {
  const stacked = 1 / second + 1 / third
  const width = between(0.4, (stacked * first) / (1 + stacked * first), 0.67)
  const height = between(0.3, 1 / (second * stacked), 0.7)
  return {
    ratio: first / width,
    places: [
      { x: 0, y: 0, width, height: 1 },
      { x: width, y: 0, width: 1 - width, height },
      { x: width, y: height, width: 1 - width, height: 1 - height },
    ],
  }
}

function places(ratios: readonly number[]): Grid {
  const [first = 1, second = 1, third, fourth] = ratios
  if (third === undefined) return rowsOf(first + second > lowest ? [[first], [second]] : [[first, second]])
  if (fourth !== undefined)
    return rowsOf([
      [first, second],
      [third, fourth],
    ])
  return first > 1.3 ? rowsOf([[first], [second, third]]) : besideTwo([first, second, third])
}

/**
 * Returns where the first pictures of a post are in its grid. They keep their ratios, or lose only what is beyond
 * the grid's limits.
 */
export function gridOf(pictures: ReadonlyArray<Pick<Picture, 'width' | 'height'>>): Grid {
  const ratios = pictures
    .slice(0, mostPlaces)
    .map(({ width, height }) => between(narrowest, width / height, widest))
  const grid = places(ratios)
  return { ...grid, ratio: between(highest, grid.ratio, lowest) }
}
