import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { plural } from '@lingui/core/macro'
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useToggle } from '../../../api/toggle.ts'
import { countsWith, messageReactions, reactionOf } from './message-reactions.ts'
import classes from '../../../conversation/Conversation.module.css'

/** Like and dislike buttons of a message with their counts; a member can use one of the two. */
export function ChatReactions({ entry, mayReact }: { entry: GroupChatEntry; mayReact: boolean }) {
  const { value, want } = useToggle(messageReactions, entry.id, reactionOf(entry))
  const { likes, dislikes } = countsWith(entry, value)
  const buttons = [
    {
      of: 'like',
      count: likes,
      label: plural(likes, { 0: 'Like', one: 'Like, # like', other: 'Like, # likes' }),
      Icon: value === 'like' ? IconThumbUpFilled : IconThumbUp,
    },
    {
      of: 'dislike',
      count: dislikes,
      label: plural(dislikes, { 0: 'Dislike', one: 'Dislike, # dislike', other: 'Dislike, # dislikes' }),
      Icon: value === 'dislike' ? IconThumbDownFilled : IconThumbDown,
    },
  ] as const
  return buttons.map(({ of, count, label, Icon }) => (
    <button
      key={of}
      type="button"
      className={classes.tool}
      data-quiet={count === 0 || undefined}
      aria-label={label}
      aria-pressed={value === of}
      disabled={!mayReact}
      onClick={() => void want(value === of ? 'none' : of)}
    >
      <Icon size={17} aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </button>
  ))
}
