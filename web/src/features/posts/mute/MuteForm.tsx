import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { type Days, MuteDays } from '../../../settings-kit/MuteDays.tsx'
import { useMute } from './use-mute.ts'

// The value for "a word": a tag is never empty.
const ownWord = ''

/** Asks which tag or word to mute, and for how long. */
export function MuteForm({ tags, onClose }: { tags: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(tags[0] ?? ownWord)
  const [word, setWord] = useState('')
  const [days, setDays] = useState<Days>('7')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mute, pending, error } = useMute(onClose)
  const { issues, failure } = useRefused(error, chosen === ownWord ? { word } : {})

  function submit(event: FormEvent) {
    event.preventDefault()
    const type = chosen === ownWord ? 'word' : 'tag'
    const text = type === 'tag' ? chosen : word.trim()
    setMissing(text === '')
    if (text === '') field.current?.focus()
    else void mute({ mute_type: type, word: text, ...(days === '' ? {} : { days }) })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {tags.length > 0 && (
        <fieldset className={form.choices}>
          <legend className={form.legend}>
            <Trans>What don't you want to see?</Trans>
          </legend>
          {[...tags, ownWord].map((tag) => (
            <label key={tag} className={form.choice}>
              <input type="radio" name="muted" checked={chosen === tag} onChange={() => setChosen(tag)} />
              <span>{tag === ownWord ? <Trans>A word</Trans> : `#${tag}`}</span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen === ownWord && (
        <TextInput
          ref={field}
          label={tags.length > 0 ? t`Word` : t`Word you don't want to see`}
          value={word}
          maxLength={unitsFor(100)}
          error={missing ? t`Enter a word` : issues.word}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
      )}
      <MuteDays value={days} onChange={setDays} labelClass={form.label} />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={pending}>
        <Trans context="a tag or a word">Mute</Trans>
      </FormActions>
    </form>
  )
}
