import type { ReactNode } from 'react'
import conversation from '../../../conversation/Conversation.module.css'
import { ReplyingTo } from '../../../conversation/ReplyingTo.tsx'
import type { WriterState } from '../../../discussion/use-writer.ts'
import { WritingField } from '../../../discussion/WritingField.tsx'
import { tellTyping } from '../use-typing.ts'

interface ComposerProps {
  chatId: number
  name: string
  label: string
  writer: WriterState
  longest: number | undefined
  /** Replaces the Send button while the field is empty. */
  empty: ReactNode
  takesFocus: boolean | undefined
  onEscape?: (() => void) | undefined
  onEditLast: () => void
}

/** A conversation's field with the quoted message. */
export function Composer({
  chatId,
  name,
  label,
  writer,
  longest,
  empty,
  takesFocus,
  onEscape,
  onEditLast,
}: ComposerProps) {
  const { quoted } = writer.draft
  const endReply = () => writer.quote(undefined)
  const telling: WriterState = {
    ...writer,
    setText(text) {
      if (text.trim() !== '') tellTyping(chatId)
      writer.setText(text)
    },
  }
  return (
    <div className={conversation.writing}>
      {quoted && <ReplyingTo name={quoted.name} text={quoted.text} onEnd={endReply} />}
      <WritingField
        name={name}
        label={label}
        writer={telling}
        longest={longest}
        empty={empty}
        takesFocus={takesFocus}
        onEscape={quoted ? endReply : onEscape}
        onEmptyUp={onEditLast}
      />
    </div>
  )
}
