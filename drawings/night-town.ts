/** The town after midnight, with one window where bread is being baked. */
import { apricot, chance, iris, night, petrol, rose, upTo } from './ink.ts'
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
  rectangle,
  ridge,
  round,
  segment,
} from './paint.ts'
import { house } from './things.ts'

const [width, height] = [1600, 1066]

export const nightTown: Drawing = {
  width,
  height,
  paint: () => sky() + hills() + church() + rows() + street(),
}

function sky(): string {
  const random = chance(3)
  const whole = rectangle(0, 0, width, height)
  const stars = upTo(120)
    .map(() => {
      const [x, y, size] = [random() * width, random() ** 1.4 * 560, random()]
      return size > 0.93
        ? line(segment([x - 9, y], [x + 9, y]) + segment([x, y - 9], [x, y + 9]), apricot[1], 2.5)
        : fill(ellipse(x, y, 1.2 + size * 2.2), size > 0.5 ? apricot[1] : petrol[2], 0.9)
    })
    .join('')
  const moon = 'M1236 150a92 92 0 1 0 84 128a74 74 0 1 1 -84 -128Z'
  return [
    fill(whole, petrol[9]),
    fade(whole, night, 0.95, [0.4, 0], [0.5, 0.6]),
    fade(rectangle(0, 200, width, 520), petrol[6], 0.75, [0.5, 1], [0.5, 0]),
    glow(whole, petrol[4], 0.6, [1252, 236], 360),
    stars,
    fill(moon, apricot[1]),
    fade(moon, apricot[3], 0.8, [0.3, 1], [0.6, 0.3]),
  ].join('')
}

function hills(): string {
  const random = chance(8)
  const [far, near] = [
    land(ridge({ y: 600, height: 50, steps: 5 }, random), 900),
    land(ridge({ y: 664, height: 36, steps: 7 }, random), 900),
  ]
  return fill(far, petrol[8]) + fade(far, petrol[6], 0.7, [0.7, 0], [0.5, 0.7]) + fill(near, '#05363C')
}

function church(): string {
  const [x, base] = [560, 760]
  const tower = rectangle(x - 58, base - 330, 116, 330)
  const dome = round(
    `${x - 66} ${base - 330}, ${x - 84} ${base - 376}, ${x - 54} ${base - 420}, ${x - 20} ${base - 446}, ${x} ${base - 500}, ${x + 20} ${base - 446}, ${x + 54} ${base - 420}, ${x + 84} ${base - 376}, ${x + 66} ${base - 330}`,
  )
  return [
    fill(
      corners(
        `${x + 50} ${base}, ${x + 50} ${base - 170}, ${x + 90} ${base - 236}, ${x + 300} ${base - 236}, ${x + 340} ${base - 170}, ${x + 340} ${base}`,
      ),
      iris[9],
    ),
    fade(rectangle(x + 50, base - 236, 290, 70), iris[6], 0.7, [0.5, 0], [0.5, 1]),
    [120, 200, 280]
      .map((dx) => fill(`M${x + dx - 18} ${base - 40}v-74a18 22 0 0 1 36 0v74Z`, apricot[4], 0.9))
      .join(''),
    fill(tower, iris[9]),
    fade(tower, iris[6], 0.7, [1, 0.3], [0.2, 0.3]),
    fill(dome, petrol[7]),
    fade(dome, petrol[4], 0.8, [0.95, 0.4], [0.4, 0.4]),
    line(
      segment([x, base - 500], [x, base - 560]) + segment([x - 16, base - 540], [x + 16, base - 540]),
      apricot[3],
      6,
    ),
    fill(ellipse(x, base - 262, 32), apricot[1]),
    line(
      segment([x, base - 262], [x, base - 284]) + segment([x, base - 262], [x + 15, base - 252]),
      night,
      5,
    ),
    fill(`M${x - 20} ${base - 130}v-52a20 24 0 0 1 40 0v52Z`, night),
  ].join('')
}

function rows(): string {
  const random = chance(21)
  const layer = (
    y: number,
    from: number,
    size: number,
    walls: readonly string[],
    shade: string,
    roofs: readonly string[],
    lit: number,
  ) => {
    const houses: string[] = []
    for (let x = from, index = 0; x < width + 40; index++) {
      const wide = size * (0.85 + random() * 0.6)
      const tall = size * (0.72 + random() * 0.6)
      houses.push(
        house([x, y], wide, tall, {
          wall: walls[index % walls.length] ?? night,
          shadow: shade,
          roof: roofs[(index * 2) % roofs.length] ?? night,
          roofShadow: night,
          window: '#0A2C3A',
          lamp: index % 4 === 1 ? apricot[1] : apricot[3],
          lit,
          gable: index % 3 === 1,
          columns: wide > size * 1.15 ? 4 : 3,
          seed: x * 7 + y,
        }),
      )
      x += wide * (index % 3 === 1 ? 1.02 : 0.98)
    }
    return houses.join('')
  }
  return [
    layer(800, -40, 118, [iris[9], '#1F3A66', petrol[9]], night, [petrol[8], iris[8], '#0B3F49'], 0.12),
    fade(rectangle(0, 560, width, 260), petrol[6], 0.4, [0.5, 1], [0.5, 0.2]),
    layer(
      930,
      -90,
      176,
      ['#12454F', iris[8], '#1B4B6B', petrol[8]],
      night,
      ['#5F2740', petrol[9], rose[8]],
      0.22,
    ),
  ].join('')
}

