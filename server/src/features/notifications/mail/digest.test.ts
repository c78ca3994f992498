import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '../../../../test/programs.ts'
import { openSmtp } from '../../../../test/fakes/smtp.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../gathering.ts'
import { mailNews } from './digest.ts'

/** Gathers all news, as if it had happened two hours ago. */
async function laterOn({ platform }: World): Promise<void> {
  await gatherNews(platform)
  await platform.database.pool.query(`update notifications set acted_at = now() - interval '2 hours'`)
}
async function verify({ platform }: World, { id }: Person): Promise<void> {
  await platform.database.pool.query('update members set email_verified_at = now() where id = $1', [id])
}

test('what is unread comes as one mail a day, and its link ends it', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, ada)
  const { recdata } = await here.as(ada).call('add_post', { message: 'A post' })
  await here.as(bob).call('follow', { following_id: ada.id })
  await here.as(bob).call('post_comment', { post_id: recdata.post_id, comment: 'Hello' })
  // A like causes no mail, and isn't mentioned in one.
  await here.as(bob).call('post_like', { post_id: recdata.post_id })
  await laterOn(here)
  await here.as(ada).call('update_notification_pause', { pause: 'open' })
  await mailNews(here.platform).work({})
  assert.deepEqual(await here.mailsTo(ada.email), [], 'paused')
  await here.as(ada).call('update_notification_pause', { pause: 'none' })
  await mailNews(here.platform).work({})
  const [mail, ...others] = await here.mailsTo(ada.email)
  assert.deepEqual(others, [])
  assert.equal(mail?.subject, '2 new notifications')
  assert.match(mail.text, /Bob commented on your post/)
  assert.match(mail.text, /Bob follows you/)
  assert.doesNotMatch(mail.text, /liked/)

  await here.as(await here.person('Eve')).call('follow', { following_id: ada.id })
  await laterOn(here)
  await mailNews(here.platform).work({})
  assert.equal((await here.mailsTo(ada.email)).length, 1, 'not twice a day')

  const code =
    mail.links
      .find((link) => link.includes('/unsubscribe/'))
      ?.split('/')
      .at(-1) ?? ''
  await here.as().call('end_notification_mail', { code: 'of nobody' })
  assert.equal((await here.as(ada).call('show_email_notification', {})).email_notification, '1')
  await here.as().call('end_notification_mail', { code })
  assert.equal((await here.as(ada).call('show_email_notification', {})).email_notification, '0')
})

test('nobody is mailed who has read it, has not verified the address, or may not see it any more', async () => {
  const here = await world()
  const [ada, bob, eve, dan] = [
    await here.person('Ada'),
    await here.person('Bob'),
    await here.person('Eve'),
    await here.person('Dan'),
  ]
  for (const each of [ada, eve]) await verify(here, each)
  for (const each of [ada, bob, eve]) await here.as(dan).call('follow', { following_id: each.id })
  await laterOn(here)
  await here.as(ada).call('notification_read', { notification_id: 0 })
  await here.as(eve).call('block', { blocked_user_id: dan.id })
  await mailNews(here.platform).work({})
  for (const each of [ada, bob, eve]) assert.deepEqual(await here.mailsTo(each.email), [])
})

/** Returns a port where no mail server listens yet. */

/** Makes a world with this mail server, in which Bob followed Ada two hours ago. */
async function toldByMail(url: string) {
  const here = await makeWorld({ env: { MAIL_URL: url } })
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await verify(here, ada)
  await here.as(bob).call('follow', { following_id: ada.id })
  await laterOn(here)
  const mails = () =>
    here.platform.database.db
      .selectFrom('mails')
      .select(['id', 'state'])
      .where('address', '=', ada.email)
      .execute()
  return { here, ada, bob, mails }
}

test('a mail server that is down loses no digest, and none is sent twice', async () => {
  const port = await freePort()
  const { here, mails } = await toldByMail(`smtp://127.0.0.1:${port}`)
  const { mail } = here.platform
  const news = mailNews(here.platform)
  await news.work({})
  const [{ id, state } = assert.fail(), ...others] = await mails()
  assert.deepEqual([state, others], ['waiting', []])
  for (let i = 0; i < 3; i++) await assert.rejects(mail.deliver(id), /ECONNREFUSED/)
  // The next hour orders no second mail.
  await news.work({})
  assert.deepEqual(await mails(), [{ id, state: 'waiting' }])

  const smtp = await openSmtp(() => 'take', { authOptional: true, port })
  await Promise.all([mail.deliver(id), mail.deliver(id), mail.deliver(id)])
  await mail.deliver(id)
  await news.work({})
  assert.deepEqual(await mails(), [{ id, state: 'sent' }])
  assert.deepEqual(
    smtp.taken.map(({ subject }) => subject),
    ['1 new notification'],
  )
})

test('what was read while the mail server was down is not mailed', async () => {
  const port = await freePort()
  const { here, ada, mails } = await toldByMail(`smtp://127.0.0.1:${port}`)
  await mailNews(here.platform).work({})
  const [{ id } = assert.fail()] = await mails()
  await assert.rejects(here.platform.mail.deliver(id), /ECONNREFUSED/)
  await here.as(ada).call('notification_read', { notification_id: 0 })
  const smtp = await openSmtp(() => 'take', { authOptional: true, port })
  await here.platform.mail.deliver(id)
  assert.deepEqual([smtp.taken, (await mails())[0]?.state], [[], 'void'])
})

test('a slow mail server holds up no other work, and gets each digest once', async () => {
  const answered = Promise.withResolvers<'take'>()
  const handedOver = Promise.withResolvers<void>()
  const smtp = await openSmtp(() => {
    handedOver.resolve()
    return answered.promise
  })
  const { here, ada, bob, mails } = await toldByMail(smtp.url)
  const done = Promise.withResolvers<void>()
  const other = { name: 'test.other', work: async () => done.resolve() }
  const { jobs, mail, database } = here.platform
  await mailNews(here.platform).work({})
  await jobs.work([mail.work, other])
  await handedOver.promise
  // The server has the whole mail but doesn't answer: jobs run, calls are answered, and nobody else sends it.
  await database.db.transaction().execute((tx) => jobs.add(tx, other, {}))
  await done.promise
  await here.as(bob).call('add_post', { message: 'Nothing waits' })
  await mailNews(here.platform).work({})
  const [{ id } = assert.fail(), ...more] = await mails()
  assert.deepEqual(more, [])
  answered.resolve('take')
  while ((await mails())[0]?.state === 'sending') await new Promise((resolve) => setTimeout(resolve, 20))
  await mail.deliver(id)
  assert.deepEqual(await mails(), [{ id, state: 'sent' }])
  assert.deepEqual([smtp.count(), smtp.taken.map(({ to }) => to)], [1, [ada.email]])
})
