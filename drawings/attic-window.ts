/** The view from a new home: roofs, the bridge, and the first cup of tea. */
import { poplar, sprig, tree } from './growing.ts'
import { apricot, chance, iris, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
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
  rectangle,
  ridge,
  segment,
  within,
} from './paint.ts'
import { bird, cloud, house, many } from './things.ts'

const [width, height] = [1600, 1200]

export const atticWindow: Drawing = {
  width,
  height,
  paint: () => [room(), view(), casement(), onTheSill()].join(''),
}

const opening = 'M330 900V330A470 300 0 0 1 1270 330V900Z'

function room(): string {
  const whole = rectangle(0, 0, width, height)
  return [
    fill(whole, petrol[8]),
    fade(whole, night, 0.8, [0, 0.5], [0.25, 0.5]),
    fade(whole, night, 0.8, [1, 0.5], [0.75, 0.5]),
    fade(corners('330 900, 1270 900, 1600 1200, 100 1200'), apricot[3], 0.4, [0.5, 0], [0.5, 1]),
    line('M-20 560L300 -20M1620 560L1300 -20', '#4A2E20', 44),
    line('M-20 560L300 -20M1620 560L1300 -20', '#7A4A28', 30),
    fill('M282 930V320A518 338 0 0 1 1318 320V930Z', '#7A4A28'),
  ].join('')
}

function view(): string {
  const random = chance(61)
  const inks = { shadow: '#A0664C', roof: rose[5], roofShadow: rose[8], window: petrol[7] }
  const walls = [apricot[0], rose[2], paper, apricot[2], petrol[1]] as const
  const roofs = [rose[5], rose[6], apricot[5], rose[5], '#B4553F'] as const
  const row = (y: number, from: number, size: number, count: number) =>
    many(
      upTo(count).map((step) => [from + step * size * 1.02, y + (step % 3) * 10] as const),
      ([x, base], index) =>
        house([x, base], size * (0.92 + (index % 3) * 0.06), size * (0.62 + ((index * 7) % 4) * 0.09), {
          ...inks,
          wall: walls[index % walls.length] ?? paper,
          roof: roofs[(index * 2) % roofs.length] ?? rose[5],
          gable: index % 3 === 1,
          lit: 0.1,
        }),
    )
  return within(
    opening,
    fill(opening, apricot[1]),
    fade(opening, petrol[4], 0.8, [0.5, 0], [0.5, 0.6]),
    fill(ellipse(1040, 300, 70), '#FFF8E8'),
    glow(opening, '#FFF8E8', 0.8, [1040, 300], 300),
    cloud([560, 240], 300, '#FFFDF8', rose[2]),
    cloud([860, 180], 200, '#FFFDF8', rose[2]),
    many('700 330, 744 352, 662 364', (place) => bird(place, 30, petrol[8])),
    fill(land(ridge({ y: 480, height: 36, steps: 6 }, random), 900), petrol[4]),
    fill(land(ridge({ y: 526, height: 26, steps: 8 }, random), 900), leaf[4]),
    fade(rectangle(0, 430, width, 200), apricot[0], 0.7, [0.5, 1], [0.5, 0]),
    fill('M300 640C520 600 640 640 800 620S1100 560 1300 600V700H300Z', petrol[3]),
    line('M640 640a50 44 0 0 1 100 0M760 632a50 44 0 0 1 100 0M880 624a50 44 0 0 1 100 0', '#C98F66', 20),
    line('M600 598C720 580 900 574 1030 584', '#D9A27A', 20),
    tree([420, 660], 170, { crown: leaf[5], shadow: petrol[8], light: leaf[2] }),
    poplar([1150, 640], 200, leaf[6], petrol[9]),
    poplar([1196, 640], 160, leaf[6], petrol[9]),
    tree([1090, 650], 120, { crown: leaf[4], shadow: petrol[8], light: leaf[2] }),
    row(750, 310, 130, 8),
    fade(rectangle(300, 560, 1000, 220), apricot[1], 0.45, [0.5, 0], [0.5, 1]),
    row(900, 250, 200, 6),
  )
}

