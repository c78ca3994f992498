import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote, OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { InterestChoice, rereadInterests } from '../setup/InterestChoice.tsx'

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

function InterestsForm({ stored }: { stored: readonly number[] }) {
  const client = useQueryClient()
  const [changed, setChanged] = useState<readonly number[]>()
  const { mutate, isPending } = useWrite('add_user_interest', {
    onDone: () => setChanged(undefined),
    onRefused: () => void rereadInterests(client),
  })
  const chosen = changed ?? stored
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ interest: chosen.join() })
  }
  return (
    <form className={classes.stack} onSubmit={submit}>
      <InterestChoice chosen={chosen} onChange={setChanged} />
      <OnlineButton
        type="submit"
        className={classes.submit}
        disabled={isSame(chosen, stored)}
        loading={isPending}
      >
        <Trans>Save Interests</Trans>
      </OnlineButton>
    </form>
  )
}

/** Changes the member's interests. */
export function InterestsPanel() {
  const read = useRead('show_interests', {})
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p className={classes.text}>
        <Trans>Your interests shape the tags you're shown. Only you can see them.</Trans>
      </p>
      <Loaded read={read}>{({ interest }) => <InterestsForm stored={interest} />}</Loaded>
    </div>
  )
}
