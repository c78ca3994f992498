import type { Chat } from '@commons/contract/chat/chat.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { useRetention } from '../use-chat-acts.ts'

type Days = Chat['keep_days']
const all: readonly Days[] = [0, 30, 7]

/** Chooses how long messages are kept, for both members. */
export default function RetentionDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { t } = useLingui()
  const [days, setDays] = useState<Days>(chat.keep_days)
  const keep = useRetention(chat)
  return (
    <Dialog opened size="small" title={<Trans>Keep messages</Trans>} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (days !== chat.keep_days) keep(days)
          onClose()
        }}
      >
        <p className={form.note}>
          <Trans>How long messages are kept before they're deleted, for both of you.</Trans>
        </p>
        <SegmentedChoice
          label={t`Delete messages after`}
          value={String(days)}
          wide
          options={all.map((each) => ({
            value: String(each),
            label: each === 0 ? <Trans>Never</Trans> : <Plural value={each} one="# day" other="# days" />,
          }))}
          onChange={(value) => setDays(all.find((each) => String(each) === value) ?? 0)}
        />
        <FormActions onCancel={onClose}>
          <Trans>Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
