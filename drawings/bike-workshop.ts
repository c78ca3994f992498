/** The workshop on a rainy day: one bicycle on the stand, and a place for each tool. */
import { bicycle, wheel } from './bicycles.ts'
import { sprig } from './growing.ts'
import { apricot, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
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
  type Point,
  rectangle,
  round,
  segment,
  within,
} from './paint.ts'

const [width, height] = [1600, 1100]

export const bikeWorkshop: Drawing = {
  width,
  height,
  paint: () => [room(), window(), board(), hanging(), bench(), stand(), onTheFloor()].join(''),
}

function room(): string {
  const wall = rectangle(0, 0, width, 820)
  const floor = rectangle(0, 800, width, 300)
  const tiles = upTo(4).flatMap((row) =>
    upTo(13).map((column) => {
      const [near, far] = [800 + ((row + 1) * (row + 2) * 300) / 20, 800 + (row * (row + 1) * 300) / 20]
      const at = (index: number, y: number) => 800 + (index - 6.5) * 160 * (1 + ((y - 800) / 300) * 0.7)
      return (row + column) % 2
        ? fill(
            corners(
              `${at(column, far)} ${far}, ${at(column + 1, far)} ${far}, ${at(column + 1, near)} ${near}, ${at(column, near)} ${near}`,
            ),
            '#C9A882',
          )
        : ''
    }),
  )
  return [
    fill(wall, '#E9D9BE'),
    fade(wall, apricot[6], 0.5, [1, 1], [0.3, 0.2]),
    fill(rectangle(0, 560, width, 244), petrol[6]),
    fade(rectangle(0, 560, width, 244), petrol[9], 0.85, [0.8, 1], [0.2, 0]),
    line(segment([0, 560], [width, 560]), petrol[8], 10),
    fill(floor, '#DDC3A0'),
    tiles.join(''),
    fade(floor, '#5A3018', 0.75, [0.6, 1], [0.4, 0]),
    fill(rectangle(0, 794, width, 14), petrol[9]),
  ].join('')
}

function window(): string {
  const pane = rectangle(110, 110, 360, 380)
  return [
    fill(rectangle(90, 90, 400, 424), paper),
    fill(pane, petrol[3]),
    within(
      pane,
      fade(pane, '#FFFFFF', 0.8, [0.3, 0], [0.6, 0.7]),
      fill(round('90 420, 180 350, 280 380, 380 330, 500 390, 500 520, 90 520'), leaf[4]),
      fill(corners('300 500, 300 330, 360 280, 420 330, 420 500'), rose[4]),
      fill(corners('286 336, 360 270, 434 336, 420 348, 360 294, 300 348'), rose[7]),
      upTo(22)
        .map((step) =>
          line(
            segment(
              [120 + ((step * 83) % 350), 120 + ((step * 57) % 330)],
              [112 + ((step * 83) % 350), 156 + ((step * 57) % 330)],
            ),
            '#FFFFFF',
            3,
            0.75,
          ),
        )
        .join(''),
    ),
    line(`${segment([290, 110], [290, 490])}${segment([110, 290], [470, 290])}`, paper, 16),
    line(rectangle(110, 110, 360, 380), '#CDBB9C', 5),
    fill(rectangle(70, 500, 440, 26), '#FFFDF6'),
    fade(rectangle(70, 526, 440, 30), '#8A6A44', 0.6, [0.5, 0], [0.5, 1]),
    fill(corners('140 500, 148 446, 212 446, 220 500'), rose[5]),
    fade(corners('140 500, 148 446, 212 446, 220 500'), rose[8], 0.8, [1, 0.6], [0.3, 0.4]),
    sprig([166, 448], 96, leaf[6], { lean: -18 }),
    sprig([182, 448], 120, leaf[7], { lean: 6 }),
    sprig([196, 448], 86, leaf[5], { lean: 22 }),
    fade(corners('470 110, 1000 800, 620 800, 130 500'), '#FFF6E0', 0.4, [0, 0], [0.9, 1]),
  ].join('')
}

