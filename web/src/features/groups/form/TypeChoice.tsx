import type { FlagOf } from './group-draft.ts'
import { Trans } from '@lingui/react/macro'
import { IconLock, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'

interface TypeChoiceProps {
  legend?: ReactNode
  value: FlagOf
  onChange: (value: FlagOf) => void
}

const types = [
  {
    value: 0,
    icon: <IconWorld size={22} stroke={1.75} aria-hidden="true" />,
    label: <Trans context="group type">Open</Trans>,
    hint: <Trans>Everyone can see the posts and members, and join at once.</Trans>,
  },
  {
    value: 1,
    icon: <IconLock size={22} stroke={1.75} aria-hidden="true" />,
    label: <Trans context="group type">Close</Trans>,
    hint: (
      <Trans>
        Only members see the posts, the chat and each other. People ask to join, or you invite them.
      </Trans>
    ),
  },
] as const

/** Choice of open or closed, with explanations. */
export function TypeChoice({ legend, value, onChange }: TypeChoiceProps) {
  return (
    <RadioCards<FlagOf>
      legend={legend ?? <Trans>Group type</Trans>}
      value={value}
      choices={types}
      onChange={onChange}
    />
  )
}
