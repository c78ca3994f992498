import { useLingui } from '@lingui/react/macro'
import { IconHeart, IconHeartFilled, IconThumbDown, IconThumbDownFilled } from '@tabler/icons-react'
import { useToggle } from '../api/toggle.ts'
import { shortCount } from '../ui/words/short-count.ts'
import classes from './Comments.module.css'
import type { Said } from './said.ts'
import { reactionOf, saidReactions } from './said-reactions.ts'

/** The like and dislike buttons of a comment or reply. How many dislike it isn't shown, to shame nobody. */
export function ReactToSaid({ said }: { said: Said }) {
  const { t, i18n } = useLingui()
  const before = reactionOf(said)
  const { value, want } = useToggle(saidReactions, said.id, before)
  const liked = value === 'like'
  const disliked = value === 'dislike'
  const count = Math.max(0, (said.like_count ?? 0) + Number(liked) - Number(before === 'like'))
  const name = said.full_name
  const figure = i18n.number(count)
  return (
    <>
      <button
        type="button"
        className={classes.like}
        aria-label={count > 0 ? t`Like the comment by ${name}, ${figure}` : t`Like the comment by ${name}`}
        aria-pressed={liked}
        onClick={() => void want(liked ? 'none' : 'like')}
      >
        {liked ? <IconHeartFilled size={16} /> : <IconHeart size={16} stroke={1.75} />}
        {count > 0 && shortCount(count, i18n.locale)}
      </button>
      <button
        type="button"
        className={classes.dislike}
        aria-label={t`Dislike the comment by ${name}`}
        aria-pressed={disliked}
        onClick={() => void want(disliked ? 'none' : 'dislike')}
      >
        {disliked ? <IconThumbDownFilled size={16} /> : <IconThumbDown size={16} stroke={1.75} />}
      </button>
    </>
  )
}