function board(): string {
  const d = rectangle(590, 120, 520, 370)
  const dots = upTo(12).flatMap((column) =>
    upTo(8).map((row) => ellipse(622 + column * 42, 150 + row * 44, 3.4)),
  )
  const spanner = (x: number, long: number, colour: string) =>
    line(segment([x, 190], [x, 190 + long]), colour, 15) +
    line(`M${x - 17} 164v18a17 17 0 0 0 34 0v-18`, colour, 13) +
    line(ellipse(x, 204 + long, 15), colour, 11)
  const driver = (x: number, colour: string) =>
    fill(
      round(`${x - 17} 170, ${x} 160, ${x + 17} 170, ${x + 14} 236, ${x} 246, ${x - 14} 236`, 0.8),
      colour,
    ) + line(segment([x, 244], [x, 322]), slate[5], 9)
  return [
    fill(rectangle(604, 136, 520, 370), '#8A6A44', 0.4),
    fill(d, '#C99763'),
    fill(dots.join(''), '#8E5D37'),
    fade(d, '#7A4A28', 0.7, [1, 1], [0.4, 0.2]),
    [0, 1, 2, 3].map((step) => spanner(640 + step * 52, 120 - step * 18, slate[step % 2 ? 4 : 5])).join(''),
    driver(866, rose[5]),
    driver(912, apricot[4]),
    driver(958, petrol[6]),
    line('M1030 166v110', '#7A4A28', 17) + fill('M984 170h92l10 34h-112Z', slate[7]),
    line('M630 400h150', '#8A5530', 13) + line('M780 382h42a26 26 0 0 1 0 40h-42Z', slate[6], 11),
    line(curve('870 450, 850 400, 900 366, 950 400, 930 450, 990 462, 1060 420'), night, 11),
    line(ellipse(1050, 366, 44), slate[5], 10) +
      line(
        upTo(10)
          .map((step) =>
            segment(
              [1050 + Math.cos(step * 0.628) * 46, 366 + Math.sin(step * 0.628) * 46],
              [1050 + Math.cos(step * 0.628) * 56, 366 + Math.sin(step * 0.628) * 56],
            ),
          )
          .join(''),
        slate[5],
        9,
      ),
    line(rectangle(590, 120, 520, 370), '#8E5D37', 11),
  ].join('')
}

function hanging(): string {
  return [
    line(segment([1150, 40], [1620, 40]), '#8E5D37', 16),
    line(
      segment([1260, 40], [1260, 110]) + segment([1440, 40], [1440, 170]) + segment([1570, 40], [1570, 90]),
      slate[6],
      6,
    ),
    wheel([1260, 210], 104, night, slate[5]),
    wheel([1446, 286], 122, '#7A4A28', slate[4]),
    wheel([1590, 176], 92, night, rose[5]),
    line(segment([1010, 0], [1010, 70]), night, 5),
    fill('M950 118a60 56 0 0 1 120 0Z', rose[6]),
    glow(ellipse(1010, 300, 520), '#FFF3D6', 0.55, [1010, 150], 420),
    fill(ellipse(1010, 120, 26, 16), '#FFF8E0'),
  ].join('')
}

function bench(): string {
  const top = rectangle(-20, 636, 520, 38)
  const can = (x: number, colour: string, dark: string) =>
    fill(
      corners(`${x - 26} 636, ${x - 26} 572, ${x - 8} 556, ${x + 8} 556, ${x + 26} 572, ${x + 26} 636`),
      colour,
    ) +
    fade(
      corners(`${x - 26} 636, ${x - 26} 572, ${x - 8} 556, ${x + 8} 556, ${x + 26} 572, ${x + 26} 636`),
      dark,
      0.9,
      [1, 0.6],
      [0.3, 0.4],
    ) +
    line(segment([x, 556], [x + 28, 508]), slate[6], 7)
  return [
    fill(rectangle(20, 670, 44, 210), '#7A4A28') + fill(rectangle(410, 670, 44, 210), '#7A4A28'),
    fill(rectangle(64, 706, 346, 74), '#A06C42'),
    fade(rectangle(20, 670, 434, 210), night, 0.6, [0.5, 0], [0.5, 0.7]),
    fill(ellipse(150, 743, 13), '#5A3018') + fill(ellipse(320, 743, 13), '#5A3018'),
    fill(top, '#C99763'),
    fade(top, '#7A4A28', 0.9, [0.6, 1], [0.4, 0.1]),
    can(60, leaf[5], leaf[8]),
    can(126, apricot[4], apricot[7]),
    fill('M196 636v-72h70v72Z', paper) +
      fill('M196 600h70v22h-70Z', petrol[6]) +
      line('M266 580h22v38h-22', paper, 9) +
      line(curve('216 550, 226 530, 216 510') + curve('240 550, 250 526, 240 500'), '#FFFFFF', 5, 0.7),
    fill(corners('340 636, 350 596, 380 596, 380 560, 470 560, 470 596, 450 596, 452 636'), slate[7]) +
      line(segment([470, 578], [514, 578]) + segment([514, 556], [514, 600]), slate[5], 9),
    fade(
      corners('340 636, 350 596, 380 596, 380 560, 470 560, 470 596, 450 596, 452 636'),
      night,
      0.8,
      [1, 1],
      [0.3, 0.1],
    ),
  ].join('')
}

