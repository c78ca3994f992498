import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { copyText } from './copy.ts'

/** A small button that copies a text. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  return (
    <ActionIcon
      variant="subtle"
      size={36}
      aria-label={label}
      data-tip={label}
      onClick={() => void copyText(text)}
    >
      <IconCopy size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
