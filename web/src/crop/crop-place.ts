/** Offset of a picture from the middle of its crop frame, in screen pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const minZoom = 1
const maxZoom = 3
export const zooms = { min: minZoom, max: maxZoom, step: 0.1 } as const

/** Rounds a zoom to the slider's range and steps. */
export function zoomAt(zoom: number): number {
  return Math.round(Math.min(maxZoom, Math.max(minZoom, zoom)) * 10) / 10
}

function held(at: number, picture: number, frame: number): number {
  const most = Math.max(0, (picture - frame) / 2)
  return Math.min(most, Math.max(-most, at))
}

/** Returns the nearest place at which the picture fills the frame. */
export function placeIn({ x, y }: Place, picture: Size, zoom: number, frame: Size): Place {
  return {
    x: held(x, picture.width * zoom, frame.width),
    y: held(y, picture.height * zoom, frame.height),
  }
}
