/** Helpers that write SVG: outlines, fills, lines, and shading that the press turns into grain. */

export type Point = readonly [x: number, y: number]

/** A picture before it is printed. */
export interface Drawing {
  readonly width: number
  readonly height: number
  paint(): string
}

const short = (value: number) => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Points as an array, or written as in "0 0, 20 10". */
export type Points = string | readonly Point[]

export function read(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points
  return points.split(',').map((text): Point => {
    const [x = NaN, y = NaN] = text.trim().split(' ').map(Number)
    return [x, y]
  })
}

/** A smooth line through all points. */
export function curve(through: Points, { closed = false, tension = 1 } = {}): string {
  const points = read(through)
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    const point = points[wrapped]
    if (!point) throw new Error('A curve needs points')
    return point
  }
  const parts = [`M${pair(at(0))}`]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const pull = tension / 6
    const out: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull]
    const back: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull]
    parts.push(`C${pair(out)} ${pair(back)} ${pair(to)}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** A smooth line through all points and back to the first. */
export const round = (points: Points, tension = 1) => curve(points, { closed: true, tension })

/** Straight from point to point, and back to the first. */
export const corners = (points: Points) => `M${read(points).map(pair).join('L')}Z`

export const segment = (from: Point, to: Point) => `M${pair(from)}L${pair(to)}`

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`

export const ellipse = (x: number, y: number, rx: number, ry = rx) =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`

/** A round shape with an uneven edge. */
export function blob(
  [x, y]: Point,
  rx: number,
  ry: number,
  random: () => number,
  { bumps = 10, unevenness = 0.14 } = {},
): string {
  const points = Array.from({ length: bumps }, (_, index): Point => {
    const angle = (index / bumps) * 2 * Math.PI
    const reach = 1 - unevenness + random() * 2 * unevenness
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return round(points)
}

/** Land whose edge runs through the points from left to right, filled down to `bottom`. */
export function land(edge: Points, bottom: number): string {
  const points = read(edge)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) throw new Error('Land needs an edge')
  return `${curve(points)}L${pair([last[0], bottom])}L${pair([first[0], bottom])}Z`
}

/** Edge points of rolling land. */
export function ridge(
  { from = -20, to = 1620, y, height, steps }: RidgeShape,
  random: () => number,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const swing = index % 2 === 0 ? 1 : -1
    return [from + ((to - from) * index) / steps, y + swing * height * (0.3 + random() * 0.7)]
  })
}

interface RidgeShape {
  from?: number
  to?: number
  y: number
  height: number
  steps: number
}

/** The outline of an object turned on a wheel: half its profile, from the top down, around the axis `x`. */
export function turned(x: number, profile: Points): string {
  const right = read(profile).map(([radius, y]): Point => [x + radius, y])
  const left = right.map(([there, y]): Point => [2 * x - there, y]).toReversed()
  return `${curve(right)}L${curve(left).slice(1)}Z`
}

export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  }/>`

let gradients = 0

/** Shading from one side of a shape to the other, in parts of its own box; strongest at `from`. */
export function fade(d: string, colour: string, strength: number, from: Point, to: Point): string {
  const id = `f${gradients++}`
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(colour, strength, 0)}</linearGradient><path class="shade" d="${d}" fill="url(#${id})"/>`
}

/** Shading within a shape, strongest at the centre. */
export const glow = (d: string, colour: string, strength: number, centre: Point, radius: number) =>
  radial(d, centre, radius, stops(colour, strength, 0))

/** Shading within a shape that leaves the centre in the light. */
export const hollow = (d: string, colour: string, strength: number, centre: Point, radius: number) =>
  radial(d, centre, radius, stops(colour, 0, strength))

function radial(d: string, [x, y]: Point, radius: number, content: string): string {
  const id = `f${gradients++}`
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}">${content}</radialGradient><path class="shade" d="${d}" fill="url(#${id})"/>`
}

const stops = (colour: string, first: number, last: number) =>
  `<stop offset="0" stop-color="${colour}" stop-opacity="${first}"/><stop offset="1" stop-color="${colour}" stop-opacity="${last}"/>`

interface Placing {
  at?: Point
  scale?: number | Point
  turn?: number
  /** The point that stays in place when things are turned and scaled. */
  around?: Point
}

/** Moves, turns and scales things together. */
export function placed({ at = [0, 0], scale = 1, turn = 0, around = [0, 0] }: Placing, ...things: string[]) {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return `<g transform="translate(${pair([at[0] + around[0], at[1] + around[1]])}) rotate(${turn}) scale(${sx} ${sy}) translate(${pair([-around[0], -around[1]])})">${things.join('')}</g>`
}

/** Shows things only within an outline. */
export function within(d: string, ...things: string[]): string {
  const id = `c${gradients++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${things.join('')}</g>`
}
