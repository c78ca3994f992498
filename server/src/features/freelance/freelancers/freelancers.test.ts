/** Finding freelancers: who is found, by what, in which order, and by whom. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { agree, setEarned } from '../../../../test/scenes/freelance-scene.ts'
import { statementsOfRead } from '../../../../test/statements.ts'
import { password, type Person, type World, world } from '../../../../test/world.ts'
import { shiftClock } from '../../../platform/clock.ts'

/** Members with a headline and skills that nobody else in the world has. */
async function market<const Names extends readonly string[]>(here: World, mark: string, ...names: Names) {
  const made: Person[] = []
  for (const [nth, name] of names.entries()) {
    const person = await here.person(name)
    await verify(here, person)
    await here.as(person).call('update_freelancer_profile', {
      professional_headline: `${mark} maker`,
      top_skills: [mark, `${mark}-${nth}`],
      hourly_rate: String(20 + 10 * nth),
    })
    made.push(person)
  }
  return made as { [K in keyof Names]: Person }
}

const found = async (here: World, viewer: Person, input: object) => {
  const { response, next } = await here.as(viewer).call('search_freelancers', input)
  return { names: response.map(({ username }) => username), response, next }
}
const namesOf = (...people: readonly Person[]) => people.map(({ username }) => username)

const move = ({ platform }: World, { id }: Person, country: string) =>
  sql`update freelancers set country = ${country} where member_id = ${id}`.execute(platform.database.db)

/** Work that was paid and reviewed by both. */
async function work(here: World, client: Person, freelancer: Person, rating: number) {
  shiftClock(0)
  const { id, project_id } = await agree(here, client, freelancer)
  await setEarned(here, id, 5_000)
  for (const [author, subject] of [
    [client, freelancer],
    [freelancer, client],
  ] as const)
    await here
      .as(author)
      .call('add_review', { project_id: project_id ?? 0, review_user_id: subject.id, rating })
}

test('only members look for freelancers', async () => {
  await isForMembersOnly(await world(), 'search_freelancers', {})
})

test('members are found who have said what they do', async () => {
  const here = await world()
  const [ada, bob] = await market(here, 'bakery', 'Ada', 'Bob')
  const silent = await here.person('Cyd')
  await here.as(silent).call('update_freelancer_profile', { summary: 'bakery', hourly_rate: 20 })
  const { names, response } = await found(here, silent, { search: 'BAKER' })
  assert.deepEqual(names, namesOf(bob, ada))
  const { is_own, profile_pic, ...rest } = response[0] ?? assert.fail('nobody')
  assert.equal(is_own, 0)
  assert.equal(profile_pic, null)
  assert.deepEqual(rest, {
    user_id: bob.id,
    username: bob.username,
    full_name: 'Bob',
    hourly_rate: '30',
    professional_headline: 'bakery maker',
    top_skills: ['bakery', 'bakery-1'],
    country: '',
    location: '',
    rating: '0.0',
    review_count: 0,
    jobs_done: 0,
    earnings: '0',
  })
  assert.equal((await found(here, ada, { search: 'bakery' })).response[1]?.is_own, 1)
  await here.as(silent).call('update_freelancer_profile', { professional_headline: 'bakery' })
  assert.deepEqual((await found(here, ada, { search: 'bakery' })).names[0], silent.username)
})

test('by skills, country and rate', async () => {
  const here = await world()
  const [ada, bob, cyd] = await market(here, 'weaving', 'Ada', 'Bob', 'Cyd')
  await here.as(cyd).call('update_freelancer_profile', { hourly_rate: '' })
  await move(here, bob, 'CZ')
  await move(here, cyd, 'India')
  const skills = ['WEAVING']
  for (const [input, expected] of [
    [{}, [cyd, bob, ada]],
    [{ skills: ['weaving-0', 'weaving-2'] }, [cyd, ada]],
    [{ skills: '["weaving-1"]' }, [bob]],
    [{ skills: ['weav'] }, []],
    [{ country: 'cz' }, [bob]],
    [{ country: 'India' }, [cyd]],
    [{ country: '' }, [cyd, bob, ada]],
    [{ rate_from: '25' }, [bob]],
    [{ rate_from: 20, rate_to: '29.99' }, [ada]],
    [{ rate_to: '30.00', rate_from: '' }, [bob, ada]],
    [{ country: 'India', rate_from: 1 }, []],
    [{ sort: 'rate' }, [ada, bob]],
    [{ sort: 'newest', search: 'maker' }, [cyd, bob, ada]],
  ] as const) {
    const { names } = await found(here, ada, { skills, ...input })
    assert.deepEqual(names, namesOf(...expected), JSON.stringify(input))
  }
  const wrong: Array<[input: object, field: string, text: string | undefined]> = [
    [{ rate_from: 'much' }, 'rate_from', 'Enter US dollars with up to 2 decimals'],
    [{ rate_to: '1.234' }, 'rate_to', 'Enter US dollars with up to 2 decimals'],
    [{ country: 'Atlantis' }, 'country', undefined],
    [{ record: 'best' }, 'record', 'Must be done or rated'],
    [{ sort: 'best' }, 'sort', 'Must be done, rating, rate or newest'],
    [{ before: '999999999999999' }, 'before', 'Must be the next of an earlier answer'],
  ]
  for (const [input, field, text] of wrong) {
    const { body } = await here.as(ada).isRefused('search_freelancers', input, 'invalid_fields')
    const said = (body['fields'] as Record<string, string>)[field]
    assert(said && (text === undefined || said === text), `${field}: ${said}`)
  }
})

