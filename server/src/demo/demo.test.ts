import assert from 'node:assert/strict'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { makeWorld, type Person, type World } from '../../test/world.ts'
import { openDemoWorld } from './demo.ts'
import type { Login } from './logins.ts'

interface DemoWorld extends World {
  logins: Login[]
  /** Those that need no second factor. */
  guides: Login[]
  file: string
}

let made: Promise<DemoWorld> | undefined
const demoWorld = () => (made ??= makeDemo())

async function makeDemo(): Promise<DemoWorld> {
  const world = await makeWorld()
  const file = path.join(world.platform.config.DATA_DIR, 'demo-logins.json')
  // Left behind by a start that was killed before its rows were written.
  await writeFile(file, '[{"email":"jana@commons.example","password":"never valid"}]', { mode: 0o600 })
  const logins = await openDemoWorld(world.platform)
  return { ...world, file, logins, guides: logins.filter((login) => !login.second_factor) }
}

async function counted({ platform: { database } }: World) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from members) as members, (select count(*) from posts) as posts,
    (select count(*) from media) as media, (select count(*) from reactions) as reactions,
    (select count(*) from follows) as follows`.execute(database.db)
  return rows[0]
}

/** Logs in as a member would; returns that member. */
async function enter(world: World, { email, password }: Login): Promise<Person> {
  const { user_data } = await world.as().call('login', { email, password })
  return {
    id: user_data.id,
    apiKey: user_data.api_key,
    name: user_data.full_name,
    username: user_data.username,
    email,
  }
}

test('the demo world is there: people with faces, a feed with pictures, three logins', async () => {
  const world = await demoWorld()
  assert.deepEqual(
    world.logins.map(({ email }) => email),
    ['jana@commons.example', 'tom@commons.example', 'marek@commons.example'],
  )
  const { db } = world.platform.database
  const people = await db.selectFrom('members').select(['full_name', 'avatar_id', 'cover_id']).execute()
  assert(people.length >= 12 && people.every(({ avatar_id }) => avatar_id !== null))
  assert(people.filter(({ cover_id }) => cover_id !== null).length >= 5)
  const staff = await db
    .selectFrom('staff_roles as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['r.role', 'm.email'])
    .execute()
  assert.deepEqual(staff, [{ role: 'admin', email: 'marek@commons.example' }])
  const [, , admin] = world.logins
  assert(admin?.second_factor)
  const { user_data } = await world.as().call('login', { email: admin.email, password: admin.password })
  assert.equal(user_data.is_second_factor_pending, '1')
  const code = new TOTP({ secret: admin.second_factor }).generate()
  const waiting = { id: user_data.id, apiKey: user_data.api_key, name: '', username: '', email: admin.email }
  const stepped = await world.as(waiting).call('two_factor_auth', { code })
  const marek = { ...waiting, apiKey: stepped.user_data?.api_key ?? '' }
  for (const [state, reporters] of [
    ['waiting', [1, 2]],
    ['decided', [1, 1]],
  ] as const) {
    const cases = (await world.as(marek).call('admin_report_list', { state })).recdata
    assert.deepEqual(
      cases.map((each) => [each.reporters, each.barred]),
      reporters.map((count) => [count, null]),
    )
  }

  const [jana] = await Promise.all(world.guides.map((login) => enter(world, login)))
  const { recdata } = await world.as(jana).call('timeline', { limit: 50 })
  assert(recdata.length >= 40)
  assert(recdata.filter(({ picture }) => picture !== null).length >= 12)
  const times = recdata.map(({ created_at, repost_created_at }) => repost_created_at ?? created_at)
  assert(recdata.some(({ is_repost, repost_comment }) => is_repost === 1 && repost_comment !== null))
  assert(recdata.some(({ comments }) => comments.some(({ reply }) => reply.length > 0)))
  assert.deepEqual(times, times.toSorted().toReversed(), 'the newest is first')
  assert(Date.parse(String(times[0])) > Date.now() - 10 * 60_000)
  const picture = recdata.find((post) => post.picture !== null && post.post_type === 'public')?.picture
  const rendition = await fetch(`${world.url}${picture?.sources.at(-1)?.url}`)
  assert.equal(rendition.headers.get('content-type'), 'image/webp')
  assert.equal(picture?.width, 1440)
  assert(recdata.every((post) => post.picture === null || post.picture.alt.length > 20))
  const walks = recdata.filter(({ files }) => files.length > 1)
  assert(walks.some(({ files }) => files.length === 4 && files.every(({ picture }) => picture?.alt.length)))
})

test('the town has reels that play, are watched and talked about', async () => {
  const world = await demoWorld()
  const [login] = world.logins
  assert(login)
  const jana = await enter(world, login)
  const { reels } = await world.as(jana).call('reel_timeline', { limit: 100 })
  assert.equal(reels.length, 12)
  const films = reels.filter(({ video }) => video !== null)
  assert.equal(films.length, 3)
  assert(films.every(({ video }) => video && video.seconds > 3 && video.height > video.width))
  assert(
    reels.every(({ view_count, picture, video }) => view_count > 0 && (picture ?? video?.poster)?.alt !== ''),
  )
  assert(reels.some(({ comment_count }) => comment_count > 0))
  assert.equal(reels[0]?.why.length !== 0, true)
  assert.equal((await fetch(world.url + films[0]?.file)).headers.get('content-type'), 'video/mp4')
  const own = reels.find(({ user_id }) => user_id === jana.id)
  assert.equal(own?.watched?.count, 7)
})

test('the town has channels with videos that play, are watched and talked about', async () => {
  const world = await demoWorld()
  const [jana, tom] = await Promise.all(world.guides.map((login) => enter(world, login)))
  assert(jana && tom)
  const { response: channels } = await world.as(tom).call('get_all_channels', {})
  assert.equal(channels.length, 3)
  for (const channel of channels) {
    assert(channel.file && channel.banner && channel.subscriber_count >= 5, channel.name)
    assert(channel.video_count >= 2, channel.name)
  }
  const listed = async (person: Person) =>
    (await world.as(person).call('get_all_videos', { limit: 50 })).response.videos
  const videos = await listed(tom)
  assert.equal(videos.length, 8)
  assert(
    videos.every(
      ({ video }) => video && video.seconds > 4 && video.width > video.height && video.poster?.alt,
    ),
  )
  assert(videos.every(({ view_count, like_count }) => view_count > 0 && like_count > 0))
  const [kids, ...others] = videos.filter(({ made_for_kids }) => made_for_kids === 1)
  assert.deepEqual([kids?.comment_count, others], [0, []])
  assert(videos.filter(({ comment_count }) => comment_count > 0).length >= 5)
  assert.equal((await fetch(world.url + videos[0]?.file)).headers.get('content-type'), 'video/mp4')

  const { videos: going } = await world.as(jana).call('get_continue_watching', {})
  assert.deepEqual(
    going.map(({ title, resume_at }) => [title, resume_at]),
    [['A flat tyre, mended before lunch', 14]],
  )
  const own = channels.find(({ user_id }) => user_id === jana.id)
  assert(own)
  const asked = { channel_id: own.id }
  const seenBy = async (person: Person) =>
    (await world.as(person).call('get_videos_by_channel_id', asked)).videos.map(
      ({ visibility }) => visibility,
    )
  assert.deepEqual(await seenBy(jana), ['Public', 'Private', 'Public', 'Public', 'Public'])
  assert.deepEqual(await seenBy(tom), ['Public', 'Public', 'Public'])
})

test('a longer film is on its way, with sound, captions and chapters, and streams', async () => {
  const { platform } = await demoWorld()
  const { rows } = await sql<Record<string, unknown>>`
    select m.state, (select array_agg(c.language) from video_captions c where c.video_id = vd.id) as captions, m.mime, m.width, m.seconds::int as seconds, vd.allows_download, vd.title
    from videos vd join media m on m.id = vd.media_id where vd.position is null`.execute(platform.database.db)
  assert.deepEqual(rows, [
    {
      state: 'processing',
      captions: ['en'],
      mime: 'video/mp4',
      width: 854,
      seconds: 48,
      allows_download: true,
      title: 'The garden in the evening, with the sound on',
    },
  ])
})

test('the town has freelancers with pictures of their work and words of others', async () => {
  const world = await demoWorld()
  const [jana, tom] = await Promise.all(world.guides.map((login) => enter(world, login)))
  assert(jana && tom)
  const asked = { view_user_id: tom.id }
  const { data } = await world.as(jana).call('get_freelancer_profile', asked)
  assert.deepEqual([data.hourly_rate, data.top_skills.length], ['38', 5])
  assert(data.professional_headline && data.summary)
  const { response: works } = await world.as(jana).call('get_portfolios_by_user_id', asked)
  assert.equal(works.length, 2)
  for (const { picture } of works) {
    assert(picture && picture.alt.length > 20)
    const shown = await fetch(world.url + picture.sources.at(-1)?.url)
    assert.equal(shown.headers.get('content-type'), 'image/webp')
  }
  for (const call of [
    'get_experience_by_user_id',
    'get_qualifications_by_user_id',
    'get_certifications_by_user_id',
    'get_publications_by_user_id',
    'get_articles_by_user_id',
  ] as const)
    assert((await world.as(jana).call(call, asked)).response.length > 0, call)
  const { response: praise } = await world.as(jana).call('get_references_by_user_id', asked)
  assert.equal(praise.length, 2)
  const { requested } = await world.as(jana).call('get_references_by_user_id', {})
  assert.equal(requested.length, 1)
})

test('the town has jobs of all states, with bids, attachments, invitations and agreements', async () => {
  const world = await demoWorld()
  const [jana, tom] = await Promise.all(world.guides.map((login) => enter(world, login)))
  assert(jana && tom)
  const { response: open } = await world.as(tom).call('get_all_projects', {})
  assert(open.length >= 6)
  assert.deepEqual(new Set(open.map(({ pay_by }) => pay_by)), new Set(['fixed', 'hourly']))
  const published = open.map(({ created_at }) => created_at)
  assert.deepEqual(published, published.toSorted().toReversed(), 'the newest is first')

  const ownIn = async (tab: 'open' | 'current' | 'past') =>
    (await world.as(jana).call('get_my_projects', { role: 'client', tab })).response.map(
      ({ status }) => status,
    )
  assert.deepEqual(
    [await ownIn('open'), await ownIn('current'), await ownIn('past')],
    [['draft', 'open'], ['awarded'], ['closed']],
  )
  const website = open.find(({ title }) => title.startsWith('A small website'))
  assert(website)
  const { response: job } = await world.as(tom).call('get_single_project', { project_id: website.id })
  assert.deepEqual(
    job.files.map(({ name }) => name),
    ['What goes on which page.pdf', 'Colours and the old sign.pdf'],
  )
  const file = await fetch(world.url + job.files[0]?.url)
  assert.equal(file.headers.get('content-type'), 'application/pdf')
  assert((await file.text()).startsWith('%PDF-1.4'))
  const { response: bids } = await world.as(jana).call('get_bid_by_project_id', { project_id: website.id })
  assert.deepEqual(bids.map(({ status }) => status).toSorted(), ['declined', 'open', 'open', 'shortlisted'])

  const { response: invites } = await world.as(tom).call('project_invite_list', {})
  assert.equal(invites.length, 1)
  const { response: searches } = await world.as(tom).call('saved_search_list', {})
  assert.equal(searches.length, 2)
  const { response: working } = await world.as(tom).call('get_my_bids', {})
  assert.deepEqual(
    working.map(({ status }) => status),
    ['open', 'open', 'awarded'],
  )
})

test('work that was paid has been reviewed by both, and shows on a freelancer’s profile', async () => {
  const world = await demoWorld()
  const [jana] = await Promise.all(world.guides.map((login) => enter(world, login)))
  assert(jana)
  const { response: found } = await world.as(jana).call('search_freelancers', {})
  const hana = found.find(({ full_name }) => full_name === 'Hana Tichá')
  assert(hana)
  assert.deepEqual([hana.jobs_done, hana.review_count, hana.rating], [1, 1, '5.0'])
  const { response: reviews } = await world.as(jana).call('get_reviews_by_user_id', {
    view_user_id: hana.user_id,
  })
  assert.match(reviews[0]?.comment ?? '', /People read it while they queue/)
})

test('work by the hour is under way, with a week that waits for its client', async () => {
  const world = await demoWorld()
  const [jana] = await Promise.all(world.guides.map((login) => enter(world, login)))
  assert(jana)
  const { rows } = await sql<{ id: number }>`
    select ag.id from agreements ag join job_hours jh on jh.agreement_id = ag.id
    where ag.freelancer_id = ${jana.id}`.execute(world.platform.database.db)
  const payment_id = rows[0]?.id ?? assert.fail()
  const { data } = await world.as(jana).call('get_work_logs', { payment_id })
  assert.deepEqual([data.left_minutes, data.pause, data.role], [375, null, 'freelancer'])
  const { data: weeks } = await world.as(jana).call('get_milestones_by_project', { payment_id })
  assert.deepEqual(
    weeks.map(({ status, amount }) => [status, amount]),
    [['submitted', '103.5']],
  )
})

test('a milestone is disputed, and its client’s turn', async () => {
  const { platform } = await demoWorld()
  const { rows } = await sql<object>`
    select jd.state, jd.turn_of_client, jd.answer_until > now() as has_time, jm.state as milestone,
      array(select kind from job_dispute_events je where je.dispute_id = jd.id order by id) as log
    from job_disputes jd join job_milestones jm on jm.id = jd.milestone_id`.execute(platform.database.db)
  const log = ['opened', 'evidence', 'offered']
  assert.deepEqual(rows, [
    { state: 'open', turn_of_client: true, has_time: true, milestone: 'disputed', log },
  ])
})

test('clients and bidders were told when it happened', async () => {
  const { platform } = await demoWorld()
  const { rows } = await sql<{ kind: string; told: number; late: number }>`
    select n.kind, count(*)::int as told,
      count(*) filter (where n.acted_at is distinct from coalesce(bd.created_at, ji.created_at, ag.offered_at))::int as late
    from notification_acts n
    left join bids bd on n.kind = 'bid_placed' and bd.id = n.item_id
    left join job_invites ji on n.kind = 'job_invite' and ji.job_id = n.about_id and ji.member_id = n.member_id
    left join agreements ag on n.kind = 'agreement_offer' and ag.id = n.about_id
    where n.kind in ('bid_placed', 'job_invite', 'agreement_offer') group by n.kind order by n.kind`.execute(
    platform.database.db,
  )
  assert.deepEqual(
    rows.map(({ kind, told, late }) => [kind, told > 0, late]),
    [
      ['agreement_offer', true, 0],
      ['bid_placed', true, 0],
      ['job_invite', true, 0],
    ],
  )
})

test('subscribers were told of videos when they came out, and what a channel counts is there', async () => {
  const { platform } = await demoWorld()
  const { rows: told } = await sql<{ told: number; late: number }>`
    select count(*)::int as told, count(*) filter (where n.acted_at <> vd.published_at)::int as late
    from notifications n join videos vd on vd.id = n.about_id
    where n.kind = 'video_new'`.execute(platform.database.db)
  assert(told[0] && told[0].told > 20)
  assert.equal(told[0].late, 0)
  const { rows } = await sql`
    select n.channel_id from channel_counts n where (n.subscribers, n.videos) <> (
      (select count(*) from channel_subscriptions s where s.channel_id = n.channel_id),
      (select count(*) from videos vd where vd.channel_id = n.channel_id and vd.visibility = 'public'
          and vd.position is not null))`.execute(platform.database.db)
  assert.deepEqual(rows, [])
})

test('a second start makes nothing and shows the same logins', async () => {
  const world = await demoWorld()
  const before = [await counted(world), (await readdir(world.mediaRoot)).length]
  assert.deepEqual(await openDemoWorld(world.platform), world.logins)
  assert.deepEqual([await counted(world), (await readdir(world.mediaRoot)).length], before)
  assert.deepEqual(await readdir(world.platform.incoming.root), [], 'what was drawn is put away')
  assert.equal((await stat(world.file)).mode & 0o777, 0o600)
})

test('every count equals what it counts', async () => {
  const { platform } = await demoWorld()
  const { rows } =
    await sql`select c.id from objects c where (c.likes, c.dislikes, c.comments, c.reposts) <> (
    (select count(*) from reactions r where r.object_id = c.id and r.kind = 'like'),
    (select count(*) from reactions r where r.object_id = c.id and r.kind = 'dislike'),
    (select count(*) from comments each where each.object_id = c.id and each.parent_id is null),
    (select count(*) from posts p where p.original_id = c.id))`.execute(platform.database.db)
  assert.deepEqual(rows, [])
})

test('every object knows its kind and whose it is', async () => {
  const { platform } = await demoWorld()
  const { rows } = await sql`
    (select id, kind, author_id from objects)
    except
    (select id, 'post', author_id from posts union all select id, 'survey', author_id from surveys
      union all select id, 'reel', author_id from reels union all select id, 'video', author_id from videos
      union all select d.id, 'project', s.member_id from project_discussions d
        join group_members s on s.group_id = d.group_id and s.standing = 'owner')`.execute(
    platform.database.db,
  )
  assert.deepEqual(rows, [])
})

test('the chats of the groups are alive and add up', async () => {
  const world = await demoWorld()
  const { db } = world.platform.database
  const { rows } = await sql`select d.id from messages d where (d.likes, d.replies) <> (
      (select count(*) from message_reactions r where r.message_id = d.id and r.kind = 'like'),
      (select count(*) from messages each where each.root_id = d.id))
    union all
    select c.id from conversations c
      join lateral (select max(seq) as last, array_agg(created_at order by seq) as times from messages d
        where d.conversation_id = c.id) said on true
      where c.last_seq <> said.last or c.last_change < c.last_seq
        or said.times <> (select array_agg(each order by each) from unnest(said.times) each)`.execute(db)
  assert.deepEqual(rows, [])
  for (const login of world.guides) {
    const viewer = world.as(await enter(world, login))
    const { recdata: groups } = await viewer.call('group_list', {})
    for (const { id: group_id } of groups.filter(({ is_project }) => is_project === 0)) {
      const { recdata } = await viewer.call('group_chat_list', { group_id })
      assert(recdata.length > 0)
    }
  }
})

test('what was written for friends is seen by friends', async () => {
  const world = await demoWorld()
  const { db } = world.platform.database
  const quiet = await db
    .selectFrom('posts')
    .select(['id', 'author_id'])
    .where('audience', '=', 'private')
    .execute()
  assert(quiet.length >= 5)
  for (const login of world.guides) {
    const viewer = await enter(world, login)
    const { rows } = await sql<{ id: number }>`select one.followed_id as id from follows one
      join follows back on back.follower_id = one.followed_id and back.followed_id = one.follower_id
      where one.follower_id = ${viewer.id}`.execute(db)
    const mine = new Set([viewer.id, ...rows.map(({ id }) => id)])
    const seen: number[] = []
    let next: string | undefined
    do {
      const page = await world.as(viewer).call('timeline', { limit: 50, ...(next && { before: next }) })
      seen.push(...page.recdata.map(({ post_id }) => post_id))
      next = page.next
    } while (next)
    for (const { id, author_id } of quiet)
      assert.equal(seen.includes(id), mine.has(author_id), `${login.email} ${id}`)
  }
})

test('people say in About who they are, and friends read more of it than others', async () => {
  const world = await demoWorld()
  const [jana, tom] = await Promise.all(world.guides.map((login) => enter(world, login)))
  assert(jana && tom)
  const own = await world.as(jana).call('get_all_contact_info', {})
  assert.deepEqual(own.response.map(({ audience }) => audience).toSorted(), ['friends', 'only_me'])
  const asked = { view_user_id: jana.id }
  assert.deepEqual((await world.as(tom).call('get_all_contact_info', asked)).response, [])
  const { work_entries } = await world.as(tom).call('get_work', asked)
  assert.deepEqual(
    work_entries.map(({ is_current }) => is_current),
    [1, 0],
  )
})

test('people see how often the town looks at what they publish', async () => {
  const world = await demoWorld()
  for (const login of world.guides) {
    const member = await enter(world, login)
    for (const metric of ['pageviews', 'impressions'] as const) {
      const { recdata } = await world.as(member).call('analytics_traffic', { metric, days: 7 })
      assert(recdata.total > 0 && recdata.series.filter(({ count }) => count > 0).length >= 3, metric)
      assert(recdata.top_posts.length > 0)
    }
  }
})

test('a login is shown as long as it opens the account', async () => {
  const world = await demoWorld()
  const [jana, tom, marek] = world.logins
  assert(jana && tom)
  const { db } = world.platform.database
  const changed = await world.platform.passwords.hash('a password of her own')
  await db.updateTable('members').set({ password_hash: changed }).where('email', '=', jana.email).execute()
  assert.deepEqual(await openDemoWorld(world.platform), [tom, marek])
  await rm(world.file)
  assert.deepEqual(await openDemoWorld(world.platform), [])
})

test('a network with people of its own is left alone', async () => {
  const world = await makeWorld()
  await world.person('Ada')
  assert.deepEqual(await openDemoWorld(world.platform), [])
  assert.deepEqual(await counted(world), { members: 1, posts: 0, media: 0, reactions: 0, follows: 0 })
  assert.deepEqual(await readdir(world.mediaRoot), [])
})
