/** Hair, beards and hats, for heads of `portrait.ts`. */
import { chance, upTo } from './ink.ts'
import {
  corners,
  curve,
  ellipse,
  fade,
  fill,
  glow,
  line,
  type Point,
  type Points,
  round,
  segment,
} from './paint.ts'
import type { Looks } from './portrait.ts'

type Part = (looks: Looks) => string

/** A closed shape of hair with strands drawn in it. */
const lock =
  (points: Points, strands: readonly Points[] = []): Part =>
  ({ hair, strand }) => {
    const shape = round(points)
    return (
      fill(shape, hair) +
      fade(shape, strand, 0.55, [0.1, 0.05], [0.7, 0.75]) +
      strands.map((points) => line(curve(points), strand, 4, 0.75)).join('')
    )
  }

/** Waves to the shoulders. */
export const waves = lock(
  '256 82, 344 104, 384 184, 378 262, 402 334, 372 402, 318 404, 256 380, 194 404, 138 400, 112 336, 134 262, 128 182, 168 104',
)

/** Long hair down the back. */
export const long = lock(
  '256 84, 340 104, 378 190, 384 300, 408 420, 392 520, 256 540, 120 520, 104 420, 128 300, 134 190, 172 104',
)

/** Chin-length, straight. */
export const bob = lock(
  '256 78, 340 98, 378 180, 386 300, 374 352, 318 352, 256 330, 194 352, 138 352, 126 300, 134 180, 172 98',
)

/** Parted on one side and swept over the brow. */
export const swept = lock(
  '164 268, 150 196, 172 122, 232 88, 300 90, 350 134, 360 206, 348 266, 338 214, 306 166, 244 148, 214 178, 184 202',
  ['238 104, 300 122, 338 176', '226 116, 194 140, 172 196', '250 128, 300 146, 330 188'],
)

/** Parted in the middle, falling to both sides. */
export const parted = lock(
  '154 300, 144 206, 168 124, 256 84, 344 124, 368 206, 358 300, 340 228, 306 176, 257 128, 206 176, 172 228',
  ['250 100, 200 136, 164 204', '262 100, 312 136, 348 204'],
)

/** A straight fringe. */
export const fringe = lock(
  '156 278, 146 190, 176 110, 256 84, 336 110, 366 190, 356 278, 340 214, 320 192, 256 198, 192 192, 172 214',
  ['228 98, 214 140, 212 186', '262 96, 262 140, 258 188', '294 100, 306 140, 306 184'],
)

/** Combed back from a high brow. */
export const combedBack = lock(
  '160 240, 154 178, 184 112, 256 88, 328 112, 358 178, 352 240, 334 196, 318 158, 256 136, 194 158, 178 196',
  ['206 150, 220 118, 250 98', '256 134, 264 112, 288 98', '306 150, 318 130, 332 122'],
)

/** A cap of curls, from `size` pixels up. */
export const curls =
  (size: number, reach = 100, low = 200): Part =>
  ({ hair, strand }) => {
    const random = chance(size * 31 + reach)
    const rings = [reach, reach * 0.72].flatMap((radius, ring) =>
      upTo(ring === 0 ? 15 : 9).map((step): Point => {
        const angle = Math.PI * (1.02 + (step / (ring === 0 ? 14 : 8)) * 0.96)
        return [256 + Math.cos(angle) * radius * 0.98, low + Math.sin(angle) * radius + random() * 6]
      }),
    )
    const balls = rings.map(([x, y]) => fill(ellipse(x, y, size * (0.86 + random() * 0.3)), hair)).join('')
    const shine = rings
      .filter((_, index) => index % 2 === 0)
      .map(([x, y]) =>
        line(
          curve(
            `${x - size * 0.5} ${y + 2}, ${x - size * 0.2} ${y - size * 0.5}, ${x + size * 0.4} ${y - size * 0.4}`,
          ),
          strand,
          4,
          0.7,
        ),
      )
      .join('')
    return balls + shine
  }