function casement(): string {
  return [
    line('M330 900V330A470 300 0 0 1 1270 330V900', paper, 30),
    line('M800 30V900M330 480H1270', paper, 20),
    line('M816 50V890M350 496H1260', '#C9B48C', 5),
    fill(rectangle(776, 610, 13, 60), apricot[4]),
    fill('M330 20C250 240 300 600 190 900C150 980 90 960 60 1010V-20H340Z', rose[4]),
    fade(
      'M330 20C250 240 300 600 190 900C150 980 90 960 60 1010V-20H340Z',
      rose[8],
      0.85,
      [0, 0.5],
      [0.8, 0.5],
    ),
    fill('M1270 20C1350 240 1300 600 1410 900C1450 980 1510 960 1540 1010V-20H1260Z', rose[4]),
    fade(
      'M1270 20C1350 240 1300 600 1410 900C1450 980 1510 960 1540 1010V-20H1260Z',
      rose[8],
      0.85,
      [1, 0.5],
      [0.2, 0.5],
    ),
    line('M270 120C230 400 250 640 150 900M1330 120C1370 400 1350 640 1450 900', rose[7], 6, 0.6),
    line('M40 10H1560', '#B97B4A', 26),
    fill(rectangle(190, 900, 1220, 64), '#C08A58'),
    fade(rectangle(190, 900, 1220, 64), '#5A3018', 0.8, [0.5, 1], [0.5, 0]),
    line(segment([190, 904], [1410, 904]), '#E8BC8C', 8),
  ].join('')
}

function onTheSill(): string {
  const cup = 'M560 760H680L666 880Q660 900 640 900H600Q580 900 574 880Z'
  const pot = corners('1010 800, 1150 800, 1132 900, 1028 900')
  const boxes = placed(
    { at: [800, 1090] },
    fill(rectangle(-420, -90, 300, 220), '#C99763'),
    fade(rectangle(-420, -90, 300, 220), '#6B3D1E', 0.8, [1, 1], [0.3, 0.2]),
    fill(rectangle(-300, -90, 50, 90), '#E3C08E'),
    fill(corners('-430 -90, -470 -150, -300 -150, -270 -90'), '#D9A96E'),
    fill(rectangle(-90, -40, 260, 170), '#B9834E'),
    fade(rectangle(-90, -40, 260, 170), '#5A3018', 0.8, [1, 1], [0.3, 0.2]),
    fill(rectangle(10, -40, 44, 70), '#E3C08E'),
  )
  return [
    boxes,
    line(
      curve('600 740, 584 700, 606 660, 590 616') + curve('644 740, 662 694, 640 654, 656 622'),
      '#FFFFFF',
      8,
      0.7,
    ),
    line('M676 786Q736 782 730 826Q722 868 668 862', petrol[5], 17),
    fill(cup, petrol[5]),
    fade(cup, petrol[9], 0.9, [1, 0.6], [0.3, 0.4]),
    glow(cup, '#FFFFFF', 0.6, [594, 800], 40),
    fill(ellipse(620, 760, 60, 12), '#7A3A1C'),
    line(ellipse(620, 760, 60, 12), petrol[3], 6),
    placed(
      { at: [820, 884] },
      fill('M-110 -26h220v26h-220Z', iris[6]),
      fill('M-96 -52h196v26h-196Z', apricot[4]),
      fill('M-104 -82h186v30h-186Z', leaf[6]),
      fill('M60 -26h50v26h-50ZM-96 -46h40v14h-40ZM40 -76h42v18h-42Z', paper),
      line('M-60 -82L-46 -120M-46 -120L20 -104', night, 5),
      fill(ellipse(-30, -104, 26, 17) + ellipse(34, -98, 26, 17), slate[1], 0.5),
      line(ellipse(-30, -104, 26, 17) + ellipse(34, -98, 26, 17), night, 5),
    ),
    sprig([1064, 806], 210, leaf[6], { lean: -44, pairs: 5 }),
    sprig([1080, 806], 250, leaf[7], { lean: 4, pairs: 6 }),
    sprig([1098, 806], 200, leaf[5], { lean: 50, pairs: 5 }),
    fill(pot, '#D0714A'),
    fade(pot, '#6B2F22', 0.95, [1, 0.6], [0.3, 0.4]),
    fill(rectangle(998, 780, 164, 36), '#D0714A'),
    fade(rectangle(998, 780, 164, 36), '#6B2F22', 0.9, [1, 0.6], [0.3, 0.4]),
  ].join('')
}
