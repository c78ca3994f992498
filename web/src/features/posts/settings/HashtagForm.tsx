import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'

const blank = { lable: '', hashtag: '' }

/** Follows a tag. Either field is enough: without a hashtag, the label is the tag. */
export function HashtagForm() {
  const { t } = useLingui()
  const { form, fields, failure, sending, submit } = useSettingsForm({
    name: 'add_hashtag',
    initial: blank,
    input: ({ lable, hashtag }) => ({
      ...(lable.trim() === '' ? {} : { lable }),
      ...(hashtag.trim() === '' ? {} : { hashtag }),
    }),
    onDone: () => fields.reset(blank),
  })
  const { lable, hashtag } = fields.values
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        {...fields.bind('lable')}
        label={t`Label`}
        maxLength={unitsFor(100)}
        autoComplete="off"
        description={t`Your own name for it. Only you can see it.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TextInput {...fields.bind('hashtag')} label={t`Hashtag`} maxLength={1000} autoComplete="off" />
      <FailureNote failure={failure} />
      <OnlineButton
        type="submit"
        className={classes.submit}
        disabled={lable.trim() === '' && hashtag.trim() === ''}
        loading={sending}
      >
        <Trans>Save Hashtags</Trans>
      </OnlineButton>
    </form>
  )
}
