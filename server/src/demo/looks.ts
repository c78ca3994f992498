/** How often the town has viewed posts and profiles: random, but the same for the same story. */
import { addLooks, type Looks } from '../features/insights/looks.queries.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db/prepared.ts'
import { chance } from './chance.ts'
import { type Neighbour, people } from './story/people.ts'
import type { Written } from './talk.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** For how many days a post is viewed, and how far back views of a profile go. */
const postDays = 21
const profileDays = 400
/** Readers per day, by a post's audience. */
const readers = { public: 11, private: 5 }

/** Returns a random hour between getting up and going to bed. */
const someHour = (day: number, random: () => number) =>
  Math.floor(day / dayMs) * dayMs + Math.floor(5 + random() * 17) * hourMs

export async function addTownsLooks(
  tx: Db,
  written: readonly Written[],
  ids: Record<Neighbour, number>,
): Promise<void> {
  const all = new Map<string, Looks>()
  const present = now().getTime()
  const look = (
    owner: number,
    post: number | undefined,
    at: number,
    kind: 'impressions' | 'pageviews',
    since: number,
  ) => {
    if (at < since || at > present) return
    const key = `${owner} ${post ?? ''} ${at}`
    const looks = all.get(key) ?? { owner, post, hour: new Date(at), impressions: 0, pageviews: 0 }
    looks[kind]++
    all.set(key, looks)
  }

  for (const [place, { id, author, audience, at, text }] of written.entries()) {
    // Views of a reminder count for the post it shows.
    if (text === '') continue
    const random = chance(place * 613 + 29)
    const since = at.getTime()
    for (let day = 0; day < postDays; day++) {
      const seen = Math.round(readers[audience] * 1.5 * Math.exp(-day / 3) * (0.5 + random()))
      for (let i = 0; i < seen; i++) {
        const hour = someHour(since + day * dayMs, random)
        look(author, id, hour, 'impressions', since)
        if (random() < 0.14) look(author, id, hour, 'pageviews', since)
      }
    }
  }

  for (const [place, neighbour] of (Object.keys(people) as Neighbour[]).entries()) {
    const random = chance(place * 389 + 11)
    const { joinedAgo } = people[neighbour]
    const since = present - joinedAgo * dayMs
    for (let day = Math.min(joinedAgo, profileDays); day >= 0; day--) {
      const opened = Math.floor(random() * 4)
      for (let i = 0; i < opened; i++)
        look(ids[neighbour], undefined, someHour(present - day * dayMs, random), 'pageviews', since)
    }
  }
  await addLooks(tx, [...all.values()])
}
