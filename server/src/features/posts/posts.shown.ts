/** Objects of other kinds that posts show. Each feature declares how its kind is shown (`ShownKind`). */
import type { ShownReel } from '@commons/contract/reels/reels.ts'
import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { ShownKind } from '../../shown-objects/shown-kind.ts'
import { shownReels } from '../reels/public.ts'
import { shownSurveys } from '../surveys/public.ts'

/** What is shown of an object, by its kind. */
interface Shown {
  survey: SurveyCard
  reel: ShownReel
}

const kinds = { survey: shownSurveys, reel: shownReels } as const satisfies {
  [Name in keyof Shown]: ShownKind<Shown[Name]>
}
const names = Object.keys(kinds) as Array<keyof Shown>

/** Ids of the objects that a post shows, by their kind: the column `shows`. */
export type Shows = { readonly [Name in keyof Shown]?: number | undefined }

/** The shown objects of posts that the viewer sees, by kind and id. */
export type ShownObjects = { readonly [Name in keyof Shown]: ReadonlyMap<number, Shown[Name]> }
export const nothingShown: ShownObjects = { survey: new Map(), reel: new Map() }

/** Returns what these posts show, by one statement for each kind that any of them shows. */
export async function listShown(
  db: Db,
  posts: ReadonlyArray<Shows | null>,
  viewer: Viewer,
): Promise<ShownObjects> {
  const list = <Name extends keyof Shown>(name: Name, { list: read }: ShownKind<Shown[Name]>) =>
    read(
      db,
      posts.flatMap((shows) => shows?.[name] ?? []),
      viewer,
    )
  const [survey, reel] = await Promise.all([list('survey', kinds.survey), list('reel', kinds.reel)])
  return { survey, reel }
}

export const showsSomething = (shows: Shows): boolean => names.some((name) => shows[name] !== undefined)

interface Showing {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: (typeof kinds)[keyof Shown]['notFound']): never
}

/** Returns what a new post is to show; refuses what its author doesn't see. */
export async function findShown(shows: Shows, { db, viewer, refuse }: Showing): Promise<ShownObjects> {
  const shown = await listShown(db, [shows], viewer)
  for (const name of names) {
    const id = shows[name]
    if (id !== undefined && !shown[name].has(id)) refuse(kinds[name].notFound)
  }
  return shown
}
