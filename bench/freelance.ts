/**
 * How long lists of jobs take by several filters, how long a job's page takes with 500 bids, and how long it takes to
 * find freelancers, asked for one at a time by changing members.
 *
 * `npm run bench:freelance`; `--jobs=1000000 --freelancers=100000 --runs=100`.
 */
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { strip } from './bulk.ts'
import { startOurs } from './compare.ts'
import { type BenchDatabase, withDatabase } from './database.ts'
import { call, inMs, isMet, quantile } from './live.ts'
import { readOptions } from './options.ts'
import type { Service } from './processes.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    freelancers: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '100' },
  },
})
const [jobs, freelancers, runs] = [values.jobs, values.freelancers, values.runs].map(Number) as [
  number,
  number,
  number,
]
const goalMs = 20
const clients = 5_000
const bids = 500
const skills = 1_000

/**
 * Half of the jobs take bids, the others have stopped to. Skills and words are unevenly spread: the first are in
 * every tenth job, the last in a few of a million.
 */
const addJobs = `
  insert into jobs (author_id, title, description, skills, kind, pay_by, budget_from, budget_to, state, position,
    bidding_ends, created_at)
  select 1 + (random() * ${clients - 1})::int,
    'Project word' || floor(2000 * random() ^ 3)::int || ' word' || floor(2000 * random() ^ 3)::int,
    'Wanted: word' || floor(20000 * random() ^ 3)::int || ' and word' || floor(20000 * random() ^ 3)::int || ', ' ||
      repeat('somebody who does what is described here ', 10),
    array['Skill ' || floor(${skills} * random() ^ 3)::int, 'Skill ' || floor(${skills} * random() ^ 3)::int],
    (array['Website', 'Mobile App', 'Figma Design'])[1 + i % 3],
    case when i % 4 = 0 then 'hourly' else 'fixed' end,
    case when i % 4 = 0 then (array[1, 5, 20, 50, 100])[1 + (random() * 4)::int] else (array[100, 200, 300, 400, 500])[1 + (random() * 4)::int] end,
    case when i % 4 = 0 then 200 else 1000 end, 'open', nextval('job_positions'),
    now() + (case when random() < 0.5 then 7 else -7 end) * interval '1 day', now() - (${jobs} - i) * interval '1 second'
  from generate_series(1, ${jobs}) as i`

const addPeople = `
  insert into members (email, password_hash, full_name, username, referral_code)
  select 'hand' || i || '@example.org', 'none', 'Hand ' || i, 'hand_' || i, 'hand' || i
  from generate_series(1, ${freelancers}) as i`

const addFreelancers = `
  insert into freelancers (member_id, hourly_rate, headline, skills, summary, country, jobs_done, earned)
  select id, 500 + (random() * 15000)::int, 'Maker of word' || floor(2000 * random() ^ 3)::int,
    array['Skill ' || floor(${skills} * random() ^ 3)::int, 'Skill ' || floor(${skills} * random() ^ 3)::int],
    repeat('What one can do for others, in some words. ', 10),
    (array['CZ', 'USA', 'India', 'DE', 'PT'])[1 + id % 5], floor(20 * random() ^ 6)::int, 100
  from members where username like 'hand%'`

/** Each who has done jobs has been reviewed for one of them. */
const addReviews = `
  with worked as (
    insert into agreements (client_id, freelancer_id, title, state, offered_at, accepted_at, earned_at, released)
    select 1 + member_id % ${clients}, member_id, 'Work', 'active', now(), now(), now(), 100
    from freelancers where jobs_done > 0 returning id, client_id, freelancer_id)
  insert into reviews (agreement_id, by_client, author_id, subject_id, stars, comment, created_at, shown_at, is_related)
  select id, true, client_id, freelancer_id, 1 + id % 5, 'Well done', now(), now(), false from worked`

const addBids = `
  insert into bids (job_id, bidder_id, price, days, message)
  select (select max(id) from jobs), member_id, 10000 + random() * 90000, 7, repeat('What I would do first. ', 20)
  from (select member_id from freelancers order by jobs_done desc limit ${bids}) as bidders`

const tables = ['jobs', 'freelancers', 'agreements', 'reviews']

