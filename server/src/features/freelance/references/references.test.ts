/** References: asked for by mail, written by whoever has the link, once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type Person, type World, world } from '../../../../test/world.ts'
import { verify } from '../../../../test/scenes/wallet-scene.ts'
import { removeExpiredRequests } from './references.queries.ts'

async function adaAndBob() {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, ada)
  return { here, ada, bob }
}

let asked = 0
/** Asks somebody and returns the code in the mail they get. */
async function ask({ as, mailsTo }: World, member: Person, message = 'Please') {
  const email = `client${++asked}.${member.id}@mill.example`
  await as(member).call('request_reference', { email, message })
  const [mail] = await mailsTo(email)
  const [, code = ''] = /#\/reference\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  return { email, code, mail }
}

const words = { name: 'Eve', relationship: 'Client', message: 'Good ovens.' }

test('whoever is asked writes once, without an account, and others read it', async () => {
  const { here, ada, bob } = await adaAndBob()
  const { code, mail, email } = await ask(here, ada, 'How was the oven?')
  assert.match(mail?.subject ?? '', /Ada asks you for a reference/)
  assert(!mail?.text.includes('How was the oven?'), 'a mail says nothing in the member’s words')
  const own = await here.as(ada).call('get_references_by_user_id', {})
  assert.deepEqual(
    own.requested.map((each) => each.email),
    [email],
  )
  const seen = await here.as(bob).call('get_references_by_user_id', { view_user_id: ada.id })
  assert.deepEqual([seen.response, seen.requested], [[], []])

  const { data } = await here.as().call('get_reference_request', { code })
  assert.deepEqual([data.full_name, data.message], ['Ada', 'How was the oven?'])
  await here.as().call('add_reference', { code, ...words })
  // An answer that got lost is given again, and nothing is written twice.
  await here.as().call('add_reference', { code, ...words })
  await here.as().isRefused('add_reference', { code, ...words, message: 'Others.' }, 'reference_written')
  await here.as().isRefused('get_reference_request', { code }, 'reference_written')
  const { response, requested } = await here.as(ada).call('get_references_by_user_id', {})
  assert.deepEqual(requested, [])
  assert.equal(response.length, 1)
  const [reference] = response
  assert.deepEqual({ ...reference, id: 0, created_at: '' }, { ...words, id: 0, created_at: '' })
  assert.deepEqual(
    (await here.as(bob).call('get_references_by_user_id', { view_user_id: ada.id })).response,
    response,
  )
})

test('two who use one link at once write one reference', async () => {
  const { here, ada } = await adaAndBob()
  const { code } = await ask(here, ada)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => here.as().send('add_reference', { code, ...words })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 200])
  assert.equal((await here.as(ada).call('get_references_by_user_id', {})).response.length, 1)
})

test('the secret of a link is nowhere but in the mail, and an old one does not work', async () => {
  const { here, ada } = await adaAndBob()
  const { db } = here.platform.database
  const { code } = await ask(here, ada)
  const { rows } = await sql<object>`
    select from reference_requests q where q::text like ${`%${code}%`}
    union all select from mails m where m::text like ${`%${code}%`}`.execute(db)
  assert.equal(rows.length, 0)
  await sql`update reference_requests set expires_at = now() where member_id = ${ada.id}`.execute(db)
  await here.as().isRefused('add_reference', { code, ...words }, 'link_expired')
  await removeExpiredRequests(db)
  const { rows: left } =
    await sql<object>`select from reference_requests where member_id = ${ada.id}`.execute(db)
  assert.equal(left.length, 0)
})

test('a member with a verified address asks others, each once, and not too many', async () => {
  const { here, ada, bob } = await adaAndBob()
  await here.as(bob).isRefused('request_reference', { email: 'eve@mill.example' }, 'email_not_verified')
  const voice = here.as(ada)
  await voice.isRefused('request_reference', { email: ada.email.toUpperCase() }, 'own_reference')
  const { email } = await ask(here, ada)
  await voice.isRefused('request_reference', { email: email.toUpperCase() }, 'reference_asked')
  for (let i = 0; i < 4; i++) await ask(here, ada)
  await voice.isRefused('request_reference', { email: 'more@mill.example' }, 'too_many_references_asked')
})

test('requests and references are their member’s to remove', async () => {
  const { here, ada, bob } = await adaAndBob()
  const first = await ask(here, ada)
  const [request] = (await here.as(ada).call('get_references_by_user_id', {})).requested
  const request_id = request?.id ?? 0
  await here.as(bob).isRefused('delete_reference_request', { request_id }, 'reference_not_found')
  await here.as(ada).call('delete_reference_request', { request_id })
  await here.as().isRefused('add_reference', { code: first.code, ...words }, 'link_expired')

  const { code } = await ask(here, ada)
  await here.as().call('add_reference', { code, ...words })
  const [reference] = (await here.as(ada).call('get_references_by_user_id', {})).response
  const reference_id = reference?.id ?? 0
  await here.as(bob).isRefused('delete_reference', { reference_id }, 'reference_not_found')
  await here.as(ada).call('delete_reference', { reference_id })
  await here.as().isRefused('add_reference', { code, ...words }, 'link_expired')
  assert.deepEqual((await here.as(ada).call('get_references_by_user_id', {})).response, [])
})

test('who is blocked, or away, shows and asks for nothing', async () => {
  const { here, ada, bob } = await adaAndBob()
  const { code } = await ask(here, ada)
  await here.block(ada, bob)
  await here.as(bob).isRefused('get_references_by_user_id', { view_user_id: ada.id }, 'member_not_found')
  await sql`insert into away_members (member_id) values (${ada.id})`.execute(here.platform.database.db)
  await here.as().isRefused('get_reference_request', { code }, 'link_expired')
  await here.as().isRefused('add_reference', { code, ...words }, 'link_expired')
})

test('what is wrong is named by its field', async () => {
  const { here } = await adaAndBob()
  const { body } = await here
    .as()
    .isRefused('add_reference', { code: 'x', name: ' ', message: 'x'.repeat(1001) }, 'invalid_fields')
  assert.deepEqual(body['fields'], {
    name: 'Enter a name',
    message: 'This can have up to 1,000 characters',
  })
})
