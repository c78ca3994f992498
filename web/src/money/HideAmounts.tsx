import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useDeviceSetting } from '../ui/device-settings.ts'

/** A button that hides amounts from anybody looking over the member's shoulder. */
export function HideAmounts() {
  const { t } = useLingui()
  const [setting, choose] = useDeviceSetting('amounts')
  const isHidden = setting === 'hidden'
  const Icon = isHidden ? IconEyeOff : IconEye
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={t`Hide amounts`}
      aria-pressed={isHidden}
      data-tip={isHidden ? t`Show amounts` : t`Hide amounts`}
      onClick={() => choose(isHidden ? 'shown' : 'hidden')}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  )
}
