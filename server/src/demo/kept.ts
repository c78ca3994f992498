/** Adds what the town's people keep for themselves. */
import { sql } from 'kysely'
import { setApproval } from '../features/groups/public.ts'
import { addNewsOfWaiting, setWaiting } from '../features/posts/drafts/approval.queries.ts'
import { addDraft, addFolder, putInFolder } from '../features/posts/public.ts'
import { keepWrittenSurvey } from '../features/posts/posts.survey.ts'
import { addPost } from '../features/posts/posts.writing.queries.ts'
import { addApp } from '../features/accounts/public.ts'
import { addTest, addWebhook, bodyOf, newSalt, testType } from '../features/notifications/public.ts'
import { addList, putOnList } from '../features/people/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import { momentOf } from './moment.ts'
import { apps, drafts, folders, lists, pinnedChats, webhooks } from './story/kept.ts'
import type { Neighbour } from './story/people.ts'
import type { GroupName } from './story/telling.ts'
import { postThatBegins, type Written } from './talk.ts'

export async function addKept(
  tx: Tx,
  ids: Readonly<Record<Neighbour, number>>,
  groups: Readonly<Record<GroupName, number>>,
  written: readonly Written[],
): Promise<void> {
  for (const { by, text, publishAt, waitsIn, survey } of drafts) {
    const group = waitsIn ? groups[waitsIn] : null
    const added = await addPost(tx, {
      author: ids[by],
      message: text,
      audience: 'public',
      group,
      hashtags: [],
      nsfw: [],
      mentions: [],
      mediaId: null,
      waits: true,
    })
    if (!added) throw new Error(`${by} has no draft`)
    await addDraft(tx, {
      author: ids[by],
      post: added.id,
      publishAt: publishAt ? momentOf(publishAt) : null,
    })
    if (survey) await keepWrittenSurvey(tx, added.id, survey)
    if (group !== null) {
      await setApproval(tx, group, true)
      await setWaiting(tx, added.id, group)
      await addNewsOfWaiting(tx, group, added.id)
    }
  }
  for (const { by, name, posts } of folders) {
    const folder = await addFolder(tx, ids[by], name)
    if (folder === undefined) throw new Error(`${by} has too many folders`)
    for (const text of posts) {
      const { id } = postThatBegins(written, text)
      await sql`insert into saved_objects (member_id, object_id, kind) values (${ids[by]}, ${id}, 'post')`.execute(
        tx,
      )
      await putInFolder(tx, folder, id)
    }
  }
  for (const [at, { by, name, emoji, people }] of lists.entries()) {
    const list = await addList(tx, ids[by], { name, emoji })
    if (list === undefined) throw new Error(`${by} has too many lists`)
    for (const other of people) await putOnList(tx, { member: ids[by], list, other: ids[other] })
    await sql`update people_lists set pinned_as = ${at + 1} where id = ${list}`.execute(tx)
  }
  for (const [by, other] of pinnedChats)
    await sql`
      update listed_chats l set pinned_at = now()
      where l.member_id = ${ids[by]} and exists (
        select from listed_chats theirs
        where theirs.conversation_id = l.conversation_id and theirs.member_id = ${ids[other]})`.execute(tx)
  await addWebhooks(tx, ids)
}

async function addWebhooks(tx: Tx, ids: Readonly<Record<Neighbour, number>>): Promise<void> {
  for (const { by, ...app } of apps) await addApp(tx, ids[by], app)
  for (const { by, name, url, sent } of webhooks) {
    const added = await addWebhook(tx, ids[by], { name, url, events: ['people', 'posts'], salt: newSalt() })
    for (const [at, { status, answer }] of sent.entries()) {
      const when = new Date(Date.now() - (sent.length - at) * 3_600_000)
      const { id } = await addTest(tx, added.id, testType, (each) => bodyOf(each, testType, when, {}))
      const isDone = status < 300
      await sql`
        update webhook_deliveries set state = ${isDone ? 'delivered' : 'failed'}, attempts = 1, status = ${status},
          answer = ${answer}, error = ${isDone ? null : 'status'}, tried_at = ${when}, created_at = ${when}
        where id = ${id}`.execute(tx)
    }
    await sql`update webhooks set is_on = false where id = ${added.id}`.execute(tx)
  }
}
