import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import conversation from '../../../conversation/Conversation.module.css'
import writing from '../../../discussion/CommentWriting.module.css'
import { OverLong } from '../../../discussion/OverLong.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import type { ChatEntry } from '../chat-entry.ts'
import { longestChatMessage } from '../chat-writing.ts'
import { putMessage, type ChatConversation } from '../use-conversation.ts'

interface EditMessageProps {
  of: ChatConversation
  entry: ChatEntry
  onClose: () => void
}

/** Replaces the field to edit one of the member's messages. The draft in the field is kept. */
export function EditMessage({ of, entry, onClose }: EditMessageProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [text, setText] = useState(entry.message)
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending, error } = useWrite('chat_message_edit', {
    toasts: 'none',
    onDone({ recdata }) {
      putMessage(client, of, recdata)
      onClose()
    },
  })
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  const words = text.trim()
  const left = charactersLeft(text, longestChatMessage, longestChatMessage / 8)
  const isTooLong = left !== undefined && left < 0
  const save = () => {
    if (words === '' || isTooLong || isPending) return
    if (words === entry.message) onClose()
    else mutate({ message_id: entry.id, message: words })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (!event.repeat) save()
    }
  }
  return (
    <div className={conversation.writing}>
      <div className={conversation.replying}>
        <p>
          <Trans>Editing your message</Trans>
        </p>
        <button
          type="button"
          className={conversation.endReply}
          aria-label={t`Cancel editing`}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={writing.field}>
        <div className={writing.grow} data-value={text}>
          <textarea
            dir="auto"
            ref={field}
            className={writing.text}
            aria-label={t`Your message`}
            value={text}
            rows={1}
            enterKeyHint="done"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {isTooLong && <OverLong text={text} longest={longestChatMessage} field={field} />}
        </div>
        <button
          type="button"
          className={writing.send}
          aria-label={t`Save`}
          disabled={words === '' || isTooLong || isPending}
          onClick={save}
        >
          <IconCheck size={20} stroke={2} aria-hidden="true" />
        </button>
      </div>
      <CharactersLeft left={left} />
      <FailureNote failure={error?.message} />
    </div>
  )
}