function street(): string {
  const [x, y] = [1010, 1040]
  const front = rectangle(x - 190, y - 250, 380, 250)
  const ground = land('-20 930, 400 938, 900 926, 1620 934', height)
  return [
    fill(ground, '#072F37'),
    glow(ground, apricot[4], 0.85, [x - 20, 1010], 460),
    fill(
      corners(`${x - 214} ${y - 246}, ${x - 150} ${y - 356}, ${x + 150} ${y - 356}, ${x + 214} ${y - 246}`),
      rose[8],
    ),
    fade(
      corners(`${x - 214} ${y - 246}, ${x - 150} ${y - 356}, ${x + 150} ${y - 356}, ${x + 214} ${y - 246}`),
      night,
      0.8,
      [1, 0.6],
      [0.3, 0.3],
    ),
    fill(front, '#7A4A33'),
    fade(front, night, 0.8, [1, 0.4], [0.3, 0.6]),
    fill(rectangle(x - 160, y - 176, 200, 118), apricot[2]),
    glow(rectangle(x - 160, y - 176, 200, 118), '#FFFFFF', 0.8, [x - 60, y - 110], 130),
    [0, 1, 2, 3].map((step) => fill(ellipse(x - 130 + step * 47, y - 76, 24, 15), apricot[6])).join(''),
    fill(
      round(
        `${x - 40} ${y - 62}, ${x - 46} ${y - 112}, ${x - 20} ${y - 128}, ${x + 6} ${y - 112}, ${x + 2} ${y - 62}`,
      ),
      '#FFFDF6',
    ),
    fill(ellipse(x - 20, y - 142, 15, 17), '#C98F66') + fill(ellipse(x - 20, y - 158, 19, 11), '#FFFFFF'),
    line(rectangle(x - 160, y - 176, 200, 118) + segment([x - 60, y - 176], [x - 60, y - 58]), '#4A2A1E', 8),
    upTo(6)
      .map((step) =>
        fill(
          corners(
            `${x - 178 + step * 39} ${y - 204}, ${x - 139 + step * 39} ${y - 204}, ${x - 139 + step * 39} ${y - 166}, ${x - 178 + step * 39} ${y - 166}`,
          ),
          step % 2 ? paperRed : apricot[0],
        ),
      )
      .join(''),
    fill(rectangle(x + 76, y - 178, 78, 178), petrol[7]),
    fill(rectangle(x + 90, y - 162, 50, 62), apricot[2]),
    fill(ellipse(x + 140, y - 84, 5), apricot[3]),
    chimneySmoke(x + 96, y - 380),
    lamp(1372, 1046),
    lamp(330, 1050),
    cat(560, 1010),
  ].join('')
}

const paperRed = rose[5]

const chimneySmoke = (x: number, y: number) =>
  fill(rectangle(x - 20, y - 10, 44, 66), '#4A2130') +
  [
    [0, -40, 26],
    [26, -86, 36],
    [4, -146, 46],
    [44, -214, 54],
  ]
    .map(([dx = 0, dy = 0, size = 0], index) =>
      fill(ellipse(x + dx, y + dy, size, size * 0.72), petrol[2], 0.36 - index * 0.07),
    )
    .join('')

function lamp(x: number, y: number): string {
  return [
    glow(ellipse(x, y - 236, 210), apricot[3], 0.75, [x, y - 236], 210),
    line(segment([x, y], [x, y - 206]), night, 11),
    line(segment([x - 20, y - 2], [x + 20, y - 2]), night, 14),
    fill(
      corners(`${x - 20} ${y - 208}, ${x + 20} ${y - 208}, ${x + 27} ${y - 262}, ${x - 27} ${y - 262}`),
      apricot[1],
    ),
    fill(corners(`${x - 34} ${y - 260}, ${x + 34} ${y - 260}, ${x} ${y - 290}`), night),
  ].join('')
}

const cat = (x: number, y: number) =>
  fill(
    round(
      `${x - 40} ${y}, ${x - 44} ${y - 40}, ${x - 16} ${y - 66}, ${x + 10} ${y - 58}, ${x + 30} ${y - 20}, ${x + 28} ${y}`,
    ),
    night,
  ) +
  fill(ellipse(x - 24, y - 78, 24, 21), night) +
  fill(
    corners(`${x - 46} ${y - 84}, ${x - 42} ${y - 112}, ${x - 26} ${y - 96}`) +
      corners(`${x - 4} ${y - 84}, ${x - 6} ${y - 112}, ${x - 22} ${y - 96}`),
    night,
  ) +
  line(
    curve(`${x + 22} ${y - 8}, ${x + 66} ${y - 14}, ${x + 70} ${y - 52}, ${x + 54} ${y - 62}`),
    night,
    12,
  ) +
  fill(ellipse(x - 32, y - 80, 3.4) + ellipse(x - 16, y - 80, 3.4), apricot[3])
