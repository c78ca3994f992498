/** How a video has to look: upright, with square pixels, in colours that every screen shows. */
import {
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import type { Frame, Stream } from 'node-av/lib'

export interface Look {
  /** Pixels of the upright picture, with square pixels. */
  readonly width: number
  readonly height: number
  /** Filters that turn it upright. */
  readonly turn: readonly string[]
  readonly isHdr: boolean
  /** The colour matrix of a video that doesn't state it: that of HD or of SD, by its height. */
  readonly matrix: string
}

/** No player shows more. */
const longestSide = 4_096
const mostSquash = 16

export function lookOf(stream: Stream, frame: Frame): Look {
  const { num, den } = frame.sampleAspectRatio
  const squash = num > 0 && den > 0 ? Math.min(mostSquash, Math.max(1 / mostSquash, num / den)) : 1
  const turn = turnOf(stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX))
  // As players do: make the picture wider or higher, never smaller.
  const wide = Math.round(frame.width * Math.max(1, squash))
  const high = Math.round(frame.height * Math.max(1, 1 / squash))
  const isLying = turn.some((filter) => filter.startsWith('transpose'))
  const isUnsaid = frame.colorSpace === AVCOL_SPC_UNSPECIFIED
  return {
    ...(isLying ? { width: high, height: wide } : { width: wide, height: high }),
    turn,
    isHdr: frame.colorTrc === AVCOL_TRC_SMPTE2084 || frame.colorTrc === AVCOL_TRC_ARIB_STD_B67,
    matrix: isUnsaid ? `:in_color_matrix=${frame.height >= 720 ? 'bt709' : 'bt601'}` : '',
  }
}

/** Filters for the orientations that aren't upright, by the signs in the display matrix that a phone writes. */
const turns: Readonly<Record<string, readonly string[]>> = {
  '-1,0,0,1': ['hflip'],
  '1,0,0,-1': ['vflip'],
  '-1,0,0,-1': ['hflip', 'vflip'],
  '0,1,-1,0': ['transpose=clock'],
  '0,-1,1,0': ['transpose=cclock'],
  '0,1,1,0': ['transpose=cclock_flip'],
  '0,-1,-1,0': ['transpose=clock_flip'],
}

function turnOf(matrix: Buffer | null): readonly string[] {
  if (!matrix || matrix.length < 36) return []
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.readInt32LE(at)) as [number, number, number, number]
  const isLying = Math.abs(b) > Math.abs(a)
  const signs = isLying ? [0, Math.sign(b), Math.sign(c), 0] : [Math.sign(a), 0, 0, Math.sign(d)]
  return turns[signs.join()] ?? []
}

/**
 * Returns the size of a picture with this shorter side; even, since colours are stored for every two pixels.
 */
export function sizeAt({ width, height }: Look, shorter: number): Size {
  const scale = Math.min(1, shorter / Math.min(width, height), longestSide / Math.max(width, height))
  return { width: even(width * scale, width), height: even(height * scale, height) }
}

const even = (side: number, most: number) =>
  Math.max(2, Math.min(2 * Math.round(side / 2), 2 * Math.floor(most / 2)))

interface Size {
  readonly width: number
  readonly height: number
}

/** By how many pixels a side may be stretched: rounding to even ones takes as much. */
const roundedBy = 2

/** Returns the size at which a whole picture fits into another one; all of it if only rounding is different. */
function fitInto(look: Size, size: Size): Size {
  const scales = (side: 'width' | 'height', by: number) => (size[side] + by) / look[side]
  const least = Math.max(scales('width', -roundedBy), scales('height', -roundedBy))
  if (least <= Math.min(scales('width', roundedBy), scales('height', roundedBy))) return size
  const scale = Math.min(scales('width', 0), scales('height', 0))
  return { width: even(look.width * scale, size.width), height: even(look.height * scale, size.height) }
}

/** The filter that brings high dynamic range down to a normal screen's. */
export const toneDown = 'tonemapx=tonemap=bt2390:desat=0:peak=100:t=bt709:m=bt709:p=bt709:format=yuv420p'

/**
 * Returns filters that make frames of a size; high dynamic range is brought down to a normal screen's. A picture
 * of another shape, as after a phone was turned, gets black bars.
 */
export function filtersTo(look: Look, size: Size, format: string) {
  const fitted = fitInto(look, size)
  const isTurned = look.turn.some((filter) => filter.startsWith('transpose'))
  const [w, h] = isTurned ? [fitted.height, fitted.width] : [fitted.width, fitted.height]
  const scale = `scale=${w}:${h}:flags=bicubic`
  return [
    // Scale first: the filters after it have fewer pixels to handle.
    ...(look.isHdr ? [scale, toneDown] : [`${scale}${look.matrix}:out_color_matrix=bt709:out_range=tv`]),
    ...look.turn,
    ...(fitted === size ? [] : [`pad=${size.width}:${size.height}:-1:-1`]),
    'setsar=1',
    `format=${format}`,
  ]
}
