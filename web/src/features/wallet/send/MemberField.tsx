import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { currentSession } from '../../../api/session.ts'
import { ComboboxField } from '../../../ui/ComboboxField.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import classes from './MemberField.module.css'

interface MemberFieldProps {
  /** A username without its @. */
  value: string
  onMember: (username: string) => void
  error?: ReactNode
  readOnly?: boolean
}

const pause = 150

/** Returns the members who match what is typed, without the member themselves. */
function useFitting(search: string) {
  const [settled] = useDebouncedValue(search, pause)
  const asked = search === '' ? '' : settled
  const { data } = useRead(
    'suggest_mentions',
    { search: asked },
    { enabled: asked !== '', staleTime: 60_000 },
  )
  return asked === '' ? [] : (data?.recdata ?? []).filter(({ user_id }) => user_id !== currentSession()?.id)
}

/** The receiver: typed, or chosen from matching members. */
export function MemberField({ value, onMember, error, readOnly = false }: MemberFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const fitting = useFitting(isOpen ? value : '')

  return (
    <ComboboxField
      label={t`To`}
      placeholder={t`@username`}
      leftSection={value === '' ? undefined : '@'}
      leftSectionPointerEvents="none"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      value={value}
      readOnly={readOnly}
      error={error}
      onType={(text) => onMember(text.trim().replace(/^@+/, ''))}
      isOpen={isOpen}
      onOpen={setIsOpen}
      options={fitting.length === 1 && fitting[0]?.username === value ? [] : fitting}
      keyOf={({ user_id }) => user_id}
      listLabel={t`Members`}
      renderOption={({ full_name, username, profile_pic }) => (
        <>
          <MemberAvatar name={full_name} src={profile_pic} size={32} />
          <span className={classes.names}>
            <bdi>{full_name}</bdi>
            <span className={classes.username}>@{username}</span>
          </span>
        </>
      )}
      onChoose={({ username }) => onMember(username)}
    />
  )
}
