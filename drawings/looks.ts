/** The looks of the demo's people. */
import * as hair from './hair.ts'
import { apricot, chance, iris, leaf, night, paper, petrol, rose, slate, upTo } from './ink.ts'
import { corners, curve, ellipse, fill, glow, line, rectangle, round, segment } from './paint.ts'
import { collar, crew, garment, glasses, gold, type Looks, scoop, skins, straps, vee } from './portrait.ts'

const freckles = (colour: string) => {
  const random = chance(5)
  return upTo(16)
    .map((step) =>
      fill(ellipse((step % 2 ? 300 : 214) + (random() - 0.5) * 46, 272 + random() * 20, 2.6), colour, 0.75),
    )
    .join('')
}

const stripes = (colour: string) =>
  upTo(4)
    .map((step) =>
      line(
        curve(
          `${36 + step * 4} ${486 + step * 30}, 150 ${462 + step * 30}, 256 ${470 + step * 30}, 362 ${462 + step * 30}, ${476 - step * 4} ${486 + step * 30}`,
        ),
        colour,
        9,
      ),
    )
    .join('')

export const looks = {
  jana: {
    skin: skins.fair,
    hair: '#7A3B1E',
    strand: '#B8683A',
    turn: -4,
    jaw: 70,
    behind: hair.waves,
    before: hair.swept,
    above: () =>
      fill(round('322 128, 352 112, 366 140, 342 158'), rose[4]) +
      fill(round('330 132, 318 96, 350 104'), rose[4]) +
      fill(ellipse(338, 132, 9), apricot[2]),
    mouth: 'grin',
    clothes: () => garment(leaf[6], leaf[8], scoop, straps(leaf[8], leaf[9])),
  },
  tom: {
    skin: skins.rosy,
    hair: '#C98B45',
    strand: '#E9B978',
    brow: '#A46B2E',
    turn: 3,
    jaw: 72,
    before: hair.curls(33, 96, 206),
    above: () => freckles('#C27A52'),
    clothes: () => garment(petrol[7], petrol[9], crew, collar(paper, '#CDBFA4')),
  },
  marek: {
    skin: skins.warm,
    hair: '#3A231A',
    strand: '#6B4632',
    jaw: 80,
    chin: 350,
    turn: -3,
    before: hair.beard(16),
    above: hair.beanie(apricot[4], apricot[7]),
    clothes: () => garment(slate[6], slate[9], crew, straps(petrol[8], petrol[9])),
  },
  betka: {
    skin: skins.fair,
    hair: '#E6B65C',
    strand: '#FBE0A0',
    brow: '#B98A3A',
    jaw: 76,
    chin: 344,
    eyes: 'laughing',
    mouth: 'grin',
    turn: 4,
    behind: hair.knot,
    before: hair.parted,
    above: hair.headband(rose[5], rose[7]),
    clothes: () => garment(paper, '#D9C3A0', scoop, straps('#F2E4CC', '#C9AE86')),
  },
  owen: {
    skin: skins.rosy,
    hair: '#D5D8D6',
    strand: '#F7F9F8',
    brow: '#A9AFAE',
    jaw: 74,
    chin: 350,
    turn: -5,
    before: (own) => hair.combedBack(own) + hair.moustache(own),
    above: () => glasses(night, 32),
    mouth: 'calm',
    clothes: () =>
      garment(
        iris[7],
        iris[9],
        vee,
        fill(corners('206 410, 256 478, 306 410, 256 430'), paper),
        fill(corners('256 440, 236 426, 230 462'), rose[6]),
        fill(corners('256 440, 276 426, 282 462'), rose[6]),
        fill(ellipse(256, 441, 9), rose[7]),
      ),
  },
  ludmila: {
    skin: skins.fair,
    hair: '#BFC7C9',
    strand: '#EDF2F2',
    brow: '#8E989A',
    jaw: 72,
    chin: 346,
    eyes: 'laughing',
    turn: 3,
    before: hair.parted,
    above: () => '',
    clothes: (own) =>
      garment(
        petrol[5],
        petrol[8],
        crew,
        collar(petrol[7], petrol[9]),
        line(segment([256, 440], [256, 540]), petrol[9], 6),
        hair.plait(own),
      ),
  },
  hana: {
    skin: skins.fair,
    hair: '#16222A',
    strand: '#47606B',
    jaw: 66,
    chin: 344,
    turn: -2,
    behind: hair.bob,
    before: hair.fringe,
    above: () => glasses(rose[6], 33),
    clothes: () => garment(paper, '#CDBFA4', crew, stripes(rose[5])),
  },
  petr: {
    skin: skins.warm,
    hair: '#5B3A22',
    strand: '#8A603C',
    jaw: 78,
    chin: 348,
    mouth: 'smile',
    turn: 4,
    before: (own) =>
      fill(round('184 282, 206 300, 256 336, 306 300, 328 282, 320 326, 256 352, 192 326'), own.hair, 0.28),
    above: hair.straw(apricot[3], apricot[5], petrol[8]),
    clothes: () =>
      garment(
        paper,
        '#D6C4A2',
        vee,
        fill(corners('176 398, 214 388, 256 470, 226 470'), '#FFFDF6'),
        fill(corners('336 398, 298 388, 256 470, 286 470'), '#FFFDF6'),
      ),
  },
  grace: {
    skin: skins.brown,
    hair: '#241512',
    strand: '#6A4234',
    jaw: 70,
    turn: -4,
    behind: hair.halo,
    before: hair.haloLine,
    mouth: 'grin',
    above: () => [167, 345].map((x) => line(ellipse(x, 292, 17, 19), gold, 7)).join(''),
    clothes: () =>
      garment(
        apricot[4],
        apricot[6],
        scoop,
        upTo(14)
          .map((step) =>
            fill(ellipse(70 + (step % 7) * 62, 480 + Math.floor(step / 7) * 40 + (step % 2) * 16, 9), paper),
          )
          .join(''),
      ),
  },
  vojta: {
    skin: skins.rosy,
    hair: '#8A5730',
    strand: '#B98450',
    jaw: 78,
    chin: 350,
    turn: 5,
    behind: hair.knot,
    before: (own) => hair.combedBack(own) + hair.beard(6)(own),
    clothes: () =>
      garment(
        rose[7],
        rose[9],
        vee,
        fill(corners('206 408, 256 478, 306 408, 256 426'), slate[1]),
        [80, 150, 362, 432]
          .map((x) => line(segment([x, 430], [x - (256 - x) * 0.1, 540]), rose[4], 5, 0.55))
          .join(''),
        [470, 510]
          .map((y) =>
            line(
              curve(`20 ${y + 14}, 140 ${y - 16}, 206 ${y - 22}`) +
                curve(`306 ${y - 22}, 372 ${y - 16}, 492 ${y + 14}`),
              rose[4],
              5,
              0.55,
            ),
          )
          .join(''),
      ),
  },
  iveta: {
    skin: skins.tan,
    hair: '#2B1A22',
    strand: '#6E4658',
    jaw: 70,
    turn: -3,
    mouth: 'calm',
    behind: hair.long,
    before: hair.swept,
    clothes: () =>
      garment(
        iris[5],
        iris[8],
        vee,
        fill(rectangle(330, 478, 64, 50), iris[6]),
        line(segment([356, 466], [356, 490]), paper, 6),
      ),
  },
  dan: {
    skin: skins.rosy,
    hair: '#C2602A',
    strand: '#E8935A',
    jaw: 80,
    chin: 348,
    turn: -4,
    eyes: 'laughing',
    before: hair.beard(34),
    above: ({ skin }) =>
      glow(round('180 200, 200 136, 256 120, 312 136, 300 190'), '#FFF3E6', 0.7, [220, 146], 60) +
      line(curve('226 176, 256 170, 288 176'), skin.line, 4, 0.4),
    clothes: () => garment(slate[3], slate[5], crew, straps(apricot[7], apricot[9])),
  },
  klara: {
    skin: skins.fair,
    hair: rose[4],
    strand: rose[2],
    brow: '#8B3A52',
    jaw: 66,
    chin: 342,
    turn: 5,
    behind: hair.bob,
    before: hair.parted,
    above: hair.cyclingCap(slate[1], petrol[6], slate[4]),
    mouth: 'grin',
    clothes: () =>
      garment(
        '#F5C23D',
        '#B98200',
        crew,
        collar('#E0A917', '#9A6D00'),
        line(curve('20 520, 140 490, 256 498, 372 490, 492 520'), slate[1], 14),
      ),
  },
  standa: {
    skin: skins.rosy,
    hair: '#F1EFE8',
    strand: '#C9C5B8',
    brow: '#D8D4C8',
    jaw: 78,
    chin: 350,
    turn: 3,
    mouth: 'calm',
    eyes: 'laughing',
    before: (own) =>
      fill(round('164 258, 160 200, 182 196, 180 250'), own.hair) +
      fill(round('348 258, 352 200, 330 196, 332 250'), own.hair) +
      hair.moustache(own),
    above: hair.flatCap('#8B6B4A', '#4F3A26'),
    clothes: () =>
      garment(
        '#7B5B3E',
        '#45301E',
        vee,
        fill(corners('206 408, 256 478, 306 408, 256 424'), petrol[2]),
        line(segment([256, 436], [256, 474]), petrol[5], 5),
        fill(corners('168 398, 206 392, 256 486, 214 500, 150 440'), '#694B31'),
        fill(corners('344 398, 306 392, 256 486, 298 500, 362 440'), '#694B31'),
      ),
  },
} as const satisfies Record<string, Looks>

export type FaceName = keyof typeof looks
