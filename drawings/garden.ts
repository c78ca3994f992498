/** The garden behind the wall, on an evening in early summer. */
import { beds } from './garden-beds.ts'
import { poplar, sprig, tree, tuft } from './growing.ts'
import { apricot, chance, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import {
  corners,
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  land,
  line,
  placed,
  type Point,
  rectangle,
  round,
  segment,
  within,
} from './paint.ts'
import { bird, cloud, house, many } from './things.ts'

const [width, height] = [1600, 1200]

export const garden: Drawing = {
  width,
  height,
  paint: () => [sky(), beyond(), wall(), greenhouse(), ground(), gardener(), beds(), flowers()].join(''),
}

function sky(): string {
  const whole = rectangle(0, 0, width, 700)
  return [
    fill(whole, apricot[1]),
    fade(whole, petrol[3], 0.8, [0.5, 0], [0.5, 0.75]),
    fade(whole, rose[3], 0.6, [0.5, 1], [0.5, 0.55]),
    cloud([330, 200], 380, '#FFF9F0', rose[2]),
    cloud([1130, 130], 300, '#FFF9F0', rose[2]),
    cloud([1420, 260], 240, '#FFF9F0', rose[2]),
    many('720 180, 770 214, 668 232', (place) => bird(place, 36, petrol[8])),
  ].join('')
}

function beyond(): string {
  const hill = land('-20 500, 300 420, 640 474, 980 408, 1300 470, 1620 430', 720)
  const roofs = { shadow: '#A0664C', roof: rose[5], roofShadow: rose[8], window: petrol[6] }
  return [
    fill(hill, petrol[4]),
    fade(hill, petrol[2], 0.9, [0.5, 1], [0.5, 0]),
    house([180, 620], 170, 130, { ...roofs, wall: apricot[0] }),
    house([352, 620], 130, 150, { ...roofs, wall: apricot[2], gable: true }),
    church(590, 640),
    house([760, 620], 190, 120, { ...roofs, wall: paper, roof: apricot[5], roofShadow: apricot[8] }),
    house([962, 620], 140, 140, { ...roofs, wall: rose[2], gable: true }),
    tree([90, 660], 340, { crown: leaf[5], shadow: petrol[9], light: leaf[2] }),
    tree([700, 650], 220, { crown: leaf[4], shadow: petrol[8], light: leaf[1] }),
    poplar([1180, 650], 330, leaf[6], petrol[9]),
    poplar([1236, 650], 270, leaf[5], petrol[9]),
    tree([1480, 680], 420, { crown: leaf[6], shadow: petrol[9], light: leaf[3] }),
  ].join('')
}

function church(x: number, base: number): string {
  const tower = rectangle(x - 40, base - 250, 80, 250)
  const dome = round(
    `${x - 46} ${base - 250}, ${x - 58} ${base - 284}, ${x - 30} ${base - 318}, ${x} ${base - 372}, ${x + 30} ${base - 318}, ${x + 58} ${base - 284}, ${x + 46} ${base - 250}`,
  )
  return (
    fill(tower, apricot[0]) +
    fade(tower, apricot[5], 0.8, [1, 0.5], [0.3, 0.4]) +
    fill(dome, petrol[6]) +
    fade(dome, petrol[9], 0.9, [1, 0.6], [0.3, 0.4]) +
    line(segment([x, base - 370], [x, base - 410]), apricot[5], 5) +
    fill(ellipse(x, base - 196, 21), paper) +
    line(
      segment([x, base - 196], [x, base - 210]) + segment([x, base - 196], [x + 10, base - 190]),
      night,
      3.5,
    )
  )
}

function wall(): string {
  const d = land('-20 602, 400 596, 800 604, 1200 598, 1620 604', 800)
  const random = chance(31)
  const bricks = upTo(7).flatMap((row) =>
    upTo(26).map((column) => {
      if (random() < 0.45) return ''
      const [x, y] = [-40 + column * 66 + (row % 2) * 33, 622 + row * 26]
      return fill(rectangle(x, y, 56, 18), random() < 0.5 ? '#B4654A' : '#D38A68', 0.75)
    }),
  )
  const gate = 'M770 800v-120a62 70 0 0 1 124 0v120Z'
  return [
    fill(d, '#C67857'),
    bricks.join(''),
    fade(d, '#6B2F22', 0.8, [0.9, 1], [0.4, 0.1]),
    line(curve('-20 602, 400 596, 800 604, 1200 598, 1620 604'), '#E7AE8C', 18),
    fill(gate, leaf[7]),
    within(
      gate,
      upTo(5)
        .map((step) => line(segment([786 + step * 24, 590], [786 + step * 24, 800]), leaf[9], 4))
        .join(''),
    ),
    line('M770 800v-120a62 70 0 0 1 124 0v120', '#E7AE8C', 15),
    fill(ellipse(874, 740, 7), apricot[3]),
    ivy(),
  ].join('')
}

function ivy(): string {
  const random = chance(19)
  return upTo(130)
    .map(() => {
      const x = 470 + random() * 270
      const y = 590 + random() ** 1.6 * (170 - Math.abs(x - 600) * 0.6)
      const size = 10 + random() * 11
      const colour = [leaf[5], leaf[6], leaf[8]][Math.floor(random() * 3)] ?? leaf[6]
      return fill(
        round(
          `${x - size} ${y}, ${x - size * 0.3} ${y - size * 0.8}, ${x + size} ${y - size * 0.2}, ${x + size * 0.2} ${y + size}`,
        ),
        colour,
      )
    })
    .join('')
}

function greenhouse(): string {
  const [x, y] = [1130, 830]
  const body = corners(
    `${x} ${y}, ${x} ${y - 190}, ${x + 170} ${y - 300}, ${x + 340} ${y - 190}, ${x + 340} ${y}`,
  )
  const frame = [0, 85, 170, 255, 340]
    .map((dx) => segment([x + dx, y], [x + dx, y - 190 - (170 - Math.abs(dx - 170)) * 0.645]))
    .join('')
  return [
    fill(body, petrol[1], 0.86),
    within(
      body,
      many(`${x + 40} ${y}, ${x + 110} ${y}, ${x + 240} ${y}, ${x + 310} ${y}`, (place) =>
        sprig(place, 150, leaf[6], { pairs: 5 }),
      ),
      many(
        `${x + 62} ${y - 80}, ${x + 120} ${y - 50}, ${x + 230} ${y - 92}, ${x + 262} ${y - 60}, ${x + 320} ${y - 96}`,
        ([tx, ty]) => fill(ellipse(tx, ty, 13), rose[5]),
      ),
      fill(body, '#FFFFFF', 0.18),
    ),
    fade(body, petrol[5], 0.8, [1, 1], [0.3, 0.2]),
    fill(
      corners(`${x + 20} ${y - 20}, ${x + 150} ${y - 270}, ${x + 190} ${y - 270}, ${x + 60} ${y - 20}`),
      '#FFFFFF',
      0.4,
    ),
    line(
      `${body}${frame}${segment([x, y - 190], [x + 340, y - 190])}${segment([x, y - 90], [x + 340, y - 90])}`,
      '#FDFBF5',
      9,
    ),
  ].join('')
}

function ground(): string {
  const d = land('-20 786, 300 770, 700 780, 1100 800, 1620 784', height)
  const path = round(
    '786 790, 880 790, 880 868, 984 980, 1110 1130, 1140 1240, 620 1240, 660 1110, 748 980, 798 868',
  )
  return [
    fill(d, leaf[4]),
    fade(d, leaf[8], 0.85, [0.4, 1], [0.6, 0.1]),
    fade(d, apricot[2], 0.7, [0.7, 0], [0.5, 0.35]),
    fill(path, apricot[2]),
    fade(path, apricot[5], 0.7, [1, 0.8], [0.3, 0.5]),
    many('60 830, 250 806, 620 820, 1060 850, 1540 830', (place) => tuft(place, 34, leaf[7])),
  ].join('')
}

function gardener(): string {
  const [x, y] = [930, 990]
  const coat = round(
    `${x - 44} ${y - 36}, ${x - 50} ${y - 140}, ${x - 30} ${y - 200}, ${x + 26} ${y - 200}, ${x + 48} ${y - 140}, ${x + 40} ${y - 36}`,
  )
  return [
    fill(ellipse(x + 20, y + 8, 110, 15), leaf[9], 0.5),
    line(segment([x - 20, y - 44], [x - 22, y - 8]), petrol[9], 30),
    line(segment([x + 20, y - 44], [x + 22, y - 6]), petrol[9], 30),
    line(segment([x - 26, y], [x - 40, y]) + segment([x + 24, y + 2], [x + 8, y + 2]), rose[6], 26),
    fill(coat, petrol[6]),
    fade(coat, petrol[9], 0.9, [1, 0.7], [0.25, 0.3]),
    fill(ellipse(x - 4, y - 226, 28, 32), '#F0C3A0'),
    fill(
      round(
        `${x - 92} ${y - 232}, ${x - 40} ${y - 250}, ${x + 34} ${y - 250}, ${x + 82} ${y - 230}, ${x} ${y - 226}`,
      ),
      apricot[3],
    ),
    fill(
      round(
        `${x - 40} ${y - 244}, ${x - 30} ${y - 282}, ${x} ${y - 292}, ${x + 28} ${y - 280}, ${x + 36} ${y - 244}`,
      ),
      apricot[3],
    ),
    line(curve(`${x - 38} ${y - 250}, ${x} ${y - 246}, ${x + 36} ${y - 250}`), rose[6], 11),
    line(curve(`${x - 20} ${y - 176}, ${x - 56} ${y - 130}, ${x - 104} ${y - 128}`), petrol[7], 26),
    fill(ellipse(x - 112, y - 128, 14), '#F0C3A0'),
    placed(
      { at: [x - 132, y - 96], turn: -16 },
      fill('M-50 0h96v84h-96Z', slate[4]),
      fade('M-50 0h96v84h-96Z', slate[8], 0.9, [1, 0.7], [0.2, 0.3]),
      line(segment([-48, 62], [-122, 6]), slate[5], 13),
      fill(corners('-142 4, -112 -24, -100 -8, -128 18'), slate[6]),
      line(curve('-30 0, -14 -48, 34 -40, 44 20'), slate[6], 9),
    ),
    upTo(9)
      .map((step) =>
        line(
          segment(
            [x - 266 - step * 7, y - 60 + (step % 3) * 15],
            [x - 282 - step * 8, y + 4 + (step % 4) * 13],
          ),
          petrol[1],
          4,
          0.9,
        ),
      )
      .join(''),
  ].join('')
}

function flowers(): string {
  const sunflower = ([x, y]: Point, tall: number, size: number) =>
    sprig([x, y], tall, leaf[7], { pairs: 3, leafSize: 0.17 }) +
    upTo(16)
      .map((step) =>
        placed(
          { at: [x, y - tall], turn: step * 22.5 },
          fill(
            round(
              `0 ${-size * 0.4}, ${size * 0.2} ${-size * 0.8}, 0 ${-size * 1.12}, ${-size * 0.2} ${-size * 0.8}`,
            ),
            step % 2 ? '#F5B53A' : '#FFD066',
          ),
        ),
      )
      .join('') +
    fill(ellipse(x, y - tall, size * 0.52), apricot[8]) +
    glow(
      ellipse(x, y - tall, size * 0.52),
      apricot[5],
      0.8,
      [x - size * 0.2, y - tall - size * 0.2],
      size * 0.5,
    )
  const random = chance(63)
  const meadow = upTo(34).map((step) => {
    const [x, tall] = [610 + random() * 580, 30 + random() * 66]
    const colour = [rose[4], apricot[1], rose[5], '#FFFFFF'][step % 4] ?? rose[4]
    return (
      line(segment([x, 1214], [x, 1204 - tall]), leaf[8], 5) +
      fill(ellipse(x, 1200 - tall, 10 + random() * 6), colour) +
      fill(ellipse(x, 1200 - tall, 4.5), apricot[5])
    )
  })
  return [
    sunflower([1528, 1220], 560, 76),
    sunflower([1440, 1220], 400, 60),
    sunflower([1590, 1220], 360, 54),
    meadow.join(''),
    many('640 1214, 760 1214, 900 1214, 1030 1214, 1150 1214', (place) => tuft(place, 70, leaf[8], 9)),
  ].join('')
}
