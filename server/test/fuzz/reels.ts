/** The fuzzer's reels: for each member a public one with comments, one for friends, and a deleted one. */
import { putReel } from '../scenes/reels-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import { privateWords } from './scene-money.ts'
import type { Known } from './values.ts'

export async function addReels(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const reels: number[] = []
  const sounds: number[] = []
  const comments: number[] = []
  const replies: number[] = []
  for (const name of members) {
    const voice = here.as(people[name])
    const reel_id = await putReel(here, people[name], { message: 'to everybody', hashtags: ['bread'] })
    const sound = await putReel(here, people[name], { message: 'to be heard', isVideo: true })
    await putReel(here, people[name], { isVideo: true, soundFrom: sound })
    sounds.push(sound)
    const ofFriends = { message: `${privateWords} ${name}`, post_type: 'private' } as const
    const gone = await putReel(here, people[name], { message: 'gone' })
    reels.push(reel_id, await putReel(here, people[name], ofFriends), gone)
    await voice.call('delete_reel', { reel_id: gone })
    for (const isKept of [true, false]) {
      const comment = (await voice.call('reel_comment', { reel_id, comment: 'on a reel' })).recdata.comment_id
      const replying = { reel_id, reel_comment_id: comment, reply: 'an answer' }
      const its = [
        (await voice.call('reel_comment_reply', replying)).recdata.reply_id,
        (await voice.call('reel_comment_reply', replying)).recdata.reply_id,
      ]
      comments.push(comment)
      replies.push(...its)
      // Some are deleted, so that they can be restored.
      await voice.call('delete_comment', { comment_id: isKept ? (its[1] ?? 0) : comment })
    }
  }
  return (field) => {
    if (field === 'reel_id') return [...reels, ...reels.map(String)]
    if (field === 'reel_comment_id') return [...comments, ...comments.map(String)]
    if (field === 'sound_id') return [...sounds, ...sounds.map(String)]
    if (field === 'percent') return [0, '50', 100, 12.5, 5]
    if (field === 'cover_at' || field.startsWith('trim_')) return [0, '1.5', '']
    return undefined
  }
}
