import { useLingui } from '@lingui/react/macro'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { call } from '../api/call.ts'
import { toggle, useToggle } from '../api/toggle.ts'
import { shortCount } from '../ui/words/short-count.ts'
import classes from './Comments.module.css'
import type { Said } from './said.ts'

// One store for comments and replies: their ids come from the same sequence.
const likes = toggle<number, boolean>({
  send: async (comment_id) => (await call('like_comment', { comment_id })).data.liked === 1,
  changes: (comment_id) => ['like_comment', { comment_id }],
})

/** The like button of a comment or reply. */
export function LikeSaid({ said }: { said: Said }) {
  const { t, i18n } = useLingui()
  const { count: told = 0, liked: before = false } = said.likes ?? {}
  const { value: liked, want } = useToggle(likes, said.id, before)
  const count = Math.max(0, told + Number(liked) - Number(before))
  const name = said.full_name
  const figure = i18n.number(count)
  return (
    <button
      type="button"
      className={classes.like}
      aria-label={count > 0 ? t`Like the comment by ${name}, ${figure}` : t`Like the comment by ${name}`}
      aria-pressed={liked}
      onClick={() => void want(!liked)}
    >
      {liked ? <IconHeartFilled size={16} /> : <IconHeart size={16} stroke={1.75} />}
      {count > 0 && shortCount(count, i18n.locale)}
    </button>
  )
}
