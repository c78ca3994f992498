/** What all kinds of entries have in common. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { mostEntries } from '@commons/contract/shared/entries.ts'
import { sql } from 'kysely'
import { addAbout, aboutKinds, seenAbout } from '../../../../test/scenes/about-scene.ts'
import { type World, world } from '../../../../test/world.ts'
import { removeDeletedEntries } from '../../../entries/entries.queries.ts'

async function adaAndBob() {
  const here = await world()
  return { here, ada: await here.person('Ada'), bob: await here.person('Bob') }
}

/** Listens for hints; returns a function that takes the topics hinted so far, and to whom. */
function hear({ platform }: World) {
  const hints: Array<{ topic: string; to?: readonly number[] }> = []
  platform.bus.subscribe({
    hints: (heard) => void hints.push(...heard),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  return () => hints.splice(0).filter(({ topic }) => topic.startsWith('about:'))
}

for (const kind of aboutKinds) {
  const { add, update, remove, list, id: idField, whole, least, blank, field, other, shows } = kind

  describe(kind.kind, () => {
    test('says all that was given, and of what was not nothing', async () => {
      const { here, ada } = await adaAndBob()
      const full = await addAbout(here, ada, kind)
      assert.deepEqual(full, { ...whole, ...shows, id: full.id, audience: kind.audience })
      const bare = await addAbout(here, ada, kind, { ...least, audience: 'friends' })
      assert.deepEqual(bare, { ...blank, ...least, ...shows, id: bare.id, audience: 'friends' })
      const both = await seenAbout(here, ada, kind)
      assert(typeof both === 'object')
      assert.deepEqual(new Set(both), new Set([full, bare]))
      assert.deepEqual(await seenAbout(here, ada, kind, ada), both)
      const { body } = await here.as(ada).send(list, { view_user_id: '' })
      assert.deepEqual(body[kind.key], both)
    })

    test('what a change leaves out stays as it was', async () => {
      const { here, ada } = await adaAndBob()
      const full = await addAbout(here, ada, kind, { ...whole, audience: 'friends' })
      // The documents require some fields in every call.
      const sent = Object.fromEntries(Object.keys(kind.required).map((name) => [name, whole[name]]))
      const change = async (input: object) =>
        (await here.as(ada).send(update, { [idField]: full.id, ...sent, ...input })).body['recdata']
      assert.deepEqual(await change({ [field]: other }), { ...full, [field]: other })
      const after = { ...full, audience: 'only_me' }
      assert.deepEqual(await change({ [field]: full[field], audience: 'only_me' }), after)
      assert.deepEqual(await seenAbout(here, ada, kind), [after])
    })

    test('is its member’s alone to change, delete and restore', async () => {
      const { here, ada, bob } = await adaAndBob()
      const entry = await addAbout(here, ada, kind)
      const refused = async (call: typeof add, input: object) =>
        (await here.as(bob).isRefused(call, input as never, 'about_entry_not_found')).body
      const nobodys = await refused(update, { [idField]: 999_999_999, ...whole })
      assert.deepEqual(await refused(update, { [idField]: entry.id, ...whole, [field]: other }), nobodys)
      assert.deepEqual(await refused(remove, { [idField]: entry.id }), nobodys)
      await here.as(ada).send(remove, { [idField]: entry.id })
      assert.deepEqual(await refused('about_restore', { about_id: entry.id }), nobodys)
      assert.deepEqual(await seenAbout(here, ada, kind), [])
      await here.as(ada).call('about_restore', { about_id: entry.id })
      assert.deepEqual(await seenAbout(here, ada, kind), [entry])
    })

    test('is of its own kind: the calls of another one do not find it', async () => {
      const { here, ada } = await adaAndBob()
      const entry = await addAbout(here, ada, kind)
      for (const each of aboutKinds.filter((one) => one !== kind)) {
        const input = { [each.id]: entry.id, ...each.whole }
        await here.as(ada).isRefused(each.update, input as never, 'about_entry_not_found')
        await here.as(ada).isRefused(each.remove, { [each.id]: entry.id } as never, 'about_entry_not_found')
        assert.deepEqual(await seenAbout(here, ada, each), [])
      }
      assert.deepEqual(await seenAbout(here, ada, kind), [entry])
    })

    test('what is deleted is neither changed nor deleted, and restored twice is restored once', async () => {
      const { here, ada } = await adaAndBob()
      const entry = await addAbout(here, ada, kind)
      const voice = here.as(ada)
      await voice.send(remove, { [idField]: entry.id })
      await voice.isRefused(remove, { [idField]: entry.id } as never, 'about_entry_not_found')
      await voice.isRefused(update, { [idField]: entry.id, ...whole } as never, 'about_entry_not_found')
      for (let i = 0; i < 2; i++) await voice.call('about_restore', { about_id: entry.id })
      assert.deepEqual(await seenAbout(here, ada, kind), [entry])
    })

    test('is added once under a key, also by a double click', async () => {
      const { here, ada } = await adaAndBob()
      const input = { ...whole, idempotency_key: `${kind.kind} once` }
      const answers = await Promise.all(Array.from({ length: 4 }, () => here.as(ada).send(add, input)))
      assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
      assert.equal((await seenAbout(here, ada, kind)).length, 1)
      const [entry] = await seenAbout(here, ada, kind)
      assert(typeof entry === 'object')
      const { id } = entry
      // The key keeps no copy from before later changes.
      await here.as(ada).send(update, { [idField]: id, ...whole, [field]: other })
      const again = (await here.as(ada).send(add, input)).body['recdata']
      assert.deepEqual(again, { ...whole, ...shows, id, [field]: other, audience: kind.audience })
      await here.as(ada).send(remove, { [idField]: id })
      await here.as(ada).isRefused(add, input as never, 'about_entry_not_found')
    })

    test('what is wrong is named by its field', async () => {
      const { here, ada } = await adaAndBob()
      const wrong = async (input: object) =>
        (await here.as(ada).isRefused(add, { ...whole, ...input } as never, 'invalid_fields')).body['fields']
      for (const [name, text] of Object.entries(kind.required)) {
        assert.deepEqual(await wrong({ [name]: undefined }), { [name]: text })
        assert.deepEqual(await wrong({ [name]: ' \u200b ' }), { [name]: text })
      }
      for (const name of kind.lines) {
        await addAbout(here, ada, kind, { ...whole, [name]: 'ž'.repeat(100) })
        const tooLong = { [name]: 'This can have up to 100 characters' }
        assert.deepEqual(await wrong({ [name]: 'x'.repeat(101) }), tooLong)
      }
      for (const name of kind.paragraphs) {
        await addAbout(here, ada, kind, { ...whole, [name]: 'ž'.repeat(1000) })
        const tooLong = { [name]: 'This can have up to 1,000 characters' }
        assert.deepEqual(await wrong({ [name]: 'x'.repeat(1001) }), tooLong)
      }
      for (const name of [...kind.lines, ...kind.paragraphs].filter((each) => !(each in kind.required)))
        assert.deepEqual(await wrong({ [name]: 7 }), { [name]: 'Must be text' })
      assert.deepEqual(await wrong({ audience: 'private' }), {
        audience: 'Must be public, friends or only_me',
      })
    })

    test('is changed in one line where it is one, and needs to say something', async () => {
      const { here, ada } = await adaAndBob()
      for (const name of kind.lines) {
        const entry = await addAbout(here, ada, kind, { ...whole, [name]: '  two\n words\t' })
        assert.equal(entry[name], 'two words')
      }
      if (Object.keys(kind.required).length > 0) return
      const nothing = Object.fromEntries(
        [...Object.keys(least), ...Object.keys(blank)].map((name) => [name, name === 'is_current' ? 1 : '']),
      )
      await here.as(ada).isRefused(add, nothing as never, 'about_entry_empty')
      await here.as(ada).isRefused(add, {} as never, 'about_entry_empty')
      const { id } = await addAbout(here, ada, kind)
      await here.as(ada).isRefused(update, { [idField]: id, ...nothing } as never, 'about_entry_empty')
    })
  })
}

for (const kind of aboutKinds.filter(({ whole }) => 'start_date' in whole)) {
  describe(`the days of ${kind.kind}`, () => {
    test('are days that there are, in their order, and not absurd', async () => {
      const { here, ada } = await adaAndBob()
      const wrong = async (input: object) =>
        (await here.as(ada).isRefused(kind.add, { ...kind.least, ...input } as never, 'invalid_fields')).body[
          'fields'
        ]
      for (const day of ['2001-02-29', '2001-13-01', '1.2.2001', 'soon', 20010203, '02001-01-01'])
        assert.deepEqual(await wrong({ start_date: day }), { start_date: 'Enter a day that exists' })
      for (const day of ['1899-12-31', `${new Date().getUTCFullYear() + 11}-01-01`, '9999-12-31'])
        for (const name of ['start_date', 'end_date'])
          assert.deepEqual(await wrong({ [name]: day }), {
            [name]: 'Choose a day between 1900 and ten years from now',
          })
      assert.deepEqual(await wrong({ start_date: '2001-02-03', end_date: '2001-02-02' }), {
        end_date: "The end can't be before the start",
      })
      const sameDay = { ...kind.least, start_date: '2000-02-29', end_date: '2000-02-29' }
      assert.equal((await addAbout(here, ada, kind, sameDay))['end_date'], '2000-02-29')
    })

    test('are compared with those that stay, and taken away by empty text', async () => {
      const { here, ada } = await adaAndBob()
      const { id } = await addAbout(here, ada, kind)
      const sent = { [kind.id]: id, ...kind.least }
      const { body } = await here
        .as(ada)
        .isRefused(kind.update, { ...sent, end_date: '2015-08-31' } as never, 'invalid_fields')
      assert.deepEqual(body['fields'], { end_date: "The end can't be before the start" })
      await here.as(ada).send(kind.update, { ...sent, start_date: '', end_date: null })
      const [entry] = await seenAbout(here, ada, kind)
      assert(typeof entry === 'object')
      assert.deepEqual([entry['start_date'], entry['end_date']], [null, null])
    })

    test('have no end where it goes on; those that go on and the latest are first', async () => {
      const { here, ada } = await adaAndBob()
      const add = (input: object) => addAbout(here, ada, kind, { ...kind.least, ...input })
      const none = await add({})
      const early = await add({ start_date: '1999-01-01' })
      const late = await add({ start_date: '2003-01-01' })
      const now = await add({ start_date: '2001-01-01', end_date: '2000-01-01', is_current: true })
      assert.equal(now['end_date'], null)
      assert.deepEqual(await seenAbout(here, ada, kind), [now, late, early, none])
    })
  })
}

test('a phone number is one, an address of email too, and both may be missing', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  for (const mobile_number of ['112', '+420601234567', '(02) 1234-5678', '601/234 567', ' 601 '])
    await ada.call('add_contact_info', { mobile_number })
  for (const mobile_number of ['12', 'call me', '+420 601 234 567 890 123', '601+234', '٣٤٥٦'])
    assert.deepEqual(
      (await ada.isRefused('add_contact_info', { mobile_number }, 'invalid_fields')).body['fields'],
      { mobile_number: 'Enter a phone number, such as +420 601 234 567' },
    )
  assert.deepEqual(
    (await ada.isRefused('add_contact_info', { email: 'ada@' }, 'invalid_fields')).body['fields'],
    { email: 'Invalid email address' },
  )
  const { recdata } = await ada.call('add_contact_info', { mobile_number: '', email: '', address: 'Home' })
  assert.deepEqual([recdata.mobile_number, recdata.email], ['', ''])
})

test('there is room for fifty of a kind, whoever comes at once', async () => {
  const { here, ada } = await adaAndBob()
  const voice = here.as(ada)
  const [kind] = aboutKinds
  assert(kind)
  for (let i = 0; i < mostEntries - 1; i++) await addAbout(here, ada, kind)
  const answers = await Promise.all(Array.from({ length: 4 }, () => voice.send(kind.add, kind.whole)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
  await voice.isRefused('add_work', { company: 'More' }, 'too_many_about_entries')
  await voice.call('add_place_lived', { place: 'Brodná' })

  const { work_entries } = await voice.call('get_work', {})
  const work_id = work_entries[0]?.id ?? 0
  await voice.call('delete_work', { work_id })
  await voice.call('add_work', { company: 'In its place' })
  await voice.isRefused('about_restore', { about_id: work_id }, 'too_many_about_entries')
  assert.equal((await voice.call('get_work', {})).work_entries.length, mostEntries)
})

test('a change is told to those who see the entry, or have just lost sight of it, and to nobody else', async () => {
  const { here, ada, bob } = await adaAndBob()
  await here.befriend(ada, bob)
  await here.follow(await here.person('Cyd'), ada)
  const heard = hear(here)
  const voice = here.as(ada)
  const told = [{ topic: `about:${ada.id}` }]
  const toldTo = (...people: Array<{ id: number }>) => [{ ...told[0], to: people.map(({ id }) => id) }]

  const { id: work_id } = (await voice.call('add_work', { company: 'Mill', audience: 'only_me' })).recdata
  assert.deepEqual(heard(), toldTo(ada))
  await voice.call('update_work', { work_id, company: 'Mill', audience: 'friends' })
  assert.deepEqual(heard(), toldTo(ada, bob))
  await voice.call('update_work', { work_id, company: 'Mill', audience: 'public' })
  assert.deepEqual(heard(), told)
  await voice.call('update_work', { work_id, company: 'Mill', audience: 'only_me' })
  assert.deepEqual(heard(), told)
  await voice.call('delete_work', { work_id })
  await voice.call('about_restore', { about_id: work_id })
  assert.deepEqual(heard(), [...toldTo(ada), ...toldTo(ada)])
})

test('what was deleted 30 days ago is gone for good', async () => {
  const { here, ada } = await adaAndBob()
  const { db } = here.platform.database
  const voice = here.as(ada)
  const ids: number[] = []
  for (const company of ['kept', 'late', 'early'])
    ids.push((await voice.call('add_work', { company })).recdata.id)
  for (const [index, days] of [29, 31].entries()) {
    const work_id = ids[index + 1] ?? 0
    await voice.call('delete_work', { work_id })
    await sql`update member_entries set deleted_at = now() - make_interval(days => ${days})
      where id = ${work_id}`.execute(db)
  }
  await removeDeletedEntries(db)
  const left = await db.selectFrom('member_entries').select('id').where('member_id', '=', ada.id).execute()
  assert.deepEqual(new Set(left.map(({ id }) => id)), new Set(ids.slice(0, 2)))
  await voice.call('about_restore', { about_id: ids[1] ?? 0 })
  await voice.isRefused('about_restore', { about_id: ids[2] ?? 0 }, 'about_entry_not_found')
})
