import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { IconMoodSmile } from '@tabler/icons-react'
import { Suspense, useRef, useState, type RefObject } from 'react'
import { openedPiece } from '../../ui/states/piece.tsx'
import toolClasses from '../Tool.module.css'
import { typeInto } from '../type-into.ts'

// Loaded together with the names: without them it does not open.
const EmojiPicker = openedPiece(async () => {
  const [picker, { loadEmoji }] = await Promise.all([import('./EmojiPicker.tsx'), import('./emoji-data.ts')])
  await loadEmoji(i18n.locale)
  return picker
})

interface EmojiButtonProps {
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  disabled?: boolean
  size?: number
}

/** Opens the emoji picker, and inserts the chosen emoji at the field's caret. */
export function EmojiButton({ field, onText, disabled = false, size = 22 }: EmojiButtonProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pick = (emoji: string) => {
    setOpened(false)
    if (field.current) typeInto(field.current, emoji, onText)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={toolClasses.tool}
        aria-label={t`Emoji`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        disabled={disabled}
        onClick={() => setOpened(!opened)}
      >
        <IconMoodSmile size={size} stroke={1.75} aria-hidden="true" />
      </button>
      {opened && button.current && (
        <Suspense>
          <EmojiPicker anchor={button.current} onPick={pick} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