/** A wide halo of tight curls, behind the head. */
export const halo: Part = ({ hair, strand }) => {
  const random = chance(91)
  const balls = upTo(26)
    .map((step) => {
      const angle = Math.PI * (0.78 + (step / 25) * 1.44)
      return fill(ellipse(256 + Math.cos(angle) * 128, 216 + Math.sin(angle) * 122, 36 + random() * 10), hair)
    })
    .join('')
  const core = ellipse(256, 212, 140, 134)
  const dots = upTo(46)
    .map(() => {
      const angle = Math.PI * (0.85 + random() * 1.3)
      const radius = 104 + random() * 50
      const [x, y] = [256 + Math.cos(angle) * radius, 214 + Math.sin(angle) * radius * 0.94]
      return line(curve(`${x - 6} ${y + 3}, ${x} ${y - 5}, ${x + 7} ${y + 1}`), strand, 3.5, 0.8)
    })
    .join('')
  return balls + fill(core, hair) + glow(core, strand, 0.7, [190, 110], 150) + dots
}

/** The hairline of a halo, over the brow. */
export const haloLine = lock(
  '164 244, 156 170, 200 116, 256 104, 312 116, 356 170, 348 244, 334 200, 306 160, 256 150, 206 160, 178 200',
)

/** A knot on top of the head. */
export const knot: Part = (looks) =>
  lock('208 96, 202 50, 256 20, 310 50, 304 96, 256 112', [
    '222 78, 252 50, 290 60',
    '236 90, 262 72, 294 84',
  ])(looks)

/** A plait over the left shoulder. */
export const plait: Part = ({ hair, strand }) =>
  upTo(9)
    .map((step) => {
      const [x, y] = [158 - Math.sin(step / 3) * 14, 276 + step * 31]
      const shape = round(
        `${x - 26} ${y - 14}, ${x} ${y - 24}, ${x + 26} ${y - 12}, ${x + 14} ${y + 20}, ${x} ${y + 28}, ${x - 16} ${y + 18}`,
      )
      return (
        fill(shape, hair) + line(curve(`${x - 22} ${y - 10}, ${x} ${y + 4}, ${x + 22} ${y - 10}`), strand, 4)
      )
    })
    .join('')

/** A full beard; `length` pixels below the chin. */
export const beard =
  (length: number): Part =>
  ({ hair, strand }) => {
    const shape = round(
      `168 236, 178 262, 206 286, 236 286, 256 292, 276 286, 306 286, 334 262, 344 236, 344 300, 316 346, 256 ${350 + length}, 196 346, 168 300`,
    )
    const hairs = upTo(9)
      .map((step) =>
        line(
          segment(
            [200 + step * 14, 330 - Math.abs(step - 4) * 5],
            [204 + step * 13, 346 - Math.abs(step - 4) * 7 + length * 0.5],
          ),
          strand,
          3.5,
          0.7,
        ),
      )
      .join('')
    return (
      fill(shape, hair) +
      fade(shape, strand, 0.5, [0, 0.2], [0.7, 0.6]) +
      hairs +
      fill(round('228 303, 256 306, 286 302, 272 319, 256 324, 240 319'), '#7A2A24') +
      fill(round('232 303, 256 306, 282 302, 270 311, 242 311'), '#FFFBF4')
    )
  }

export const moustache: Part = ({ hair, strand }) => {
  const shape = round(
    '256 284, 284 284, 312 300, 320 314, 288 308, 256 300, 224 308, 192 314, 200 300, 228 284',
  )
  return (
    fill(shape, hair) +
    line(curve('214 300, 236 294'), strand, 3) +
    line(curve('298 300, 276 294'), strand, 3)
  )
}

