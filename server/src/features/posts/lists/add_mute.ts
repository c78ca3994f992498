import { add_mute } from '@commons/contract/posts/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { lockLists } from '../../../saves/saves.ts'
import { measureOtherMutes, setMute } from './lists.queries.ts'
import { muteShape } from './lists.mutes.shape.ts'
import { tagOf } from '../../../tags/tags.rules.ts'

const mostMutes = 200
/** All words form one regular expression, which each connection compiles at its first use. */
const mostLetters = 2000
const day = 24 * 60 * 60 * 1000

export default handle(
  add_mute,
  async ({ mute_type, word: typed, days }, { tx, member, refuse, hintOnly }) => {
    const word = mute_type === 'tag' ? tagOf(typed, 'word') : typed.replaceAll(/\s+/gu, ' ')
    if (word === '') refuse('hashtag_empty')
    // Otherwise two concurrent calls would both find room for one more.
    await lockLists(tx, member.id)
    const others = await measureOtherMutes(tx, member.id, mute_type, word)
    const letters = others.letters + (mute_type === 'word' ? word.length : 0)
    if (others.count >= mostMutes || letters > mostLetters) refuse('too_many_mutes')
    const endsAt = days === undefined ? null : new Date(now().getTime() + days * day)
    const mute = await setMute(tx, { member: member.id, kind: mute_type, word, endsAt })
    // Only their own feed changes.
    hintOnly([member.id])
    return { recdata: muteShape(mute) }
  },
)
