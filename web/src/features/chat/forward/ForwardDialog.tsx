import { mostForwards } from '@commons/contract/chat/messages.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { beginningOf, unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useConnection } from '../../../api/connection.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { FileName } from '../../../conversation/FileName.tsx'
import { ListSearch, useListSearch } from '../../../shown/ListSearch.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { longestChatMessage } from '../chat-writing.ts'
import classes from './Forward.module.css'
import type { Forwarded } from './forwarded.ts'
import { Recipients } from './Recipients.tsx'
import { useForwarding } from './use-forwarding.ts'

function Chosen({ of: { chosen, isFull } }: { of: ReturnType<typeof useForwarding> }) {
  const { i18n } = useLingui()
  const names = new Intl.ListFormat(i18n.locale).format([...chosen.values()].map(({ name }) => name))
  return (
    <p className={classes.chosen} role="status">
      {chosen.size > 0 && (
        <Trans>
          To: <bdi>{names}</bdi>
        </Trans>
      )}
      {isFull && (
        <>
          {' '}
          <Trans>That's the most at once.</Trans>
        </>
      )}
    </p>
  )
}

/** Sends a message on to up to five chats, with a remark if there is one. */
export default function ForwardDialog({ of, onClose }: { of: Forwarded; onClose: () => void }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const search = useListSearch()
  const [remark, setRemark] = useState('')
  const forwarding = useForwarding(of.id)
  const { chosen, refused, error, isSending } = forwarding
  const { issues, failure } = useRefused(error, { message: remark })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending || offline || chosen.size === 0) return
    const { names, isDone } = await forwarding.send(remark.trim())
    const [first = ''] = names
    const count = names.length
    if (count === 1) toast.success(t`Forwarded to ${first}`)
    else if (count > 1)
      toast.success(<Plural value={count} one="Forwarded to # chat" other="Forwarded to # chats" />)
    if (isDone) onClose()
  }
  // What is wrong with the remark is said at its field.
  const notSent = failure === undefined ? [] : refused.map(({ name, why }) => t`Not sent to ${name}: ${why}`)
  return (
    <Dialog opened title={<Trans>Forward message</Trans>} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p dir="auto" className={classes.quote}>
          {of.message === '' ? <FileName type={of.file_type} /> : of.message}
        </p>
        <p className={classes.chosen}>
          <Trans>They don't see whose message it was. You can choose up to {mostForwards} chats.</Trans>
        </p>
        <ListSearch search={search} label={t`Search chats and people`} />
        <Recipients search={search.asked} of={forwarding} />
        <Chosen of={forwarding} />
        <TextInput
          dir="auto"
          name="message"
          aria-label={t`Add a message`}
          placeholder={t`Add a message`}
          autoComplete="off"
          maxLength={unitsFor(longestChatMessage)}
          value={remark}
          error={issues['message']}
          onChange={({ currentTarget }) => setRemark(beginningOf(currentTarget.value, longestChatMessage))}
        />
        {offline && (
          <p className={classes.chosen}>
            <Trans>You're offline. You can send it once you're back.</Trans>
          </p>
        )}
        <FailureNote failure={notSent.length === 0 ? undefined : notSent.join(' ')} />
        <FormActions onCancel={onClose} loading={isSending} disabled={chosen.size === 0 || offline}>
          <Trans context="a forwarded message">Send</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
