/** Publishing, changing and finding jobs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { docxBytes, pdfBytes } from '../../../../test/files/documents.ts'
import { openPage } from '../../../../test/page.ts'
import { day, isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { addBid, addJob, plainJob } from '../../../../test/scenes/freelance-scene.ts'
import { give, openMoney, verify } from '../../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Voice, world } from '../../../../test/world.ts'

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const fieldsOf = async (voice: Voice, call: string, input: object) =>
  Object.keys((await voice.send(call, input)).body['fields'] ?? {})

const ids = ({ response }: { response: ReadonlyArray<{ id: number }> }) => response.map(({ id }) => id)

test('only members publish, change and read jobs; visitors list them', async () => {
  const here = await world()
  for (const [call, input] of [
    ['add_project', plainJob],
    ['edit_project', { project_id: 1 }],
    ['close_project', { project_id: 1 }],
    ['delete_project', { project_id: 1 }],
    ['restore_project', { project_id: 1 }],
    ['get_single_project', { project_id: 1 }],
    ['skill_list', {}],
  ] as const)
    await isForMembersOnly(here, call, input)
  const { id } = await addJob(here, await here.person('Ada'))
  assert(
    ids(await here.as().call('get_all_projects', { page: '1', limit: '10', status: 'open' })).includes(id),
  )
})

test('a job is published with what the documents name, for seven days', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const bob = await here.person('Bob')
  const job = await addJob(here, ada, { project_industry: ' Website ', project_purpose: 'E-commerce' })
  const { response } = await here.as(bob).call('get_single_project', { project_id: job.id })
  assert.deepEqual(
    { ...response, duration: '', client: undefined },
    { ...job, duration: '', client: undefined, is_own: 0 },
  )
  assert.equal(job.is_own, 1)
  assert.equal(job.status, 'open')
  assert.deepEqual(JSON.parse(job.skills_required), ['Clay', 'C++'])
  assert.deepEqual([job.cost_estimation, job.pay_by], ['200-300', 'fixed'])
  assert.deepEqual([job.project_industry, job.project_purpose], ['Website', 'E-commerce'])
  assert.deepEqual([job.bid_count, job.average_bid], [0, null])
  const left = new Date(job.bidding_ends ?? 0).getTime() - Date.now()
  assert(Math.abs(left - 7 * day) < day / 24)
})

test('each wrong field of a job is told', async () => {
  const here = await world()
  const ada = here.as(await here.person('Ada'))
  for (const [input, field, words] of [
    [{ title: ' ' }, 'title', 'Give the project a title'],
    [{ title: 'x'.repeat(121) }, 'title', 'A title can have up to 120 characters'],
    [{ description: '' }, 'description', 'Say what is to be done'],
    [{ description: 'x'.repeat(8001) }, 'description', 'A description can have up to 8,000 characters'],
    [{ cost_estimation: '' }, 'cost_estimation', 'Select cost estimation'],
    [{ cost_estimation: '1-2' }, 'cost_estimation', 'Choose a budget that is offered for this way of paying'],
    [
      { cost_estimation: '5-20' },
      'cost_estimation',
      'Choose a budget that is offered for this way of paying',
    ],
    [{ pay_by: 'monthly' }, 'pay_by', 'Must be hourly or fixed'],
    [{ skills_required: '[' }, 'skills_required', 'Must be a list of skills'],
    [{ skills_required: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'skills_required', 'Choose up to 5 skills'],
    [{ skills_required: ['x'.repeat(41)] }, 'skills_required', 'A skill can have up to 40 characters'],
    [{ project_industry: 'x'.repeat(61) }, 'project_industry', 'This can have up to 60 characters'],
    [{ bidding_ends: 'soon' }, 'bidding_ends', 'Must be a date and time with a time zone'],
    [{ bidding_ends: inDays(-1) }, 'bidding_ends', 'Choose a time that is still to come'],
    [{ bidding_ends: inDays(61) }, 'bidding_ends', 'A project can take bids for up to 60 days'],
    [{ status: 'awarded' }, 'status', 'Choose a status that is offered'],
  ] as const) {
    const { status, body } = await ada.send('add_project', { ...plainJob, ...input })
    assert.equal(status, 422, JSON.stringify(input))
    assert.deepEqual(body['fields'], { [field]: words })
  }
  const missing = await ada.send('add_project', { title: 'x', description: 'y' })
  assert.deepEqual(missing.body['fields'], { cost_estimation: 'Select cost estimation' })
})

test('a job has up to five attachments, which whoever sees it downloads', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const plan = () => new File([new Uint8Array(pdfBytes())], 'Plan of the oven.pdf')
  const { data: job } = await here.as(ada).call('add_project', plainJob, {
    file: plan(),
    file_2: new File([new Uint8Array(await docxBytes())], 'words.exe'),
  })
  assert.deepEqual(
    job.files.map(({ file_id, name, type }) => [file_id, name, type]),
    [
      [1, 'file.pdf', 'pdf'],
      [2, 'file.docx', 'word'],
    ],
  )
  const { response } = await here.as(bob).call('get_single_project', { project_id: job.id })
  assert.equal(response.file, response.files[0]?.url)
  const answer = await fetch(new URL(response.file ?? '', here.url))
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment/)
  const edit = (input: object, files: Record<string, Blob>) =>
    here.as(ada).call('edit_project', { project_id: job.id, ...input }, files)
  const edited = await edit({ removed_files: '1' }, { file: plan(), file_2: plan(), file_3: plan() })
  assert.deepEqual(
    edited.data.files.map(({ file_id }) => file_id),
    [2, 3, 4, 5],
  )
  await here.as(ada).isRefused('edit_project', { project_id: job.id }, 'too_many_attachments', {
    file: plan(),
    file_2: plan(),
  })
  const wrong = await here.as(ada).send('add_project', plainJob, {
    file_2: new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])], 'plan.pdf'),
  })
  assert.deepEqual(Object.keys(wrong.body['fields'] ?? {}), ['file_2'])
  const draft = await here.as(ada).call('add_project', { ...plainJob, status: 'draft' }, { file: plan() })
  const hidden = new URL(draft.data.file ?? '', here.url)
  assert.equal((await fetch(hidden)).status, 200, 'for its client, by a signed address')
  hidden.search = ''
  assert.equal((await fetch(hidden)).status, 404)
})

test('the same skill counts once, and C is not C++', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { skills } = await addJob(here, ada, { skills_required: ['C', 'c++', ' C ', 'C++', '', 'Go'] })
  assert.deepEqual(skills, ['C', 'C++', 'Go'])
})

test('a draft is seen by its client alone, until it is published', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const [client, bidder] = [here.as(ada), here.as(bob)]
  const draft = await addJob(here, ada, { status: 'draft' })
  assert.deepEqual([draft.status, draft.bidding_ends], ['draft', null])
  await bidder.isRefused('get_single_project', { project_id: draft.id }, 'job_not_found')
  await bidder.isRefused('edit_project', { project_id: draft.id, title: 'Mine' }, 'job_not_found')
  assert(!ids(await bidder.call('get_all_projects', {})).includes(draft.id))
  const still = await client.call('edit_project', { project_id: draft.id, title: 'An oven' })
  assert.deepEqual([still.data.status, still.data.title, still.data.edited_at], ['draft', 'An oven', null])
  const { data } = await client.call('edit_project', { project_id: draft.id, status: 'open' })
  assert.equal(data.status, 'open')
  assert(ids(await bidder.call('get_all_projects', {})).includes(draft.id))
})

test('what is missing from a change stays; how it is paid is fixed once there are bids', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, bob)
  const client = here.as(ada)
  const { id, bidding_ends } = await addJob(here, ada)
  const { data } = await client.call('edit_project', { project_id: id, description: 'For two.' })
  assert.deepEqual(
    [data.title, data.description, data.cost_estimation, data.bidding_ends],
    [plainJob.title, 'For two.', '200-300', bidding_ends],
  )
  assert.notEqual(data.edited_at, null)
  assert.deepEqual(await fieldsOf(client, 'edit_project', { project_id: id, pay_by: 'hourly' }), [
    'cost_estimation',
  ])
  const later = inDays(10)
  const changed = await client.call('edit_project', {
    project_id: id,
    pay_by: 'hourly',
    cost_estimation: '5-20',
    bidding_ends: later,
  })
  assert.deepEqual([changed.data.pay_by, changed.data.bidding_ends], ['hourly', later])
  await addBid(here, bob, id)
  const back = { project_id: id, pay_by: 'fixed', cost_estimation: '100-200' } as const
  await client.isRefused('edit_project', back, 'job_has_bids')
  await here.as(bob).isRefused('edit_project', { project_id: id, title: 'Mine' }, 'job_not_found')
})

test('a closed job stays to be read, and takes no change', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const client = here.as(ada)
  const { id } = await addJob(here, ada)
  await here.as(bob).isRefused('close_project', { project_id: id }, 'job_not_found')
  const { data } = await client.call('close_project', { project_id: id })
  assert.equal(data.status, 'closed')
  await client.isRefused('close_project', { project_id: id }, 'job_over')
  await client.isRefused('edit_project', { project_id: id, title: 'More' }, 'job_over')
  assert.equal((await here.as(bob).call('get_single_project', { project_id: id })).response.status, 'closed')
  assert(!ids(await here.as(bob).call('get_all_projects', {})).includes(id))
  assert(ids(await here.as(bob).call('get_all_projects', { status: 'closed' })).includes(id))
})

test('a deleted job is gone for everybody, and comes back closed', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const client = here.as(ada)
  const { id } = await addJob(here, ada)
  await here.as(bob).isRefused('delete_project', { project_id: id }, 'job_not_found')
  await client.call('delete_project', { project_id: id })
  for (const who of [client, here.as(bob)])
    await who.isRefused('get_single_project', { project_id: id }, 'job_not_found')
  await here.as(bob).isRefused('restore_project', { project_id: id }, 'job_not_found')
  assert.equal((await client.call('restore_project', { project_id: id })).data.status, 'closed')
  await client.isRefused('restore_project', { project_id: id }, 'job_not_found')
  assert.equal((await here.as(bob).call('get_single_project', { project_id: id })).response.status, 'closed')
})

test('a block hides the jobs of each from the other', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id } = await addJob(here, ada)
  await here.as(ada).call('block', { blocked_user_id: bob.id })
  await here.as(bob).isRefused('get_single_project', { project_id: id }, 'job_not_found')
  assert(!ids(await here.as(bob).call('get_all_projects', {})).includes(id))
  assert(!ids(await here.as(bob).call('search_projects', { search: 'oven' })).includes(id))
  assert(ids(await here.as().call('get_all_projects', {})).includes(id))
})

test('a job tells what is known of its client', async () => {
  const here = await world()
  await openMoney(here)
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const seen = async (project_id: number) => {
    const { client } = (await here.as(bob).call('get_single_project', { project_id })).response
    const { member_since: _, ...known } = client
    return known
  }
  const first = await addJob(here, ada)
  assert.deepEqual(await seen(first.id), {
    is_email_verified: 0,
    is_covered: 0,
    hire_rate: null,
    answer_minutes: null,
    job_count: 1,
    open_job_count: 1,
  })
  await verify(here, ada)
  await give(here, ada, { FCELL: '1000' })
  await here.as(ada).call('close_project', { project_id: first.id })
  const second = await addJob(here, ada)
  assert.deepEqual(await seen(second.id), {
    is_email_verified: 1,
    is_covered: 1,
    hire_rate: 0,
    answer_minutes: null,
    job_count: 2,
    open_job_count: 1,
  })
})

test('jobs are found by words, skills, budget, pay and verified clients, newest first', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, bob)
  const oven = await addJob(here, ada)
  const shop = await addJob(here, bob, {
    title: 'A shop',
    skills_required: ['React', 'C'],
    pay_by: 'hourly',
    cost_estimation: '20-50',
    project_purpose: 'E-commerce',
  })
  const logo = await addJob(here, ada, {
    title: 'Žluťoučký kůň',
    skills_required: ['Figma'],
    cost_estimation: '500-1000',
  })
  const found = async (input: object) => ids(await here.as(ada).call('search_projects', input))
  assert.deepEqual(await found({}), [logo.id, shop.id, oven.id])
  assert.deepEqual(await found({ search: 'ove' }), [oven.id])
  assert.deepEqual(await found({ search: 'zlutoucky' }), [logo.id])
  assert.deepEqual(await found({ search: 'commerce' }), [shop.id])
  assert.deepEqual(await found({ search: 'oven shop' }), [])
  assert.deepEqual(await found({ skills: JSON.stringify(['react', 'FIGMA']) }), [logo.id, shop.id])
  assert.deepEqual(await found({ skills: ['c++'] }), [oven.id])
  assert.deepEqual(await found({ budget_from: 300 }), [logo.id, oven.id])
  assert.deepEqual(await found({ budget_to: '60' }), [shop.id])
  assert.deepEqual(await found({ pay_by: 'hourly' }), [shop.id])
  assert.deepEqual(await found({ client_verified: '1' }), [shop.id])
  assert.deepEqual(await found({ search: 'shop', skills: ['Figma'] }), [])
  const first = await here.as(ada).call('search_projects', { limit: 2 })
  assert.deepEqual(ids(first), [logo.id, shop.id])
  const { next: before } = first
  assert.deepEqual(ids(await here.as(ada).call('search_projects', { limit: 2, before })), [oven.id])
  for (const [input, field] of [
    [{ budget_from: '-1' }, 'budget_from'],
    [{ budget_to: 'much' }, 'budget_to'],
    [{ skills: '{' }, 'skills'],
    [{ pay_by: 'x' }, 'pay_by'],
  ] as const)
    assert.deepEqual(await fieldsOf(here.as(ada), 'search_projects', input), [field])
})

test('skills are those of open jobs, the most asked for first', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  await addJob(here, ada, { skills_required: ['Baking', 'Clay'] })
  const { id } = await addJob(here, ada, { skills_required: ['clay', 'Bricks'] })
  const skills = async (search?: string) =>
    (await here.as(ada).call('skill_list', { search })).response.map(
      ({ name, job_count }) => `${name} ${job_count}`,
    )
  assert.deepEqual(await skills(), ['Clay 2', 'Baking 1', 'Bricks 1'])
  assert.deepEqual(await skills('B'), ['Baking 1', 'Bricks 1'])
  await here.as(ada).call('edit_project', { project_id: id, skills_required: ['Bricks'] })
  assert.deepEqual(await skills('cl'), ['Clay 1'])
  await here.as(ada).call('close_project', { project_id: id })
  assert.deepEqual(await skills(), ['Baking 1', 'Clay 1'])
})

test('a page of a job hears of its changes', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { id } = await addJob(here, ada)
  const page = await openPage(here, bob, [`job:${id}`])
  await here.as(ada).call('edit_project', { project_id: id, title: 'Two ovens' })
  await page.hearHint(`job:${id}`)
})

test('a job is reported by whoever sees it, with its description for who decides', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const { id } = await addJob(here, ada)
  const report = { report_type: 'job', report_id: id, reason: 'spam' } as const
  await here.as(ada).isRefused('add_report', report, 'not_oneself')
  await here.block(ada, eve)
  await here.as(eve).isRefused('add_report', report, 'job_not_found')
  const { recdata } = await here.as(bob).call('add_report', report)
  assert.deepEqual([recdata.shown, recdata.link], [plainJob.title, `/projects/${id}`])
  const { rows } = await here.platform.database.pool.query('select evidence from reports')
  assert.deepEqual(rows[0].evidence, { description: plainJob.description })
})
