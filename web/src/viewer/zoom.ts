/**
 * The position of a picture in its frame. Scale 1 fits the whole picture; `x` and `y` are the offset of its
 * middle from the frame's.
 */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
export const largest = 8
/** The scale after a double press. */
export const near = 2.5
/** The factor of one press of a button or key. */
export const step = 1.5

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Returns the picture's size in the frame at scale 1. */
export function fitted(picture: Size, frame: Size): Size {
  const share = Math.min(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * share, height: picture.height * share }
}

/**
 * Limits a picture's offset: its edges must not come inside the frame, and a picture that fits stays in the
 * middle.
 */
export function held({ scale, x, y }: Zoom, picture: Size, frame: Size): Zoom {
  const { width, height } = fitted(picture, frame)
  const room = (shown: number, place: number) => Math.max(0, (shown * scale - place) / 2)
  const [right, down] = [room(width, frame.width), room(height, frame.height)]
  return { scale, x: between(x, -right, right), y: between(y, -down, down) }
}

/** Zooms about a point, given from the frame's middle: what is under it stays there. */
export function zoomedAt(zoom: Zoom, to: number, at: Point): Zoom {
  const scale = between(to, 1, largest)
  const by = scale / zoom.scale
  return { scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }
}

export function moved({ scale, x, y }: Zoom, by: Point): Zoom {
  return { scale, x: x + by.x, y: y + by.y }
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