test('by record, and in the order of it', async (t) => {
  t.after(() => shiftClock(0))
  const here = await world()
  const [ada, bob, cyd, eve] = await market(here, 'pottery', 'Ada', 'Bob', 'Cyd', 'Eve')
  await work(here, ada, bob, 3)
  await work(here, eve, bob, 4)
  await work(here, ada, cyd, 5)
  const skills = ['pottery']
  for (const [input, expected] of [
    [{}, [bob, cyd, eve, ada]],
    [{ sort: 'rating' }, [cyd, bob, eve, ada]],
    [{ sort: 'newest' }, [eve, cyd, bob, ada]],
    [{ record: 'done' }, [bob, cyd]],
    [{ record: 'rated' }, [cyd]],
    [{ record: '', sort: '' }, [bob, cyd, eve, ada]],
  ] as const) {
    const { names } = await found(here, ada, { skills, ...input })
    assert.deepEqual(names, namesOf(...expected), JSON.stringify(input))
  }
  const [first] = (await found(here, ada, { skills })).response
  assert.deepEqual(
    [first?.rating, first?.review_count, first?.jobs_done, first?.earnings],
    ['3.5', 2, 2, '100'],
  )
  await here.as(bob).call('update_freelancer_profile', { hide_earnings: 1 })
  assert.equal((await found(here, ada, { skills })).response[0]?.earnings, null)
  assert.equal((await found(here, bob, { skills })).response[0]?.earnings, '100')
})

test('pages follow each other, whatever the order', async () => {
  const here = await world()
  const [ada, bob, cyd] = await market(here, 'fishing', 'Ada', 'Bob', 'Cyd')
  for (const [sort, expected] of [
    ['done', [cyd, bob, ada]],
    ['rating', [cyd, bob, ada]],
    ['rate', [ada, bob, cyd]],
    ['newest', [cyd, bob, ada]],
  ] as const) {
    const ask = { skills: ['fishing'], sort, limit: 2 }
    const first = await found(here, ada, ask)
    const second = await found(here, ada, { ...ask, before: first.next })
    assert.deepEqual([...first.names, ...second.names], namesOf(...expected))
    assert.equal(second.next, undefined)
    assert.deepEqual((await found(here, ada, { ...ask, page: 2 })).names, second.names)
  }
})

test('whom a block separates, and who is away, find each other no more', async () => {
  const here = await world()
  const [ada, bob, cyd] = await market(here, 'sailing', 'Ada', 'Bob', 'Cyd')
  await here.block(ada, bob)
  await here.as(cyd).call('deactivate_account', { password, consent: 1 })
  const eve = await here.person('Eve')
  for (const input of [{ skills: ['sailing'] }, { search: 'sailing', sort: 'rating' }]) {
    assert.deepEqual((await found(here, ada, input)).names, namesOf(ada))
    assert.deepEqual((await found(here, bob, input)).names, namesOf(bob))
    assert.deepEqual((await found(here, eve, input)).names.toSorted(), namesOf(ada, bob).toSorted())
  }
})

test('a page is one statement', async () => {
  const here = await world()
  const [ada] = await market(here, 'mending', 'Ada', 'Bob')
  const read = () => here.as(ada).call('search_freelancers', { search: 'mending', limit: 50 })
  assert.equal(await statementsOfRead(here.platform, read), 1)
})
