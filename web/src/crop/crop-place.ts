/** Where a picture lies under the frame that crops it, in pixels of the screen from the middle. */
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

/** A zoom of the slider: between its ends, on its steps. */
export function zoomAt(zoom: number): number {
  return Math.round(Math.min(maxZoom, Math.max(minZoom, zoom)) * 10) / 10
}

function held(at: number, picture: number, frame: number): number {
  const most = Math.max(0, (picture - frame) / 2)
  return Math.min(most, Math.max(-most, at))
}

/** The nearest place at which the picture fills the frame. */
export function placeIn({ x, y }: Place, picture: Size, zoom: number, frame: Size): Place {
  return {
    x: held(x, picture.width * zoom, frame.width),
    y: held(y, picture.height * zoom, frame.height),
  }
}