function stand(): string {
  return [
    fill(ellipse(930, 1010, 430, 34), '#5A3018', 0.5),
    line(
      `${segment([812, 520], [812, 990])}${segment([812, 990], [700, 1016])}${segment([812, 990], [930, 1016])}`,
      slate[7],
      18,
    ),
    line(segment([812, 548], [876, 566]), slate[7], 18),
    placed(
      { at: [720, 826], scale: 1.55, turn: -4 },
      bicycle({ frame: rose[5], metal: slate[3], leather: apricot[7], basket: apricot[3] }),
    ),
    fill(corners('850 548, 912 554, 910 594, 846 588'), apricot[4]),
  ].join('')
}

function onTheFloor(): string {
  return [
    placed(
      { at: [1330, 1000] },
      fill('M-10 -110h230v130h-230Z', leaf[6]),
      fade('M-10 -110h230v130h-230Z', leaf[9], 0.9, [1, 1], [0.3, 0.2]),
      fill('M-10 -110h230v28h-230Z', leaf[7]),
      line('M60 -112v-34h90v34', slate[7], 13),
      fill('M90 -90h30v26h-30Z', apricot[2]),
    ),
    pump(1250, 1010),
    cat(330, 1040),
  ].join('')
}

const pump = (x: number, y: number) =>
  line(segment([x, y - 20], [x, y - 200]), apricot[4], 26) +
  line(segment([x, y - 200], [x, y - 260]), slate[5], 9) +
  line(segment([x - 44, y - 262], [x + 44, y - 262]), night, 18) +
  line(segment([x - 48, y], [x + 48, y]), night, 16) +
  line(
    curve(
      `${x + 8} ${y - 30}, ${x + 70} ${y - 60}, ${x + 96} ${y - 10}, ${x + 50} ${y + 34}, ${x - 40} ${y + 44}`,
    ),
    night,
    8,
  )

function cat(x: number, y: number): string {
  const body = round(
    `${x - 118} ${y}, ${x - 130} ${y - 50}, ${x - 70} ${y - 92}, ${x + 30} ${y - 86}, ${x + 100} ${y - 44}, ${x + 104} ${y}, ${x} ${y + 14}`,
  )
  const head: Point = [x - 92, y - 62]
  return [
    fill(ellipse(x, y + 12, 150, 16), '#5A3018', 0.45),
    line(
      curve(`${x + 92} ${y - 10}, ${x + 150} ${y + 4}, ${x + 60} ${y + 20}, ${x - 30} ${y + 12}`),
      apricot[5],
      22,
    ),
    fill(body, apricot[4]),
    fade(body, apricot[7], 0.9, [1, 1], [0.3, 0.2]),
    [0, 1, 2]
      .map((step) =>
        line(
          curve(`${x - 20 + step * 40} ${y - 86 + step * 10}, ${x - 12 + step * 40} ${y - 60 + step * 8}`),
          apricot[6],
          11,
        ),
      )
      .join(''),
    fill(
      corners(
        `${head[0] - 46} ${head[1] - 20}, ${head[0] - 44} ${head[1] - 64}, ${head[0] - 12} ${head[1] - 40}`,
      ) +
        corners(
          `${head[0] + 46} ${head[1] - 20}, ${head[0] + 44} ${head[1] - 64}, ${head[0] + 12} ${head[1] - 40}`,
        ),
      apricot[5],
    ),
    fill(ellipse(head[0], head[1], 54, 44), apricot[4]),
    fill(ellipse(head[0], head[1] + 18, 24, 17), apricot[1]),
    line(
      curve(`${head[0] - 32} ${head[1] - 4}, ${head[0] - 20} ${head[1] + 4}, ${head[0] - 8} ${head[1] - 4}`) +
        curve(
          `${head[0] + 8} ${head[1] - 4}, ${head[0] + 20} ${head[1] + 4}, ${head[0] + 32} ${head[1] - 4}`,
        ),
      night,
      5,
    ),
    fill(ellipse(head[0], head[1] + 10, 6, 4), rose[5]),
  ].join('')
}
