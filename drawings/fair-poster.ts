/** The poster of the River Day, as it hangs in the window of the press. */
import { apricot, chance, iris, leaf, night, paper, petrol, rose, upTo } from './ink.ts'
import { lettering, setWidth } from './letters.ts'
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
  round,
  segment,
  within,
} from './paint.ts'

const [width, height] = [1600, 1440]

export const fairPoster: Drawing = {
  width,
  height,
  paint: () => wall() + placed({ at: [0, -80], turn: -1.4, around: [800, 800] }, sheet()),
}

function wall(): string {
  const whole = rectangle(0, 0, width, height)
  const random = chance(2)
  const boards = upTo(7).map(
    (step) =>
      line(segment([step * 240 + 60, 0], [step * 240 + 60, height]), '#0A4A52', 9) +
      upTo(3)
        .map(() =>
          line(
            curve(
              `${step * 240 + 90 + random() * 150} ${random() * 600}, ${step * 240 + 110 + random() * 120} ${700 + random() * 200}, ${step * 240 + 90 + random() * 150} ${1000 + random() * 600}`,
            ),
            '#0A4A52',
            3,
            0.6,
          ),
        )
        .join(''),
  )
  const torn = (x: number, y: number, colour: string, dark: string, turn: number, ...art: string[]) =>
    placed(
      { at: [x, y], turn },
      fill('M12 14h420v560h-420Z', night, 0.45),
      fill('M0 0h420v560h-420Z', colour),
      within('M0 0h420v560h-420Z', ...art),
      fade('M0 0h420v560h-420Z', dark, 0.7, [1, 1], [0.3, 0.3]),
    )
  const neighbours =
    torn(
      -210,
      210,
      leaf[3],
      leaf[7],
      3,
      fill(round('210 470, 90 330, 130 150, 210 70, 290 150, 330 330'), leaf[7]),
      line('M210 480V130M210 400L130 320M210 400L290 320M210 310L140 240M210 310L280 240', leaf[2], 11),
    ) +
    torn(
      1396,
      620,
      iris[3],
      iris[7],
      -3,
      fill(ellipse(150, 200, 110), paper),
      fill('M0 420Q110 330 220 420T440 420V560H0Z', iris[8]),
      fill(ellipse(300, 90, 9) + ellipse(60, 60, 7) + ellipse(330, 250, 7), paper),
    ) +
    torn(
      -250,
      900,
      rose[3],
      rose[6],
      -4,
      fill(ellipse(300, 200, 90), rose[6]),
      line('M300 110V20M390 200H470M236 136L170 80M364 264L420 330M236 264L180 330', rose[6], 18),
    )
  return (
    fill(whole, petrol[7]) +
    boards.join('') +
    neighbours +
    fade(whole, night, 0.7, [1, 1], [0.2, 0.1]) +
    fade(whole, petrol[4], 0.4, [0, 0], [0.5, 0.5])
  )
}

const [left, top, wide, tall] = [330, 130, 940, 1340]

function sheet(): string {
  const page = rectangle(left, top, wide, tall)
  const art = rectangle(left + 60, top + 60, wide - 120, 760)
  return [
    fill(rectangle(left + 22, top + 26, wide, tall), night, 0.5),
    fill(page, paper),
    within(art, fill(art, apricot[2]), scene()),
    text(),
    fade(page, '#B79A6B', 0.55, [1, 1], [0.4, 0.5]),
    [
      [left + 40, top + 34],
      [left + wide - 40, top + 34],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(ellipse(x, y, 17), rose[6]) + glow(ellipse(x, y, 17), '#FFFFFF', 0.9, [x - 5, y - 6], 13),
      )
      .join(''),
  ].join('')
}

