/** A person from the shoulders up, in a square of 512: the same head for faces and for crowds. */
import { apricot, night, rose } from './ink.ts'
import { corners, curve, ellipse, fade, fill, glow, hollow, line, placed, round } from './paint.ts'

export interface Looks {
  skin: Skin
  /** Half the width of the jaw, and how low the chin is. */
  jaw?: number
  chin?: number
  hair: string
  /** Lines in the hair, lighter or darker than it. */
  strand: string
  /** Parts behind the head, in front of it, and over everything: hair, beards, hats, glasses. */
  behind?: (looks: Looks) => string
  before?: (looks: Looks) => string
  above?: (looks: Looks) => string
  brow?: string
  eyes?: 'open' | 'laughing'
  mouth?: 'smile' | 'grin' | 'calm' | 'sing'
  clothes: (looks: Looks) => string
  turn?: number
}

interface Skin {
  base: string
  shadow: string
  line: string
  blush: string
}

export const skins = {
  fair: { base: '#F9D9C0', shadow: '#E3A688', line: '#B76E55', blush: rose[4] },
  rosy: { base: '#F6CBB1', shadow: '#DB9478', line: '#AC5F48', blush: rose[5] },
  warm: { base: '#E9B48C', shadow: '#C4845A', line: '#8E5433', blush: '#D9604A' },
  tan: { base: '#CD915F', shadow: '#A26739', line: '#6E3F1E', blush: '#B9482F' },
  brown: { base: '#8F5738', shadow: '#673720', line: '#3F1E10', blush: '#B5452F' },
} as const satisfies Record<string, Skin>

export function bust(looks: Looks): string {
  return [
    looks.behind?.(looks) ?? '',
    neck(looks),
    looks.clothes(looks),
    placed({ turn: looks.turn ?? 0, around: [256, 380] }, head(looks)),
  ].join('')
}

function neck({ skin }: Looks): string {
  const shape = curve('206 290, 204 380, 160 420, 256 486, 352 420, 308 380, 306 290')
  return (
    fill(shape, skin.base) +
    fill(
      round('204 318, 222 356, 262 380, 300 352, 306 300, 306 372, 270 408, 226 392, 203 366'),
      skin.shadow,
      0.75,
    )
  )
}

function faceOutline({ jaw = 74, chin = 346 }: Pick<Looks, 'jaw' | 'chin'>): string {
  return round(
    `256 122, 318 142, 343 200, 338 262, ${256 + jaw * 0.86} 312, ${256 + jaw * 0.36} ${chin - 4}, 256 ${chin}, ${256 - jaw * 0.36} ${chin - 4}, ${256 - jaw * 0.86} 312, 174 262, 169 200, 194 142`,
  )
}

function head(looks: Looks): string {
  const { skin } = looks
  const face = faceOutline(looks)
  const ears = [170, 342]
    .map(
      (x) =>
        fill(ellipse(x, 244, 19, 27), skin.base) +
        fill(ellipse(x + (x < 256 ? 3 : -3), 246, 9, 15), skin.shadow, 0.6),
    )
    .join('')
  return [
    ears,
    fill(face, skin.base),
    fade(face, skin.shadow, 0.95, [1.02, 0.55], [0.42, 0.42]),
    glow(face, skin.blush, 0.55, [208, 282], 42),
    glow(face, skin.blush, 0.5, [306, 282], 40),
    features(looks),
    looks.before?.(looks) ?? '',
    looks.above?.(looks) ?? '',
  ].join('')
}

function features({ skin, hair, brow = hair, eyes = 'open', mouth = 'smile' }: Looks): string {
  const eye = (x: number) =>
    eyes === 'open'
      ? fill(ellipse(x, 240, 8.5, 10.5), night) + fill(ellipse(x + 3, 236, 2.6), '#FFFFFF')
      : line(curve(`${x - 14} 244, ${x} 233, ${x + 14} 244`), night, 6.5)
  const arch = (x: number, side: number) =>
    line(curve(`${x - side * 19} 213, ${x} 204, ${x + side * 20} 211`), brow, 8)
  return [
    eye(219),
    eye(295),
    arch(217, 1),
    arch(297, -1),
    line(curve('260 244, 270 268, 264 279, 250 278'), skin.line, 5, 0.75),
    mouths[mouth](skin),
  ].join('')
}

const mouths: Record<NonNullable<Looks['mouth']>, (skin: Skin) => string> = {
  smile: ({ line: ink }) => line(curve('226 303, 244 314, 266 315, 288 302'), ink, 6.5),
  calm: ({ line: ink }) => line(curve('234 308, 254 312, 280 306'), ink, 6.5),
  grin: ({ line: ink }) => {
    const open = round('222 298, 256 303, 291 297, 280 321, 256 329, 233 321')
    return fill(open, ink) + fill(round('228 300, 256 305, 285 299, 278 309, 256 312, 234 309'), '#FFFBF4')
  },
  sing: ({ line: ink }) =>
    fill(ellipse(257, 312, 17, 21), '#5A1620') +
    fill(ellipse(257, 323, 11, 8), rose[4]) +
    line(ellipse(257, 312, 17, 21), ink, 3.5),
}

/** A garment to the neck, with the neckline given by the points between the two sides of it. */
export function garment(colour: string, dark: string, neckline: string, ...more: string[]): string {
  const body = `${curve('8 570, 34 468, 104 420, 186 392')}${curve(`186 392, ${neckline}, 326 392`).replace('M', 'L')}${curve('326 392, 408 420, 478 468, 504 570').replace('M', 'L')}Z`
  return [
    fill(body, colour),
    fade(body, dark, 0.9, [1, 0.7], [0.35, 0.3]),
    hollow(body, dark, 0.35, [256, 560], 320),
    ...more,
  ].join('')
}

export const crew = '200 414, 256 430, 312 414'
export const vee = '206 412, 256 478, 306 412'
export const scoop = '196 430, 256 456, 316 430'

/** Round glasses. */
export const glasses = (colour: string, radius = 31) =>
  [219, 295]
    .map((x) => fill(ellipse(x, 242, radius), '#FFFFFF', 0.22) + line(ellipse(x, 242, radius), colour, 6))
    .join('') +
  line(curve(`${219 + radius} 238, 257 231, ${295 - radius} 238`), colour, 6) +
  line(curve(`${219 - radius} 238, 172 232`), colour, 5) +
  line(curve(`${295 + radius} 238, 341 232`), colour, 5)

/** A scarf or a collar around the neck. */
export const collar = (colour: string, dark: string) => {
  const shape = round('180 386, 214 372, 256 400, 298 372, 332 386, 338 424, 256 452, 174 424')
  return fill(shape, colour) + fade(shape, dark, 0.9, [1, 0.6], [0.3, 0.3])
}

export const gold = apricot[4]

/** A bib with its two straps and buttons. */
export const straps = (colour: string, dark: string) => {
  const bib = corners('170 470, 342 470, 356 540, 156 540')
  return (
    fill(corners('128 412, 166 400, 196 540, 150 540'), colour) +
    fill(corners('346 400, 384 412, 362 540, 316 540'), colour) +
    fill(bib, colour) +
    fade(bib, dark, 0.8, [1, 1], [0.2, 0]) +
    fill(ellipse(184, 486, 9), gold) +
    fill(ellipse(328, 486, 9), gold)
  )
}
