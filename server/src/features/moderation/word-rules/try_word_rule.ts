import { try_word_rule } from '@commons/contract/moderation/word-rules.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import { handle } from '../../../platform/call/handle.ts'
import { allowTime } from '../../../platform/db/allowed-time.ts'
import { soughtOf } from './word-rules.ts'
import { isOutOfTime, longestLookMs, tryRule } from './word-rules.queries.ts'

export default handle(try_word_rule, async (input, { platform, refuseFields }) => {
  const sought = soughtOf(input, { refuseFields })
  const { database, reportKinds } = platform
  const tried = await database.db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await allowTime(tx, longestLookMs)
      return tryRule(tx, reportKinds, sought)
    })
    .catch((error: unknown) => {
      if (isOutOfTime(error)) return undefined
      throw error
    })
  return {
    posts: tried?.posts ?? 0,
    comments: tried?.comments ?? 0,
    gave_up: flag(tried === undefined),
    recdata: (tried?.latest ?? []).map(({ kind: its, author, message, created_at, link }) => ({
      kind: its,
      author,
      message: shortened(message, mostShown),
      created_at: new Date(created_at).toISOString(),
      link,
    })),
  }
})

/** Characters of a text that a trial shows. */
const mostShown = 280
