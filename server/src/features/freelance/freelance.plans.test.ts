/** The cost of jobs, proposals and freelancers depends neither on how many there are nor on how many bid. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  addCrowd,
  assertFindsFew,
  explain,
  fill,
  planModes,
  pretend,
  relate,
  type Values,
} from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { statementsOfRead } from '../../../test/statements.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { listBidsBy } from './bids/bids.queries.ts'
import { listFreelancersBy } from './freelancers/freelancers.queries.ts'
import { findJob, listJobsIn, listOpenJobs, searchJobs } from './jobs/jobs.queries.ts'
import { listInsights, listOwnBids, listProjects } from './my-projects/my-projects.queries.ts'

const last = Number.MAX_SAFE_INTEGER
const large = ['jobs', 'job_counts', 'bids', 'freelancers', 'reviews', 'agreements', 'members']

/**
 * 600 members, all of them freelancers, and 6,000 jobs of 300 of them; half of the jobs still take bids, and all have the
 * frequent word and skill. 500 bid for the last.
 */
const crowd = `
  ${addCrowd(600)};
  insert into jobs (author_id, title, description, skills, pay_by, budget_from, budget_to, state, position, bidding_ends)
    select (select min(id) from members where username like 'crowd%') + i % 300,
      'An often job', 'Number ' || i, array['Clay', 'Skill ' || i % 500], 'fixed', 100, 200,
      case when i % 40 = 0 then 'closed' else 'open' end, nextval('job_positions'),
      now() + (case when i % 2 = 0 then -7 else 7 end) * interval '1 day'
    from generate_series(1, 5999) as i;
  insert into freelancers (member_id, headline, skills, hourly_rate, country)
    select id, 'Often does this', array['Clay', 'Skill ' || id % 50], 1000 + id, 'CZ' from members where username like 'crowd%';
  insert into agreements (client_id, freelancer_id, title, state, offered_at, accepted_at, earned_at, released)
    select (select min(id) from members where username like 'crowd%'), member_id, 'Work', 'active', now(), now(), now(), 100
    from freelancers;
  insert into reviews (agreement_id, by_client, author_id, subject_id, stars, comment, created_at, shown_at, is_related)
    select id, true, client_id, freelancer_id, 1 + id % 5, 'Well done', now(), now(), false from agreements`

const bid = (job: number, such: string) => `
  insert into bids (job_id, bidder_id, price, days, message)
    select ${job}, id, 10000, 7, 'What I would do' from members where ${such}`

