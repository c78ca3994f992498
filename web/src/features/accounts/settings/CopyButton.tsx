import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { toast } from '../../../ui/notices/toast.ts'

interface CopyButtonProps {
  text: string
  /** What is copied, where there are several of these. */
  label?: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useLingui()
  const copy = () => {
    const failed = () => toast.error(t`Your browser won't let us copy. Select the text instead.`)
    // Browsers offer the clipboard on https and localhost only.
    if (!('clipboard' in navigator)) return failed()
    navigator.clipboard.writeText(text).then(() => toast.success(t`Copied`), failed)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} aria-hidden="true" />}
      aria-label={label}
      onClick={copy}
    >
      <Trans>Copy</Trans>
    </Button>
  )
}