function scene(): string {
  const sun: Point = [800, 560]
  const rays = upTo(24).map((step) => {
    const [from, to] = [((step * 15 - 3.6) * Math.PI) / 180, ((step * 15 + 3.6) * Math.PI) / 180]
    return `M${sun[0]} ${sun[1]}L${sun[0] + Math.cos(from) * 760} ${sun[1] + Math.sin(from) * 760}L${sun[0] + Math.cos(to) * 760} ${sun[1] + Math.sin(to) * 760}Z`
  })
  const waves = upTo(6).map((row) => {
    const y = 690 + row * 54
    const points = upTo(19).map((step): Point => [370 + step * 50, y + (step % 2 ? -18 : 18)])
    const colour = [petrol[4], petrol[5], petrol[6], petrol[7], petrol[8], petrol[9]][row] ?? petrol[6]
    return (
      fill(`${curve(points)}L1270 1000L370 1000Z`, colour) +
      line(curve(points), row % 2 ? petrol[3] : paper, 7)
    )
  })
  return [
    fill(rays.join(''), apricot[3]),
    fill(ellipse(...sun, 190), rose[5]),
    glow(ellipse(...sun, 190), apricot[3], 0.9, [740, 480], 210),
    waves.join(''),
    boat(640, 760),
    fish(1000, 890, -12),
    fish(520, 930, 10),
    placed({ at: [1010, 330], scale: 1.15 }, swallow(night)),
    placed({ at: [560, 370], scale: [-0.72, 0.72], turn: -8 }, swallow(night)),
  ].join('')
}

const boat = (x: number, y: number) =>
  line(segment([x + 70, y - 10], [x + 70, y - 250]), night, 9) +
  fill(`M${x + 80} ${y - 244}Q${x + 210} ${y - 150} ${x + 196} ${y - 50}L${x + 80} ${y - 46}Z`, paper) +
  fade(
    `M${x + 80} ${y - 244}Q${x + 210} ${y - 150} ${x + 196} ${y - 50}L${x + 80} ${y - 46}Z`,
    apricot[5],
    0.8,
    [1, 1],
    [0.3, 0.3],
  ) +
  fill(`M${x + 60} ${y - 220}Q${x - 30} ${y - 130} ${x - 40} ${y - 50}L${x + 60} ${y - 46}Z`, leaf[4]) +
  fill(
    `M${x - 90} ${y - 26}H${x + 230}Q${x + 190} ${y + 46} ${x + 120} ${y + 46}H${x}Q${x - 60} ${y + 40} ${x - 90} ${y - 26}Z`,
    rose[6],
  ) +
  fade(
    `M${x - 90} ${y - 26}H${x + 230}Q${x + 190} ${y + 46} ${x + 120} ${y + 46}H${x}Q${x - 60} ${y + 40} ${x - 90} ${y - 26}Z`,
    rose[9],
    0.8,
    [0.6, 1],
    [0.4, 0.1],
  )

const fish = (x: number, y: number, turn: number) =>
  placed(
    { at: [x, y], turn },
    fill(round('-80 0, -30 -30, 40 -22, 84 0, 40 22, -30 30'), apricot[2]),
    fill('M70 0L124 -34L112 0L124 34Z', apricot[2]),
    fill(ellipse(-46, -7, 5), night),
    line(curve('-22 -24, -12 0, -22 24') + curve('8 -22, 16 0, 8 22'), apricot[4], 5),
  )

/** A swallow in flight, its head to the right. */
export const swallow = (colour: string) =>
  fill(
    'M-20 0Q-70 -110 -190 -128Q-120 -80 -86 10Q-150 40 -236 44Q-180 56 -120 54Q-160 90 -210 110Q-130 100 -70 64Q0 66 60 26Q96 20 120 -4Q100 -22 70 -22Q60 -90 150 -170Q30 -150 6 -30Q-6 -20 -20 0Z',
    colour,
  ) +
  fill('M66 -8Q90 -16 100 -6Q84 10 62 8Z', rose[5]) +
  fill(ellipse(88, -10, 3.5), paper)

function text(): string {
  const centred = (words: string, y: number, size: number, colour: string, weight?: number) =>
    lettering(words, [800 - setWidth(words, size) / 2, y], size, colour, weight)
  return [
    centred('RIVER DAY', 1010, 104, petrol[8], 0.19),
    centred('DEN ŘEKY', 1184, 74, rose[6], 0.17),
    line(segment([430, 1302], [1170, 1302]), night, 5),
    centred('SATURDAY · BY THE WEIR', 1334, 34, night, 0.14),
    centred('MUSIC · BREAD · BOATS', 1394, 34, night, 0.14),
  ].join('')
}
