import type { WriterState } from '../discussion/use-writer.ts'
import { WritingField } from '../discussion/WritingField.tsx'
import classes from './Conversation.module.css'
import { ReplyingTo } from './ReplyingTo.tsx'
import { LinkCardField } from '../compose/link-card/LinkCardField.tsx'
import { voiceButton } from './voice/VoiceButton.tsx'

interface MessageComposerProps {
  /** The field's unique name. */
  name: string
  label: string
  writer: WriterState
  longest?: number | undefined
  takesFocus?: boolean | undefined
  /** Called as words are written. */
  onTyping: () => void
  /** Called on Escape unless that cancels a reply. */
  onEscape?: (() => void) | undefined
  /** Called on Arrow Up while the field is empty. */
  onEditLast?: (() => void) | undefined
}

/** The field of a conversation, with the message being replied to above it. */
export function MessageComposer({
  name,
  label,
  writer,
  longest,
  takesFocus,
  onTyping,
  onEscape,
  onEditLast,
}: MessageComposerProps) {
  const { quoted, text, withoutCard } = writer.draft
  const endReply = () => writer.quote(undefined)
  const telling: WriterState = {
    ...writer,
    setText(text) {
      if (text.trim() !== '') onTyping()
      writer.setText(text)
    },
  }
  return (
    <div className={classes.writing}>
      {quoted && <ReplyingTo name={quoted.name} text={quoted.text} onEnd={endReply} />}
      <LinkCardField text={text} removed={withoutCard} onRemoved={writer.setWithoutCard} />
      <WritingField
        name={name}
        label={label}
        writer={telling}
        longest={longest}
        empty={voiceButton(writer)}
        takesFocus={takesFocus}
        onEscape={quoted ? endReply : onEscape}
        onEmptyUp={onEditLast}
      />
    </div>
  )
}