describe('freelancing among many', () => {
  let the: World
  const people = {} as Record<'client' | 'bidder', Person>
  let job = 0

  before(async () => {
    the = await makeWorld()
    await fill(the, crowd)
    people.client = await the.person('Client')
    people.bidder = await the.person('Bidder')
    await relate(the, 'blocks', 'blocker_id, blocked_id', people.bidder, 20)
    job = (
      await the.as(people.client).call('add_project', {
        title: 'An often job',
        description: 'This one',
        skills_required: '["Clay"]',
        cost_estimation: '100-200',
        pay_by: 'fixed',
      })
    ).data.id
    await fill(the, bid(job, `username like 'crowd%' and id % 6 > 0`))
    await fill(
      the,
      `insert into bids (job_id, bidder_id, price, days, message)
      select id, ${people.bidder.id}, 10000, 7, 'What I would do' from jobs order by id desc limit 200`,
    )
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      jobs: 1e6,
      job_counts: 1e6,
      bids: 1e7,
      freelancers: 1e5,
      reviews: 1e6,
      agreements: 1e6,
      members: 1e6,
      messages: 1e8,
    })
  })

  const first = [last, 10, 0]
  const anything = ['', '{}', 0, 2_000_000_000, null, 'false'] as const
  const search = () => statementText((db) => searchJobs(db, 0, 0, 0, 0, '', [], 0, 0, null, false))
  const freelancers = (sort: keyof typeof listFreelancersBy) => () =>
    statementText((db) => listFreelancersBy[sort](db, 0, new Date(), 0, 0, '', [], '', null, null, null))
  const at = '2099-01-01T00:00:00Z'
  const nobodys = ['', '{}', '', null, null, null] as const
  const proposals = (sort: keyof typeof listBidsBy) => () =>
    statementText((db) => listBidsBy[sort](db, 0, 0, new Date(), null, 0, 0))

  const cases: ReadonlyArray<
    readonly [what: string, most: number, text: () => Promise<string>, values: () => Values]
  > = [
    ['jobs that take bids', 60, () => statementText((db) => listOpenJobs(db, 0, 0, 0, 0)), () => first],
    [
      'closed jobs',
      60,
      () => statementText((db) => listJobsIn(db, 0, 0, 0, 0, '')),
      () => [...first, 'closed'],
    ],
    ['jobs found by nothing', 60, search, () => [...first, ...anything]],
    ['jobs with a frequent word', 60, search, () => [...first, 'often', ...anything.slice(1)]],
    ['jobs with a frequent skill', 60, search, () => [...first, '', '{Clay}', ...anything.slice(2)]],
    // The newest 3,000 are walked first.
    ['jobs with a rare skill', 3_300, search, () => [...first, '', '{Skill 7}', ...anything.slice(2)]],
    // The index of the word would find half of all jobs.
    [
      'jobs with a frequent word and a rare skill',
      3_300,
      search,
      () => [...first, 'often', '{Skill 7}', ...anything.slice(2)],
    ],
    ['a job', 60, () => statementText((db) => findJob(db, 0, 0)), () => [job]],
    // The bids for one job, of which a page is shown.
    ['proposals', 600, proposals('newest'), () => [job, at, null, 20, 0]],
    ['proposals by price', 600, proposals('price'), () => [job, at, null, 20, 0]],
    ['proposals by rating', 1_200, proposals('rating'), () => [job, at, null, 20, 0]],
    [
      'own jobs',
      60,
      () => statementText((db) => listProjects.client.open(db, 0, 0, 0, 0, '')),
      () => [...first, ''],
    ],
    ['own bids', 60, () => statementText((db) => listOwnBids(db, 0, 0, 0, 0, '')), () => [...first, '']],
    [
      'insight bids',
      1_500,
      () => statementText((db) => listInsights(db, 0, 0, 0, 0, '')),
      () => [...first, ''],
    ],
    ['freelancers', 60, freelancers('done'), () => [at, 10, 0, ...nobodys]],
    ['freelancers by rate', 60, freelancers('rate'), () => [at, 10, 0, ...nobodys]],
    [
      'freelancers by rate, from one on',
      60,
      freelancers('rate'),
      () => [at, 10, 0, '', '{}', '', 1_500, null, null],
    ],
    ['freelancers by time', 60, freelancers('newest'), () => [at, 10, 0, ...nobodys]],
    // All of them are walked and ordered.
    ['freelancers by rating', 700, freelancers('rating'), () => [at, 10, 0, ...nobodys]],
    [
      'freelancers with a frequent word',
      60,
      freelancers('done'),
      () => [at, 10, 0, 'often', ...nobodys.slice(1)],
    ],
  ]
  for (const mode of planModes)
    for (const [what, most, text, values] of cases)
      test(`${what}: few rows are read (${mode})`, async () => {
        const viewer = /own jobs/.test(what) ? people.client : people.bidder
        assertFindsFew(await explain(the, mode, await text(), [viewer.id, ...values()]), most, large)
      })

  test("a job's page with 500 bids and its offers is four statements", async () => {
    const voice = the.as(people.bidder)
    const page = async () => {
      await voice.call('get_single_project', { project_id: job })
      const { response } = await voice.call('get_bid_by_project_id', { project_id: job, limit: 20 })
      assert.equal(response.length, 20)
      await voice.call('get_payment_by_project', { project_id: job })
    }
    const { response } = await voice.call('get_single_project', { project_id: job })
    assert.equal(response.bid_count, 501)
    assert.equal(await statementsOfRead(the.platform, page), 4)
  })

  test('lists are one statement each', async () => {
    const voice = the.as(people.bidder)
    for (const read of [
      () => voice.call('search_projects', { search: 'often' }),
      () => voice.call('get_all_projects', {}),
      () => voice.call('get_my_projects', { role: 'client' }),
      () => voice.call('get_my_bids', {}),
      () => voice.call('get_insight_bids', {}),
      () => voice.call('search_freelancers', { search: 'often' }),
    ])
      assert.equal(await statementsOfRead(the.platform, read), 1)
  })
})
