import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import { type Days, MuteDays } from '../../../settings-kit/MuteDays.tsx'
import { setMutedHere } from '../list/muted-here.ts'

type Type = 'word' | 'tag'

/** Mutes a word or a tag, for some days or forever. */
export function MuteAdd() {
  const { t } = useLingui()
  const [type, setType] = useState<Type>('word')
  const [days, setDays] = useState<Days>('')
  const { form, fields, failure, sending, filled, submit } = useSettingsForm({
    name: 'add_mute',
    initial: { word: '' },
    input: ({ word }) => ({ mute_type: type, word, ...(days === '' ? {} : { days }) }),
    onDone({ recdata }) {
      setMutedHere({ type: recdata.mute_type, word: recdata.word }, true)
      fields.reset({ word: '' })
    },
  })
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <SegmentedChoice<Type>
        label={t`What to mute`}
        wide
        value={type}
        onChange={setType}
        options={[
          { value: 'word', label: t`Word` },
          { value: 'tag', label: t`Hashtag` },
        ]}
      />
      <TextInput
        {...fields.bind('word')}
        label={type === 'word' ? t`Word or words` : t`Hashtag`}
        maxLength={unitsFor(100)}
        autoComplete="off"
        description={type === 'word' ? t`Matches the whole word, in upper or lower case.` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <MuteDays value={days} onChange={setDays} labelClass={classes.label} />
      <FailureNote failure={failure} />
      <OnlineButton type="submit" className={classes.submit} disabled={!filled} loading={sending}>
        <Trans context="a tag or a word">Mute</Trans>
      </OnlineButton>
    </form>
  )
}
