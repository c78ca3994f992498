/** The choir on the steps of the old granary, on the first warm evening. */
import { apricot, chance, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import { type FaceName, looks } from './looks.ts'
import {
  corners,
  curve,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  line,
  placed,
  rectangle,
  round,
  segment,
  within,
} from './paint.ts'
import { bust, type Looks } from './portrait.ts'
import { bunting } from './things.ts'

const [width, height] = [1600, 1200]

export const choir: Drawing = {
  width,
  height,
  paint: () =>
    [
      hall(),
      rowOf(back, 452, 0.68, 214),
      rowOf(middle, 624, 0.76, 236),
      rowOf(front, 836, 0.86, 282),
      conductor(),
      bunting([0, 90], [800, 60], 90, flags, 40),
      bunting([800, 60], [1600, 100], 100, flags, 40),
    ].join(''),
}

const flags = [rose[5], apricot[3], petrol[5], leaf[4], paper]
const back: FaceName[] = ['vojta', 'iveta', 'petr', 'marek', 'dan']
const middle: FaceName[] = ['ludmila', 'standa', 'tom', 'klara']
const front: FaceName[] = ['hana', 'grace', 'jana', 'betka']

function hall(): string {
  const wall = rectangle(0, 0, width, height)
  const arch = 'M460 1200V430a340 330 0 0 1 680 0v770Z'
  const random = chance(23)
  const stones = upTo(70).map(() => {
    const [x, y, w] = [random() * 1560, 40 + random() * 900, 50 + random() * 70]
    return fill(
      round(
        `${x} ${y + 4}, ${x + w * 0.5} ${y}, ${x + w} ${y + 5}, ${x + w - 3} ${y + 34}, ${x + w * 0.5} ${y + 38}, ${x + 2} ${y + 33}`,
        0.5,
      ),
      random() < 0.5 ? '#D99A72' : '#C27E58',
      0.5,
    )
  })
  return [
    fill(wall, '#D08E66'),
    stones.join(''),
    fade(wall, '#5F2740', 0.75, [0, 1], [0.7, 0.15]),
    fade(wall, '#5F2740', 0.6, [1, 0.3], [0.62, 0.4]),
    fill('M420 1200V430a380 372 0 0 1 760 0v770Z', '#F0C9A0'),
    upTo(15)
      .map((step) => {
        const angle = Math.PI * (1 + step / 14)
        return line(
          segment(
            [800 + Math.cos(angle) * 340, 430 + Math.sin(angle) * 330],
            [800 + Math.cos(angle) * 380, 430 + Math.sin(angle) * 372],
          ),
          '#C98F66',
          5,
        )
      })
      .join(''),
    fill(arch, petrol[8]),
    within(
      arch,
      glow(arch, apricot[3], 0.85, [800, 560], 520),
      upTo(5)
        .map((step) => line(segment([540 + step * 130, 60], [540 + step * 130, 1200]), petrol[9], 8, 0.5))
        .join(''),
    ),
    upTo(3)
      .map(
        (step) =>
          fill(rectangle(-10, 760 + step * 150, 1620, 150), step % 2 ? '#A8694C' : '#B87853') +
          fill(rectangle(-10, 760 + step * 150, 1620, 20), '#E0AC84'),
      )
      .join(''),
    fade(rectangle(0, 760, width, 440), '#5F2740', 0.8, [0.5, 1], [0.5, 0]),
    lantern(250, 400),
    lantern(1350, 400),
  ].join('')
}

const lantern = (x: number, y: number) =>
  glow(ellipse(x, y, 230), '#FFE2A8', 0.85, [x, y], 230) +
  line(segment([x, y - 110], [x, y - 56]), night, 7) +
  fill(
    corners(`${x - 30} ${y - 46}, ${x + 30} ${y - 46}, ${x + 22} ${y + 44}, ${x - 22} ${y + 44}`),
    apricot[1],
  ) +
  fill(corners(`${x - 40} ${y - 44}, ${x + 40} ${y - 44}, ${x} ${y - 76}`), night) +
  fill(rectangle(x - 26, y + 42, 52, 11), night)

/** Returns a person's own face and hair, in the choir's colours. */
function robed(name: FaceName, index: number): Looks {
  const own: Looks = looks[name]
  const robes = [petrol[7], petrol[6], petrol[8]] as const
  const robe = robes[index % robes.length] ?? petrol[7]
  return {
    ...own,
    mouth: 'sing',
    eyes: index % 3 === 1 ? 'laughing' : 'open',
    turn: ((index * 37) % 11) - 5,
    clothes: () => {
      const body = round('20 640, 40 462, 108 418, 186 392, 256 440, 326 392, 404 418, 472 462, 492 640')
      const scarf = round(
        '178 392, 214 384, 256 438, 298 384, 334 392, 318 450, 286 500, 284 640, 228 640, 226 500, 194 450',
        0.8,
      )
      return (
        fill(body, robe) +
        fade(body, night, 0.6, [1, 0.8], [0.3, 0.3]) +
        fill(scarf, rose[5]) +
        fade(scarf, rose[8], 0.8, [1, 0.7], [0.3, 0.3])
      )
    },
  }
}

function rowOf(names: readonly FaceName[], y: number, scale: number, gap: number): string {
  const start = width / 2 - ((names.length - 1) * gap) / 2
  return (
    names
      .map((name, index) =>
        placed(
          { at: [start + index * gap - 256 * scale, y - 240 * scale], scale },
          bust(robed(name, index + names.length)),
          scale > 0.7 ? folder() : '',
        ),
      )
      .join('') + shadowBelow(y + 190 * scale)
  )
}

const shadowBelow = (y: number) => fade(rectangle(0, y - 90, width, 130), night, 0.35, [0.5, 1], [0.5, 0])

const folder = () =>
  fill(corners('116 520, 256 546, 256 446, 104 424'), night) +
  fill(corners('396 520, 256 546, 256 446, 408 424'), '#0B3F49') +
  fill(corners('120 424, 256 446, 392 424, 392 414, 256 436, 120 414'), paper) +
  fill(ellipse(112, 478, 24, 20), '#F0C3A0') +
  fill(ellipse(400, 478, 24, 20), '#F0C3A0')

function conductor(): string {
  const [x, y] = [800, 1240]
  const coat = round(
    `${x - 190} ${y}, ${x - 170} ${y - 130}, ${x - 70} ${y - 190}, ${x + 70} ${y - 190}, ${x + 170} ${y - 130}, ${x + 190} ${y}`,
  )
  return [
    line(curve(`${x - 140} ${y - 120}, ${x - 260} ${y - 150}, ${x - 300} ${y - 270}`), '#16223F', 58),
    line(curve(`${x + 140} ${y - 120}, ${x + 270} ${y - 160}, ${x + 316} ${y - 290}`), '#16223F', 58),
    fill(ellipse(x - 304, y - 300, 30, 34), '#EDB994'),
    fill(ellipse(x + 322, y - 318, 30, 34), '#EDB994'),
    line(segment([x + 322, y - 330], [x + 410, y - 440]), paper, 8),
    fill(coat, '#1B2A4A'),
    fade(coat, night, 0.8, [1, 1], [0.3, 0.2]),
    fill(rectangle(x - 34, y - 230, 68, 60), '#E3A688'),
    fill(ellipse(x, y - 262, 68, 78), slate[2]),
    fade(ellipse(x, y - 262, 68, 78), slate[5], 0.9, [1, 0.8], [0.3, 0.2]),
    line(
      curve(`${x - 40} ${y - 300}, ${x} ${y - 320}, ${x + 40} ${y - 298}`) +
        curve(`${x - 50} ${y - 262}, ${x} ${y - 282}, ${x + 50} ${y - 260}`),
      slate[4],
      5,
    ),
    line(segment([x, y - 170], [x, y]), night, 5),
  ].join('')
}
