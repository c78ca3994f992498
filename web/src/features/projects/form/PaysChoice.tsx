import type { ProjectPays } from '@commons/contract/shared/project-figures.ts'
import { Trans } from '@lingui/react/macro'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'

interface PaysChoiceProps {
  value: ProjectPays
  disabled: boolean
  onChange: (value: ProjectPays) => void
}

const choices = [
  {
    value: 'all_or_nothing',
    label: <Trans>All or nothing</Trans>,
    hint: <Trans>If the target isn't reached, every backer gets their tokens back.</Trans>,
  },
  {
    value: 'keep',
    label: <Trans>Keep what comes in</Trans>,
    hint: <Trans>You get what was pledged, even below the target.</Trans>,
  },
] as const

/** What happens if the target is not met. It can't be changed later, since backers rely on it. */
export function PaysChoice({ value, disabled, onChange }: PaysChoiceProps) {
  return (
    <RadioCards<ProjectPays>
      legend={<Trans>If the target isn't reached</Trans>}
      value={value}
      choices={choices}
      disabled={disabled}
      onChange={onChange}
    />
  )
}
