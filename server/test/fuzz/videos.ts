/** The fuzzer's videos: for each member a public one, a private one, and a deleted one, in a channel. */
import type { Comment } from '@commons/contract/discussion.ts'
import { blob } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'
import { makeChannel, putVideo } from '../scenes/videos-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import { privateWords } from './scene-money.ts'
import type { Known } from './values.ts'

export async function addVideos(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const channels: number[] = []
  const videos: number[] = []
  const playlists: number[] = []
  const held: number[] = []
  const groups: number[] = []
  const other = await mp4({ seconds: 1, width: 64, height: 48, fps: 10 })
  for (const name of members) {
    const voice = here.as(people[name])
    const channel = await makeChannel(here, people[name], `Channel of ${name}`)
    const video_id = await putVideo(here, channel, { title: 'to everybody', hashtags: ['bread'] })
    // It waits for its turn, as nothing processes files here.
    await voice.call('replace_video_file', { video_id }, { file: other })
    for (const language of ['en', 'cs']) {
      const captions = blob(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nFlour\n'), 'text/vtt')
      await voice.call('set_video_captions', { video_id, language }, { captions })
    }
    for (const visibility of ['Public', 'Unlisted']) {
      const kept = { name: 'a playlist', video_id, visibility }
      playlists.push((await voice.call('create_playlist', kept)).recdata.playlist_id)
    }
    await voice.call('create_playlist', { name: `${privateWords} ${name}` })
    // No call may name it: whoever runs a channel may publish what is in it, or let others run it.
    const apart = await makeChannel(here, people[name], `Apart of ${name}`)
    await putVideo(here, apart, { title: `${privateWords} ${name}`, visibility: 'private' })
    const gone = await putVideo(here, channel, { title: 'gone' })
    await voice.call('delete_video', { video_id: gone })
    await voice.call('set_channel_tier', { channel_id: channel.id, title: 'Friends', price: '1' })
    const spare = await makeChannel(here, people[name], 'Gone')
    await voice.call('delete_channel', { channel_id: spare.id })
    // Comments wait there, but those of one who is always approved.
    const object_id = await putVideo(here, channel, { title: 'approved' })
    await voice.call('comment_settings_update', { object_id, hold: 'all' })
    for (const who of members.filter((each) => each !== name)) {
      for (const always of [1, 0] as const) {
        const { body } = await here.as(people[who]).send('add_comment', { object_id, comment: 'Well' })
        // Some of them have blocked each other.
        if (body['code'] !== true) continue
        const { comment_id } = (body as unknown as { recdata: Comment }).recdata
        if (always === 1 && who === 'bob') await voice.call('approve_comment', { comment_id, always })
        else held.push(comment_id)
      }
    }
    channels.push(channel.id, spare.id)
    videos.push(video_id, gone)
  }
  // Each offers a channel to those who run it, and has invited them to another. Some have blocked each other.
  for (const name of members) {
    const offered = await makeChannel(here, people[name], `All of ${name}`)
    const inviting = await makeChannel(here, people[name], `Help for ${name}`)
    channels.push(offered.id, inviting.id)
    await putVideo(here, offered, { title: 'of all' }).then((id) => videos.push(id))
    for (const other of members.filter((each) => each !== name)) {
      const place = { channel_id: offered.id, member_user_id: people[other].id }
      const invitation = { ...place, role: 'manager' }
      await here.as(people[name]).send('add_collaborator', invitation)
      await here.as(people[other]).send('accept_collaboration', place)
      await here.as(people[name]).send('offer_channel', place)
      // Each has a share, and a lower one is proposed in its place.
      await here.as(people[name]).send('propose_channel_share', { ...place, percent: 10 })
      await here.as(people[other]).send('accept_channel_share', { ...place, percent: 10 })
      await here.as(people[name]).send('propose_channel_share', { ...place, percent: 5 })
      await here.as(people[name]).send('add_collaborator', { ...invitation, channel_id: inviting.id })
    }
  }
  for (const name of members)
    for (const channel_id of channels) await here.as(people[name]).send('toggle_subscription', { channel_id })
  for (const name of members) {
    const made = await here.as(people[name]).call('create_subscription_group', { name: 'Kitchen' })
    groups.push(made.recdata.subscription_group_id)
    const of = { subscription_group_id: made.recdata.subscription_group_id }
    for (const channel_id of channels)
      await here.as(people[name]).send('toggle_subscription_group', { ...of, channel_id })
  }
  const soon = new Date(Date.now() + 1e9).toISOString()
  return (field) => {
    if (field === 'commenter_id') return members.map((name) => people[name].id)
    if (field === 'held_id') return held
    if (field === 'language') return ['en', 'cs', 'pt-BR']
    if (field === 'words') return ['scam', ['spam.example', 'scam'], '']
    if (field === 'channel_id') return [...channels, ...channels.map(String)]
    if (field === 'playlist_id') return [...playlists, ...playlists.map(String)]
    if (field === 'subscription_group_id') return [...groups, ...groups.map(String), '']
    if (field === 'sort') return ['name', 'newest', 'watched', '']
    if (field === 'before_video_id') return [...videos, '']
    if (field === 'video_id') return [...videos, ...videos.map(String)]
    if (field === 'video_ids') return videos.map((id) => [id, String(videos[0])])
    if (field === 'seconds') return [0, '1.5', 59]
    if (field === 'search_term') return ['everybody', 'evreybody to', 'bread', '', privateWords]
    if (field === 'length') return ['short', 'medium', 'long', '']
    if (field === 'since') return ['day', 'week', '']
    if (field === 'visibility') return ['Public', 'private', 'Unlisted', 'Scheduled', '']
    if (field === 'publish_at') return [soon, '']
    if (field === 'price') return ['1', 2, '0.5']
    if (field === 'due') return ['1', '0']
    if (field === 'handle') return ['a.handle', '@another_one', '']
    if (field === 'links') return ['https://example.org', ['https://example.org/a'], '']
    return undefined
  }
}
