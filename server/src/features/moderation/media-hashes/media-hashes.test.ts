import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { jpeg, png } from '../../../../test/files/pictures.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { staffMember } from '../../../../test/staff.ts'
import { uploader } from '../../../../test/uploads.ts'
import type { Person, World } from '../../../../test/world.ts'

let here: World
let there: World
let moderator: Person
let other: Person
let eve: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  moderator = await staffMember(here, 'Mod', 'moderator')
  other = await staffMember(here, 'Other', 'moderator')
  eve = await here.person('Eve')
})

const reason = 'It is illegal'

test('a file that is removed for good is refused wherever it is uploaded, until a moderator lets it', async () => {
  const { as } = here
  const file = await jpeg()
  const { post_id } = await here.post(eve, { message: 'x' }, { file })
  const ada = await here.person('Ada')
  const { report_id } = (
    await as(ada).call('add_report', { report_type: 'post', report_id: post_id, reason: 'illegal' })
  ).recdata
  const [decided] = (
    await as(moderator).call('decide_reports', {
      report_ids: [report_id],
      acts: ['hide'],
      rule_id: 9,
      reason,
    })
  ).recdata
  const decision_id = decided?.decision_id ?? 0
  // What is only hidden may come back, and so may its file.
  await as(ada).call('add_post', { message: 'The same' }, { file })
  await as(moderator).call('ask_purge', { decision_id, reason })
  await as(other).call('confirm_purge', { decision_id, reason })

  await as(ada).isRefused('add_post', { message: 'Again' }, 'file_blocked', { file })
  await there.as(ada).isRefused('add_post', { message: 'There' }, 'file_blocked', { file })
  const crop = { x: 0, y: 0, width: 100, height: 100 }
  await as(ada).isRefused('profile_pic_update', crop, 'file_blocked', { profile_pic: file })
  const upload_id = await uploader(here.url, ada).whole(await file.bytes())
  await as(ada).isRefused('add_post', { message: 'In pieces', upload_id }, 'file_blocked')
  await as(ada).call('add_post', { message: 'Another' }, { file: await png() })

  const { recdata: listed } = await as(moderator).call('media_hash_list', {})
  assert.deepEqual(
    listed.map(({ kind, added_by, report_id: its }) => [kind, added_by?.user_id, its]),
    [['image', other.id, report_id]],
  )
  assert.match(listed[0]?.sha256 ?? '', /^[0-9a-f]{64}$/)
  const media_hash_id = listed[0]?.media_hash_id ?? 0
  await as(moderator).call('delete_media_hash', { media_hash_id })
  await as(moderator).isRefused('delete_media_hash', { media_hash_id }, 'media_hash_not_found')
  await as(ada).call('add_post', { message: 'Let again' }, { file })
})
