/** Publishes threads: a thread is one piece of news. */
import { tellOfMentions } from '../../../mentions/mentions.news.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { hintGroup } from '../posts.groups.ts'
import { listMentionable } from '../posts.queries.ts'
import { tellPublished } from '../posts.published.ts'
import { makeWrittenSurvey } from '../posts.survey.ts'
import { publishThread } from './threads.queries.ts'

type Telling = Pick<WriteContext, 'tx' | 'emit' | 'hint'>

interface PublishedThread {
  /** None where not all of it is ready. */
  readonly posts: readonly number[]
  /** False where the survey of the first can't be made, as its author isn't in the group any more. */
  readonly isWhole: boolean
}

/** Publishes what waits in a locked thread, if all of it is ready, and tells others of it once. */
export async function publishReady({ tx, emit, hint }: Telling, thread: number): Promise<PublishedThread> {
  const [first, ...others] = await publishThread(tx, thread)
  if (!first) return { posts: [], isWhole: true }
  const isWhole = await makeWrittenSurvey({ tx, emit }, first.id)
  await tellPublished({ tx, emit, hint }, first)
  const told = new Set(first.mentions.map(({ user_id }) => user_id))
  for (const { id, author: by, mentions, group_id, audience } of others) {
    const fresh = mentions.filter(({ user_id }) => !told.has(user_id))
    for (const { user_id } of fresh) told.add(user_id)
    const naming = { object: id, by }
    tellOfMentions({ emit }, await listMentionable(tx, { ...naming, mentions: fresh }), {
      ...naming,
      kind: 'post',
    })
    await hintGroup({ db: tx, hint }, { id, group_id, audience })
  }
  return { posts: [first.id, ...others.map(({ id }) => id)], isWhole }
}
