/** A call repeated under its idempotency key answers nothing that the member may no longer see. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Person, type World, world } from './world.ts'

/** Sends the prepared call as Ada twice; Nik blocks her in between. Returns both answers. */
async function repeat(
  prepare: (here: World, ada: Person, nik: Person) => Promise<{ call: string; input: object }>,
) {
  const here = await world()
  const [ada, nik] = [await here.person('Ada'), await here.person('Nik')]
  await here.befriend(ada, nik)
  const { call, input } = await prepare(here, ada, nik)
  const send = () => here.as(ada).send(call, { ...input, idempotency_key: `repeated-${call}` })
  const first = await send()
  assert.equal(first.status, 200, JSON.stringify(first.body))
  await here.block(nik, ada)
  return { first: JSON.stringify(first.body), again: JSON.stringify((await send()).body) }
}

async function postWithComment({ as }: World, ada: Person, nik: Person) {
  const { post_id } = (await as(ada).call('add_post', { message: 'a post' })).recdata
  const { post_comment_id } = (await as(ada).call('post_comment', { post_id, comment: 'of Ada' })).recdata
  await as(nik).call('post_comment', { post_id, comment: 'words of Nik' })
  await as(nik).call('post_comment_reply', { post_comment_id, reply: 'words of Nik' })
  return { post_id, post_comment_id }
}

for (const [what, prepare] of Object.entries({
  'an edit': async (here: World, ada: Person, nik: Person) => {
    const { post_id } = await postWithComment(here, ada, nik)
    return { call: 'edit_post', input: { post_id, message: 'edited' } }
  },
  'a restored post': async (here: World, ada: Person, nik: Person) => {
    const { post_id } = await postWithComment(here, ada, nik)
    await here.as(ada).call('post_delete', { post_id })
    return { call: 'post_restore', input: { post_id } }
  },
  'a restored comment': async (here: World, ada: Person, nik: Person) => {
    const { post_comment_id } = await postWithComment(here, ada, nik)
    await here.as(ada).call('post_comment_delete', { post_comment_id })
    return { call: 'restore_comment', input: { comment_id: post_comment_id } }
  },
  'a report': async (here: World, _ada: Person, nik: Person) => {
    const written = { message: 'words of Nik', post_type: 'private' } as const
    const { post_id } = (await here.as(nik).call('add_post', written)).recdata
    return { call: 'add_report', input: { report_type: 'post', report_id: post_id, reason: 'other' } }
  },
}))
  test(`${what} that is repeated shows no words of who has blocked one since`, async () => {
    const { first, again } = await repeat(prepare)
    assert(first.includes('words of Nik'), first)
    assert(again.includes('"code":true') && !again.includes('words of Nik'), again)
  })

test('following that is repeated finds nobody who has blocked one since', async () => {
  const { again } = await repeat(async (_here, _ada, nik) => ({
    call: 'follow',
    input: { following_id: nik.id },
  }))
  assert.match(again, /"error":"member_not_found"/)
})