/** A knitted cap. */
export const beanie =
  (colour: string, dark: string): Part =>
  () => {
    const dome = curve('158 196, 164 128, 208 82, 256 70, 304 82, 348 128, 354 196')
    const shape = `${dome}Z`
    const band = round(
      '148 186, 200 172, 256 168, 312 172, 364 186, 362 226, 312 208, 256 203, 200 208, 150 226',
    )
    const ribs = upTo(12)
      .map((step) =>
        line(
          segment(
            [164 + step * 17, 184 - Math.sin((step / 11) * Math.PI) * 10],
            [164 + step * 17, 214 - Math.sin((step / 11) * Math.PI) * 12],
          ),
          dark,
          4,
          0.55,
        ),
      )
      .join('')
    return (
      fill(shape, colour) +
      fade(shape, dark, 0.9, [1, 0.4], [0.3, 0.3]) +
      fill(band, colour) +
      fade(band, dark, 0.7, [1, 0.5], [0.2, 0.5]) +
      ribs
    )
  }

/** A hat with a wide brim. */
export const straw =
  (colour: string, dark: string, ribbon: string): Part =>
  () => {
    const crown = `${curve('170 178, 178 92, 216 56, 256 52, 296 56, 334 92, 342 178')}Z`
    const brim = round('66 196, 150 158, 256 150, 362 158, 446 196, 362 204, 256 196, 150 204')
    const weave = upTo(7)
      .map((step) =>
        line(
          curve(
            `${182 + step * 4} ${150 - step * 14}, 256 ${142 - step * 14}, ${330 - step * 4} ${150 - step * 14}`,
          ),
          dark,
          2.5,
          0.45,
        ),
      )
      .join('')
    return (
      fill(crown, colour) +
      weave +
      fade(crown, dark, 0.8, [1, 0.5], [0.3, 0.3]) +
      fill(round('170 150, 256 138, 342 150, 343 180, 256 168, 169 180'), ribbon) +
      fill(brim, colour) +
      fade(brim, dark, 0.8, [0.6, 1], [0.5, 0.2]) +
      line(curve('110 186, 180 172, 256 166, 332 172, 402 186'), dark, 2.5, 0.45)
    )
  }

/** A flat cap with a peak. */
export const flatCap =
  (colour: string, dark: string): Part =>
  () => {
    const top = round('150 186, 146 132, 196 92, 270 80, 344 104, 370 160, 356 192, 256 168')
    const peak = round('152 186, 198 170, 256 166, 312 172, 352 190, 322 206, 256 196, 186 208, 142 212')
    const weave = upTo(6)
      .map((step) =>
        line(
          curve(`${170 + step * 30} ${160 - step * 4}, ${186 + step * 28} ${122 - step * 3}`),
          dark,
          2.5,
          0.4,
        ),
      )
      .join('')
    return fill(top, colour) + weave + fade(top, dark, 0.85, [1, 0.6], [0.2, 0.3]) + fill(peak, dark)
  }

/** A cycling cap with its short peak turned up. */
export const cyclingCap =
  (colour: string, stripe: string, dark: string): Part =>
  () => {
    const top = round('160 190, 170 122, 214 90, 256 84, 298 90, 342 122, 352 190, 256 172')
    const band = corners('238 73, 274 73, 278 176, 234 176')
    const peak = round('178 184, 200 146, 256 134, 312 146, 334 184, 256 168')
    return (
      fill(top, colour) +
      fill(band, stripe) +
      fade(top, dark, 0.7, [1, 0.5], [0.3, 0.3]) +
      fill(peak, stripe) +
      fade(peak, dark, 0.6, [0.5, 0], [0.5, 1])
    )
  }

/** A cloth band around the head. */
export const headband =
  (colour: string, dark: string): Part =>
  () => {
    const band = round(
      '158 178, 200 132, 256 118, 312 132, 354 178, 346 206, 306 160, 256 148, 206 160, 166 206',
    )
    return fill(band, colour) + fade(band, dark, 0.8, [1, 0.5], [0.3, 0.3])
  }
