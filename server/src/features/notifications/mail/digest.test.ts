import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Person, type World, world } from '../../../../test/world.ts'
import { gatherNews } from '../gathering.ts'
import { mailNews } from './digest.ts'

/** As if all that happened had happened two hours ago. */
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
  // A like alone is no reason for a mail, and not in it.
  await here.as(bob).call('post_like', { post_id: recdata.post_id })
  await laterOn(here)
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
