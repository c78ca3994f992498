/** The fuzzer's videos: for each member a public one, a private one, and a deleted one, in a channel. */
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
  for (const name of members) {
    const voice = here.as(people[name])
    const channel = await makeChannel(here, people[name], `Channel of ${name}`)
    const video_id = await putVideo(here, channel, { title: 'to everybody', hashtags: ['bread'] })
    const kept = { name: 'a playlist', video_id, is_private: 0 } as const
    playlists.push((await voice.call('create_playlist', kept)).recdata.playlist_id)
    const own = await putVideo(here, channel, { title: `${privateWords} ${name}`, visibility: 'private' })
    const gone = await putVideo(here, channel, { title: 'gone' })
    await voice.call('delete_video', { video_id: gone })
    await voice.call('set_channel_tier', { channel_id: channel.id, title: 'Friends', price: '1' })
    const spare = await makeChannel(here, people[name], 'Gone')
    await voice.call('delete_channel', { channel_id: spare.id })
    channels.push(channel.id, spare.id)
    videos.push(video_id, own, gone)
  }
  const soon = new Date(Date.now() + 1e9).toISOString()
  return (field) => {
    if (field === 'channel_id') return [...channels, ...channels.map(String)]
    if (field === 'playlist_id') return [...playlists, ...playlists.map(String)]
    if (field === 'before_video_id') return [...videos, '']
    if (field === 'video_id') return [...videos, ...videos.map(String)]
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
