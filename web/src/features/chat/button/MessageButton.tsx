import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { sayMissing } from '../../../ui/states/piece.tsx'

interface MessageButtonProps {
  member: { readonly user_id: number; readonly full_name: string }
  small?: boolean
  /** Opens the conversation of client and freelancer, which is apart from the other. */
  isAboutWork?: boolean
  /** The button's accessible name, in place of "Message". */
  label?: string
  onOpen?: () => void
  children?: ReactNode
}

export function MessageButton({
  member: { user_id, full_name },
  small = false,
  isAboutWork = false,
  label,
  onOpen,
  children = <Trans>Message</Trans>,
}: MessageButtonProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)
  async function open() {
    setOpening(true)
    try {
      const { startChat } = await import('../open-chat.ts')
      await startChat(client, navigate, user_id, isAboutWork)
      onOpen?.()
    } catch {
      sayMissing()
    } finally {
      setOpening(false)
    }
  }
  return (
    <Button
      variant="default"
      size={small ? 'sm' : 'md'}
      aria-label={label ?? t`Message ${full_name}`}
      leftSection={<IconMessageCircle size={small ? 18 : 20} stroke={1.75} aria-hidden="true" />}
      loading={opening}
      onClick={() => void open()}
    >
      {children}
    </Button>
  )
}
