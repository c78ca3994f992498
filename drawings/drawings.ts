/** All drawings of the demo by name: faces, covers, and pictures of posts and groups. */
import { atticWindow } from './attic-window.ts'
import { beehives } from './beehives.ts'
import { bikeWorkshop } from './bike-workshop.ts'
import { bread } from './bread.ts'
import { choir } from './choir.ts'
import { choirBackground, choirLogo } from './choir-page.ts'
import { hillsCover } from './hills-cover.ts'
import { riverCover } from './river-cover.ts'
import { starsCover } from './stars-cover.ts'
import { wheatCover } from './wheat-cover.ts'
import { wheelsCover } from './wheels-cover.ts'
import { wiresCover } from './wires-cover.ts'
import { face } from './faces.ts'
import { gauge } from './gauge.ts'
import { type FaceName, looks } from './looks.ts'
import { fairPoster } from './fair-poster.ts'
import { footbridge } from './footbridge.ts'
import { garden } from './garden.ts'
import { longTable } from './long-table.ts'
import { nightTown } from './night-town.ts'
import type { Drawing } from './paint.ts'
import { pottery } from './pottery.ts'
import { river } from './river.ts'
import { seedlings } from './seedlings.ts'
import { swallowPrint } from './swallow-print.ts'
import { townMap } from './town-map.ts'

const scenes = {
  'attic-window': atticWindow,
  beehives,
  'bike-workshop': bikeWorkshop,
  bread,
  choir,
  'fair-poster': fairPoster,
  footbridge,
  garden,
  'long-table': longTable,
  'night-town': nightTown,
  pottery,
  river,
  seedlings,
  'swallow-print': swallowPrint,
  'town-map': townMap,
}

const covers = {
  hills: hillsCover,
  river: riverCover,
  stars: starsCover,
  wheat: wheatCover,
  wheels: wheelsCover,
  wires: wiresCover,
}

/** Pictures of groups, each drawn small and wide. */
const emblems = {
  bread,
  choir,
  footbridge,
  'long-table': longTable,
  seedlings,
  'swallow-print': swallowPrint,
}

export type EmblemName = keyof typeof emblems
export type SceneName = keyof typeof scenes
export type CoverName = keyof typeof covers
export type { FaceName }

interface NamedDrawing {
  kind: 'scene' | 'cover' | 'face' | 'banner' | 'emblem' | 'logo' | 'background'
  name: string
  drawing: Drawing
}

const named = (kind: NamedDrawing['kind'], drawings: Record<string, Drawing>): NamedDrawing[] =>
  Object.entries(drawings).map(([name, drawing]) => ({ kind, name, drawing }))

/** The large drawings come first, so that no core waits for the last of them. */
export const allDrawings: readonly NamedDrawing[] = [
  ...named('scene', scenes),
  ...named('cover', covers),
  ...named('banner', emblems),
  ...named('emblem', emblems),
  ...named('background', { choir: choirBackground }),
  ...named('logo', { choir: choirLogo }),
  ...(Object.keys(looks) as FaceName[]).map((name) => ({ kind: 'face' as const, name, drawing: face(name) })),
  ...named('face', { gauge }),
]
