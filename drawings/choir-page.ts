/**
 * Pictures of the choirmaster's own page: two notes as its logo, and staves in the evening as its background.
 */
import { apricot, chance, iris, night, paper, rose, upTo } from './ink.ts'
import {
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  line,
  placed,
  type Point,
  rectangle,
  segment,
} from './paint.ts'

const note = ([x, y]: Point, colour: string, size: number, flip = false) =>
  placed(
    { at: [x, y], scale: size, turn: flip ? 180 : 0 },
    placed({ turn: -20 }, fill(ellipse(0, 0, 24, 17), colour)),
    line(segment([22, -4], [22, -96]), colour, 6),
  )

export const choirLogo: Drawing = {
  width: 512,
  height: 512,
  paint: () =>
    [
      fill(rectangle(0, 0, 512, 512), paper),
      fill(ellipse(256, 256, 236), iris[7]),
      fade(ellipse(256, 256, 236), rose[6], 0.7, [0.5, 1], [0.5, 0.2]),
      placed({ at: [176, 346], turn: -20 }, fill(ellipse(0, 0, 56, 40), paper)),
      placed({ at: [336, 316], turn: -20 }, fill(ellipse(0, 0, 56, 40), paper)),
      line(segment([226, 340], [226, 168]) + segment([386, 310], [386, 138]), paper, 16),
      fill('M218 150L394 118L394 168L218 200Z', apricot[2]),
    ].join(''),
}

const [width, height] = [1600, 1000]

export const choirBackground: Drawing = {
  width,
  height,
  paint() {
    const random = chance(63)
    const whole = rectangle(0, 0, width, height)
    const wave = (base: number, x: number) => base + Math.sin((x / width) * Math.PI * 2 + base) * 60
    const stave = (base: number) =>
      upTo(5)
        .map((wire) =>
          line(
            curve(upTo(17).map((step): Point => [step * 100, wave(base, step * 100) + wire * 34])),
            paper,
            3,
            0.5,
          ),
        )
        .join('')
    const notes = (base: number) =>
      upTo(13)
        .map((step) => {
          const x = 60 + step * 122 + random() * 40
          const wire = Math.floor(random() * 5)
          const colour = [paper, apricot[2], rose[2]][step % 3] ?? paper
          return note([x, wave(base, x) + wire * 34], colour, 1, wire < 2)
        })
        .join('')
    return [
      fill(whole, iris[7]),
      fade(whole, night, 0.75, [0.5, 0], [0.5, 0.7]),
      fade(whole, rose[6], 0.8, [0.5, 1], [0.5, 0.35]),
      glow(whole, apricot[3], 0.5, [1250, 900], 520),
      [130, 430, 730].map((base) => stave(base) + notes(base)).join(''),
    ].join('')
  },
}
