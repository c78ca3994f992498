import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import type { Wanted } from '../calling.ts'
import { useIsAbsent } from '../../../ui/network.ts'
import { useCall } from './use-call.ts'

/** The same beside other buttons with words. */
export function WordedCallButton({ whom }: { whom: Wanted }) {
  const { t } = useLingui()
  const call = useCall(whom)
  const { name } = whom
  if (useIsAbsent('video_calls')) return null
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={t`Call ${name}`}
      leftSection={<IconVideo size={18} aria-hidden="true" />}
      onClick={call}
    >
      <Trans>Call</Trans>
    </Button>
  )
}
