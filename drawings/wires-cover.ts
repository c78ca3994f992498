import { cover, height, whole, width } from './cover.ts'
import { tuft } from './growing.ts'
import { apricot, chance, iris, night, paper, petrol, rose, upTo } from './ink.ts'
import {
  curve,
  ellipse,
  fade,
  fill,
  glow,
  land,
  line,
  placed,
  type Point,
  rectangle,
  ridge,
  round,
  segment,
} from './paint.ts'
import { house, many } from './things.ts'

/** Birds on wires, placed like notes, for the top of a page. */

export const wiresCover = cover(() => {
  const random = chance(27)
  const wireY = (wire: number, x: number) => 150 + wire * 46 + Math.sin((x / 1600) * Math.PI) * 38
  const singer = (x: number, wire: number, colour: string, facing: number) =>
    placed(
      { at: [x, wireY(wire, x) - 3], scale: [facing, 1] },
      fill('M-34 22L-66 44L-22 30Z', colour),
      fill(round('-38 18, -30 -16, -4 -30, 16 -26, 22 -8, 10 22, -16 32'), colour),
      fill(ellipse(16, -30, 20), colour),
      fill('M32 -34L54 -28L32 -22Z', apricot[4]),
      fill(ellipse(20, -34, 4), paper),
      line('M-4 28V38M6 26V38', night, 4),
    )
  const notes: ReadonlyArray<readonly [x: number, wire: number]> = [
    [170, 3],
    [270, 2],
    [370, 1],
    [450, 2],
    [600, 0],
    [720, 3],
    [790, 3],
    [930, 1],
    [1030, 2],
    [1150, 0],
    [1240, 1],
    [1380, 3],
    [1470, 2],
  ]
  return [
    fill(whole, rose[2]),
    fade(whole, iris[4], 0.75, [0.5, 0], [0.5, 0.7]),
    fade(whole, apricot[2], 0.95, [0.5, 1], [0.5, 0.3]),
    fill(ellipse(1290, 400, 120), '#FFF3DC'),
    glow(whole, '#FFF3DC', 0.7, [1290, 400], 330),
    fill(land(ridge({ y: 470, height: 20, steps: 7 }, random), height), iris[6]),
    many('60 500, 220 506, 430 500, 930 506, 1090 500, 1500 506', ([x, y], index) =>
      house([x, y], 100 + (index % 3) * 14, 50 + (index % 2) * 20, {
        wall: iris[7],
        shadow: iris[9],
        roof: rose[7],
        roofShadow: rose[9],
        window: iris[9],
        lit: 0.45,
        gable: index % 2 === 1,
        storeys: 1,
      }),
    ),
    fill(rectangle(0, 498, width, 40), iris[9]),
    upTo(5)
      .map((wire) =>
        line(curve(upTo(17).map((step): Point => [step * 100, wireY(wire, step * 100)])), night, 4),
      )
      .join(''),
    line(segment([28, 90], [28, 534]) + segment([1576, 90], [1576, 534]), '#3D2330', 20),
    notes
      .map(([x, wire], index) =>
        singer(x, wire, [night, petrol[8], iris[9]][index % 3] ?? night, index % 3 === 1 ? -1 : 1),
      )
      .join(''),
    many('120 540, 760 542, 1330 542', (place) => tuft(place, 60, night, 9)),
  ].join('')
})