async function seed({ connection }: BenchDatabase): Promise<number> {
  const began = performance.now()
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select setseed(0.5)')
    await client.query(addPeople)
    const restore = await strip(client, tables)
    for (const text of [addJobs, addFreelancers, addReviews]) await client.query(text)
    await client.query('insert into job_counts (job_id) select id from jobs')
    await client.query(`update members set email_verified_at = now() where id <= ${clients} and id % 2 = 0`)
    await restore()
    await client.query(addBids)
    await client.query('vacuum analyze members, jobs, job_counts, freelancers, agreements, reviews, bids')
    const { rows } = await client.query<{ id: number }>('select max(id)::int as id from jobs')
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `Added ${jobs.toLocaleString('en')} jobs and ${freelancers.toLocaleString('en')} freelancers in ${seconds} s`,
    )
    return rows[0]?.id ?? 0
  } finally {
    await client.end()
  }
}

/** What is asked for, with a number that differs each time. */
type Ask = readonly [what: string, name: string, input: (nth: number) => object]

const middle = String(Math.ceil(jobs / 2))
const lists: readonly Ask[] = [
  ['without filters', 'search_projects', () => ({})],
  ['from the middle', 'search_projects', () => ({ before: middle })],
  ['a frequent word', 'search_projects', (nth) => ({ search: `word${nth % 3}` })],
  ['a rare word', 'search_projects', (nth) => ({ search: `word${19_000 + nth}` })],
  ['the beginning of words', 'search_projects', (nth) => ({ search: `word${10 + (nth % 80)}` })],
  ['a frequent skill', 'search_projects', (nth) => ({ skills: [`Skill ${nth % 5}`] })],
  ['a rare skill', 'search_projects', (nth) => ({ skills: [`Skill ${900 + (nth % 100)}`] })],
  ['hourly, by budget', 'search_projects', () => ({ pay_by: 'hourly', budget_from: 50, budget_to: 60 })],
  ['confirmed clients', 'search_projects', () => ({ client_verified: 1 })],
  [
    'a rare skill, hourly, a budget, confirmed clients',
    'search_projects',
    (nth) => ({
      skills: [`Skill ${900 + (nth % 100)}`],
      pay_by: 'hourly',
      budget_to: 20,
      client_verified: 1,
    }),
  ],
  [
    'a frequent word and skill',
    'search_projects',
    (nth) => ({ search: `word${nth % 5}`, skills: [`Skill ${nth % 7}`] }),
  ],
  ['a budget that no job has', 'search_projects', () => ({ budget_from: 5_000 })],
  ['a word that no job has', 'search_projects', (nth) => ({ search: `nothing${nth}` })],
]
const others = (job: number): readonly Ask[] => [
  ['a job with 500 bids', 'get_single_project', () => ({ project_id: job })],
  ['its bids', 'get_bid_by_project_id', () => ({ project_id: job, limit: 20 })],
  ['freelancers without filters', 'search_freelancers', () => ({})],
  ['by a frequent skill', 'search_freelancers', (nth) => ({ skills: [`Skill ${nth % 5}`] })],
  ['by a rare skill', 'search_freelancers', (nth) => ({ skills: [`Skill ${900 + (nth % 100)}`] })],
  [
    'by rating, well rated, a country',
    'search_freelancers',
    () => ({ sort: 'rating', record: 'rated', country: 'CZ' }),
  ],
  ['by rate, from 100 dollars', 'search_freelancers', () => ({ sort: 'rate', rate_from: 100 })],
  ['the search for everything', 'all_search', (nth) => ({ search: `word${nth % 50}` })],
]

async function print(service: Service, { seeded }: BenchDatabase, asks: readonly Ask[], goal?: number) {
  for (const [what, name, input] of asks) {
    const took: number[] = []
    for (let nth = -10; nth < runs; nth++) {
      const caller = seeded.callers[(nth + 10) % seeded.callers.length]
      if (!caller) throw new Error('There are no callers')
      const began = performance.now()
      await call(service, caller, name, input(Math.max(0, nth)))
      if (nth >= 0) took.push(performance.now() - began)
    }
    const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)]
    const met = goal === undefined ? '' : ` (goal ${goal} ms: ${isMet(p50 <= goal)})`
    console.log(`${name}, ${what}: p50 ${inMs(p50)}, p95 ${inMs(p95)}${met}`)
  }
}

await withDatabase(10_000, async (database) => {
  const job = await seed(database)
  const service = await startOurs(database, readOptions([]), { RATE_LIMIT_FACTOR: '1000' })
  try {
    await print(service, database, lists, goalMs)
    await print(service, database, others(job))
  } finally {
    await service.stop()
  }
})
