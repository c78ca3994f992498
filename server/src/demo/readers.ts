/** Who liked which post of the story: random, but the same for the same story. */
import { chance } from './chance.ts'
import { follows, followersOfGauge, friends, type Neighbour, people, type Poster } from './story/people.ts'
import type { Telling } from './story/telling.ts'

const names = Object.keys(people) as Neighbour[]
const pairs = new Set([
  ...friends.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]),
  ...follows.map(([follower, followed]) => `${follower} ${followed}`),
  ...followersOfGauge.map((follower) => `${follower} gauge`),
])
const isFollowing = (one: Poster, other: Poster) => pairs.has(`${one} ${other}`)
const areFriends = (one: Poster, other: Poster) => isFollowing(one, other) && isFollowing(other, one)

export interface Reaction {
  by: Neighbour
  kind: 'like' | 'dislike'
}

/** Returns the reactions to a post that is `minutes` old. Followers of its author are likelier to react. */
export function reactionsTo(telling: Telling, place: number, minutes: number): Reaction[] {
  const random = chance(place * 977 + 13)
  // Few have seen a new post.
  const seen = Math.min(1, 0.45 + minutes / 60)
  return names.flatMap((by): Reaction[] => {
    const mood = random()
    if (by === telling.by || (telling.quietly && !areFriends(by, telling.by))) return []
    if (telling.disliked?.includes(by)) return [{ by, kind: 'dislike' }]
    // Members who joined later scroll back now and then.
    const wasThere = minutes < people[by].joinedAgo * 24 * 60
    const share = telling.warmth * (isFollowing(by, telling.by) ? 0.96 : 0.6) * (wasThere ? 1 : 0.2) * seen
    return mood < share ? [{ by, kind: 'like' }] : []
  })
}
