/** Fresh from the kiln: a shelf of bowls, jugs and one mended plate. */
import { sprig } from './growing.ts'
import { apricot, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import {
  corners,
  type Drawing,
  ellipse,
  fade,
  fill,
  glow,
  line,
  rectangle,
  segment,
  within,
} from './paint.ts'
import { dots, type Glaze, glazes, stripes, vessel } from './vessels.ts'

const [width, height] = [1600, 1200]

export const pottery: Drawing = {
  width,
  height,
  paint: () => [wall(), shelf(372), shelf(770), shelf(1150), upper(), middle(), lower()].join(''),
}

function wall(): string {
  const whole = rectangle(0, 0, width, height)
  return [
    fill(whole, rose[2]),
    fade(whole, rose[5], 0.7, [1, 1], [0.25, 0.2]),
    fade(corners('0 0, 700 0, 1500 1200, 300 1200'), '#FFFFFF', 0.55, [0, 0], [0.9, 0.8]),
  ].join('')
}

const shelf = (y: number) =>
  fill(rectangle(0, y, width, 34), '#B97B4A') +
  fade(rectangle(0, y, width, 34), '#5A3018', 0.9, [0.5, 1], [0.5, 0]) +
  line(segment([0, y + 2], [width, y + 2]), '#E0AC78', 5) +
  fade(rectangle(0, y + 34, width, 80), '#831332', 0.5, [0.5, 0], [0.5, 1]) +
  fade(rectangle(0, y - 60, width, 60), '#831332', 0.25, [0.5, 1], [0.5, 0])

function upper(): string {
  return [
    sprig([300, 180], 150, leaf[7], { pairs: 5, lean: -40 }),
    sprig([312, 180], 170, leaf[6], { pairs: 5, lean: 24 }),
    vessel(
      306,
      372,
      [
        [34, 220],
        [28, 180],
        [70, 140],
        [92, 80],
        [70, 16],
        [56, 0],
      ],
      glazes.sea,
      stripes(306, 260, petrol[1], 2, 26),
    ),
    vessel(
      560,
      372,
      [
        [118, 120],
        [110, 70],
        [70, 22],
        [48, 0],
      ],
      glazes.honey,
    ),
    vessel(
      840,
      372,
      [
        [52, 260],
        [44, 220],
        [48, 180],
        [84, 120],
        [88, 60],
        [60, 0],
      ],
      glazes.milk,
      dots(840, 180, petrol[5]),
    ),
    line(`M922 250Q990 240 970 170Q950 120 898 150`, paper, 20),
    vessel(
      1110,
      372,
      [
        [96, 150],
        [100, 90],
        [84, 30],
        [60, 0],
      ],
      glazes.berry,
      stripes(1110, 262, rose[2], 2, 24),
    ),
    vessel(
      1390,
      372,
      [
        [26, 250],
        [22, 200],
        [60, 150],
        [84, 90],
        [66, 20],
        [50, 0],
      ],
      glazes.ink,
      dots(1390, 250, apricot[2]),
    ),
  ].join('')
}

function middle(): string {
  return [
    stack(230, 770),
    mug(496, 770, glazes.moss),
    mug(650, 770, glazes.milk),
    mug(804, 770, glazes.sea),
    mendedPlate(1080, 600),
    vessel(
      1420,
      770,
      [
        [104, 190],
        [122, 120],
        [110, 50],
        [78, 0],
      ],
      glazes.moss,
      stripes(1420, 610, leaf[2], 3, 26),
    ),
  ].join('')
}

function stack(x: number, base: number): string {
  return upTo(4)
    .map((step) =>
      vessel(
        x,
        base - step * 46,
        [
          [128, 74],
          [118, 46],
          [82, 12],
          [56, 0],
        ],
        [glazes.honey, glazes.milk, glazes.berry, glazes.sea][step] ?? glazes.milk,
      ),
    )
    .join('')
}

const mug = (x: number, base: number, glaze: Glaze) =>
  line(
    `M${x + 54} ${base - 104}Q${x + 108} ${base - 108} ${x + 104} ${base - 62}Q${x + 98} ${base - 26} ${x + 52} ${base - 30}`,
    glaze.glaze,
    15,
  ) +
  vessel(
    x,
    base,
    [
      [60, 134],
      [58, 90],
      [56, 30],
      [50, 0],
    ],
    glaze,
  )

/** The plate that broke, put together again with gold. */
function mendedPlate(x: number, y: number): string {
  const plate = ellipse(x, y, 166)
  return [
    fill(ellipse(x + 24, y + 20, 168), '#831332', 0.35),
    fill(plate, petrol[6]),
    fade(plate, petrol[9], 0.85, [1, 1], [0.3, 0.3]),
    line(ellipse(x, y, 112), petrol[4], 7),
    within(
      plate,
      line(
        `M${x - 180} ${y - 40}L${x - 60} ${y - 16}L${x - 10} ${y + 26}L${x + 70} ${y + 8}L${x + 180} ${y + 60}M${x - 10} ${y + 26}L${x - 36} ${y + 180}M${x - 60} ${y - 16}L${x - 20} ${y - 180}`,
        '#F6C657',
        11,
      ),
    ),
    glow(plate, '#FFFFFF', 0.5, [x - 70, y - 80], 100),
    line(
      `M${x - 120} ${y + 170}L${x - 60} ${y + 118}M${x + 120} ${y + 170}L${x + 60} ${y + 118}`,
      '#7A4A28',
      17,
    ),
  ].join('')
}

function lower(): string {
  return [
    vessel(
      180,
      1150,
      [
        [76, 260],
        [70, 220],
        [112, 150],
        [116, 70],
        [84, 0],
      ],
      glazes.berry,
      dots(180, 920, rose[2]),
    ),
    vessel(
      470,
      1150,
      [
        [150, 120],
        [136, 70],
        [84, 20],
        [60, 0],
      ],
      glazes.milk,
      stripes(470, 1058, petrol[5], 1, 20),
    ),
    tools(690, 1150),
    vessel(
      930,
      1150,
      [
        [44, 280],
        [38, 240],
        [90, 170],
        [104, 90],
        [76, 0],
      ],
      glazes.moss,
    ),
    vessel(
      1190,
      1150,
      [
        [120, 150],
        [116, 90],
        [84, 20],
        [66, 0],
      ],
      glazes.ink,
      stripes(1190, 1030, apricot[2], 2, 26),
    ),
    vessel(
      1450,
      1150,
      [
        [60, 220],
        [52, 190],
        [96, 130],
        [104, 70],
        [72, 0],
      ],
      glazes.honey,
    ),
  ].join('')
}

const tools = (x: number, base: number) =>
  [
    [-26, -14, slate[4]],
    [2, 3, '#A06C42'],
    [28, 16, apricot[4]],
  ]
    .map(
      ([dx, lean, colour], index) =>
        line(
          segment(
            [x + Number(dx) * 0.6, base - 100],
            [x + Number(dx) + Number(lean), base - 230 - index * 16],
          ),
          String(colour),
          13,
        ) +
        (index === 1
          ? fill(ellipse(x + 6, base - 262, 13, 34), night)
          : fill(ellipse(x + Number(dx) + Number(lean), base - 236 - index * 16, 11, 19), '#6B3D1E')),
    )
    .join('') +
  vessel(
    x,
    base,
    [
      [56, 130],
      [54, 80],
      [56, 30],
      [50, 0],
    ],
    glazes.sea,
  )
