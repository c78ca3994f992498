import { useMergedRef } from '@mantine/hooks'
import { useRef, type ComponentPropsWithRef } from 'react'
import { useMentions } from './use-mentions.tsx'

interface MentionTextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
}

/**
 * A text field that suggests members after `@` and letters. Keys that the list uses don't reach `onKeyDown`:
 * Enter then chooses a member and does not send.
 */
export function MentionTextarea({
  value,
  onText,
  ref,
  onKeyDown,
  onSelect,
  onBlur,
  ...rest
}: MentionTextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const merged = useMergedRef(field, ref)
  const mentions = useMentions({ field, onText })
  return (
    <>
      <textarea
        dir="auto"
        {...rest}
        {...mentions.fieldProps}
        ref={merged}
        value={value}
        onChange={(event) => {
          onText(event.currentTarget.value)
          mentions.onChange()
        }}
        onSelect={(event) => {
          mentions.onSelect()
          onSelect?.(event)
        }}
        onBlur={(event) => {
          mentions.onBlur()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (!mentions.onKeyDown(event)) onKeyDown?.(event)
        }}
      />
      {mentions.list}
    </>
  )
}
