import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { currentSession } from '../../../api/session.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { MemberAvatar } from '../../../ui/pictures/MemberAvatar.tsx'
import classes from './MemberField.module.css'
import type { useReceiver } from './use-receiver.ts'

interface MemberFieldProps {
  /** A username without its @. */
  value: string
  onMember: (username: string) => void
  /** What the username means. */
  receiver: ReturnType<typeof useReceiver>
  readOnly?: boolean
  /** Why it was refused. */
  error?: string | undefined
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

/** The receiver: typed, or chosen from matching members. Below it is whom the username means. */
export function MemberField({ value, onMember, receiver, readOnly = false, error }: MemberFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  // A username that is still being typed isn't wrong yet; one in a link was left when it came.
  const [wasLeft, setWasLeft] = useState(value !== '')
  const fitting = useFitting(isOpen ? value : '')
  const { member, problem } = receiver

  function write(username: string) {
    setWasLeft(false)
    onMember(username)
  }

  return (
    <div>
      <ComboboxField
        label={t`To`}
        placeholder={t`@username`}
        leftSection={value === '' ? undefined : '@'}
        leftSectionPointerEvents="none"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={unitsFor(80)}
        value={value}
        readOnly={readOnly}
        error={error ?? (wasLeft && problem)}
        onType={(text) => write(beginningOf(text.trim().replace(/^@+/, ''), 80))}
        isOpen={isOpen}
        onOpen={(opens) => {
          setIsOpen(opens)
          if (!opens) setWasLeft(true)
        }}
        options={fitting.length === 1 && fitting[0]?.username === value ? [] : fitting}
        keyOf={({ user_id }) => user_id}
        listLabel={t`Members`}
        renderOption={(option) => <Face member={option} />}
        onChoose={({ username }) => write(username)}
      />
      <div aria-live="polite">
        {member && (
          <p className={classes.receiver}>
            <Face member={member} />
          </p>
        )}
      </div>
    </div>
  )
}

interface FaceProps {
  member: { full_name: string; username: string; profile_pic: string | null }
}

function Face({ member: { full_name, username, profile_pic } }: FaceProps) {
  return (
    <>
      <MemberAvatar name={full_name} src={profile_pic} size={32} />
      <span className={classes.names}>
        <bdi>{full_name}</bdi>
        <span className={classes.username}>@{username}</span>
      </span>
    </>
  )
}
