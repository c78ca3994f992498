import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDots, IconMoodPlus } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useToggle } from '../../../api/toggle.ts'
import conversation from '../../../conversation/Conversation.module.css'
import { Floating } from '../../../ui/dialog/Floating.tsx'
import { openedPiece } from '../../../ui/states/piece.tsx'
import type { ChatEntry } from '../chat-entry.ts'
import { chatReactions } from './message-reaction.ts'
import classes from './Thread.module.css'

const EmojiPicker = openedPiece(async () => {
  const [picker, { loadEmoji }] = await Promise.all([
    import('../../../compose/emoji/EmojiPicker.tsx'),
    import('../../../compose/emoji/emoji-data.ts'),
  ])
  await loadEmoji(i18n.locale)
  return picker
})

const usual = ['👍', '❤️', '😂', '😮', '😢', '🙏']

interface ChoiceProps {
  anchor: HTMLElement
  value: string
  onPick: (emoji: string) => void
  onMore: () => void
  onClose: () => void
}

/** The usual reactions in a row; arrow keys move between them. */
function ReactionChoice({ anchor, value, onPick, onMore, onClose }: ChoiceProps) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const all = [...(row.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((each) => each === document.activeElement)
    all.at((at + step) % all.length)?.focus()
  }
  return (
    <Floating anchor={anchor} onClose={onClose} role="dialog" aria-label={t`React`} onKeyDown={onKeyDown}>
      <div ref={row} className={classes.choice}>
        {usual.map((emoji) => (
          <button key={emoji} type="button" aria-pressed={value === emoji} onClick={() => onPick(emoji)}>
            {emoji}
          </button>
        ))}
        <button type="button" aria-label={t`More emoji`} onClick={onMore}>
          <IconDots size={20} aria-hidden="true" />
        </button>
      </div>
    </Floating>
  )
}

interface MessageReactionsProps {
  entry: ChatEntry
  friend: string
  isOfSeveral?: boolean
  mayReact: boolean
}

/** Returns several people's reactions with the viewer's choice in place of what they had chosen before. */
function withOwn({ reactions, user_reaction }: ChatEntry, own: string) {
  const counts = new Map(reactions.map(({ reaction, count }) => [reaction, count]))
  if (user_reaction !== null) counts.set(user_reaction, (counts.get(user_reaction) ?? 1) - 1)
  if (own !== '') counts.set(own, (counts.get(own) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 0)
}

interface CountsProps {
  counts: ReadonlyArray<readonly [string, number]>
  own: string
  mayReact: boolean
  onPick: (emoji: string) => void
}

/** What several people reacted with, and how many: a tap joins them, or takes back one's own. */
function Counts({ counts, own, mayReact, onPick }: CountsProps) {
  const { t } = useLingui()
  return counts.map(([emoji, count]) => (
    <button
      key={emoji}
      type="button"
      className={classes.reaction}
      data-own={emoji === own || undefined}
      disabled={!mayReact}
      aria-pressed={emoji === own}
      aria-label={t`${emoji}, ${plural(count, { one: '# person', other: '# people' })}`}
      onClick={() => onPick(emoji)}
    >
      {emoji}
      {count > 1 && <span aria-hidden="true"> {count}</span>}
    </button>
  ))
}

/** The reactions to a message, with a choice for the viewer. */
export function MessageReactions({ entry, friend, isOfSeveral = false, mayReact }: MessageReactionsProps) {
  const { t } = useLingui()
  const { value, want } = useToggle(chatReactions, entry.id, entry.user_reaction ?? '')
  const [opened, setOpened] = useState<'usual' | 'all'>()
  const button = useRef<HTMLButtonElement>(null)
  const theirs = entry.friend_reaction
  const pick = (emoji: string) => {
    setOpened(undefined)
    button.current?.focus()
    void want(emoji === value ? '' : emoji)
  }
  const close = () => setOpened(undefined)
  return (
    <>
      {isOfSeveral && <Counts counts={withOwn(entry, value)} own={value} mayReact={mayReact} onPick={pick} />}
      {theirs !== null && (
        <span className={classes.reaction} role="img" aria-label={t`${friend} reacted with ${theirs}`}>
          {theirs}
        </span>
      )}
      {!isOfSeveral && value !== '' && (
        <button
          type="button"
          className={classes.reaction}
          data-own
          disabled={!mayReact}
          aria-label={t`Take back your reaction ${value}`}
          onClick={() => void want('')}
        >
          {value}
        </button>
      )}
      {mayReact && (
        <button
          ref={button}
          type="button"
          className={conversation.tool}
          data-quiet
          aria-label={t`React`}
          aria-haspopup="dialog"
          aria-expanded={opened !== undefined}
          onClick={() => setOpened(opened === undefined ? 'usual' : undefined)}
        >
          <IconMoodPlus size={17} aria-hidden="true" />
        </button>
      )}
      {opened === 'usual' && button.current && (
        <ReactionChoice
          anchor={button.current}
          value={value}
          onPick={pick}
          onMore={() => setOpened('all')}
          onClose={close}
        />
      )}
      {opened === 'all' && button.current && (
        <Suspense>
          <EmojiPicker anchor={button.current} onPick={pick} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
