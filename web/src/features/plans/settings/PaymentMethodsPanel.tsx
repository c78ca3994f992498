import type { PaymentMethod, PaymentType } from '@commons/contract/plans/payments.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote, OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useSettingsForm } from '../../../settings-kit/use-settings-form.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'

const types: readonly PaymentType[] = ['bank', 'wallet', 'other']

function useTypeNames(): Record<'tokens' | PaymentType, string> {
  const { t } = useLingui()
  return { tokens: t`Tokens`, bank: t`Bank account`, wallet: t`Wallet`, other: t`Other` }
}

export function PaymentMethodsPanel() {
  return (
    <>
      <OfflineNote />
      <PaymentMethods />
    </>
  )
}

/** The member's payment methods: tokens, and others noted as a reminder. */
export function PaymentMethods() {
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        <Trans>
          Plans are paid with your tokens. You can keep other ways you pay here as a reminder for yourself.
          Never enter a card number.
        </Trans>
      </p>
      <Loaded read={useRead('payment_method_list', {})}>
        {({ recdata }) => (
          <ul className={classes.rows}>
            {recdata.map((method) => (
              <MethodRow key={method.payment_method_id ?? 'tokens'} method={method} />
            ))}
          </ul>
        )}
      </Loaded>
      <AddMethod />
    </div>
  )
}

function MethodRow({ method: { payment_method_id: id, type, detail } }: { method: PaymentMethod }) {
  const { t } = useLingui()
  const names = useTypeNames()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('delete_payment_method')
  const remove = async () => {
    if (id !== null && (await confirm(t`Delete this payment method?`, { about: detail, destructive: true })))
      mutate({ payment_method_id: id })
  }
  return (
    <li className={classes.row}>
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          {names[type]}
          {id === null && (
            <span className={classes.badge}>
              <Trans>In use</Trans>
            </span>
          )}
        </p>
        <p className={classes.rowText}>{id === null ? <Trans>From your wallet in Commons</Trans> : detail}</p>
      </div>
      {id !== null && (
        <OnlineButton variant="default" size="sm" loading={isPending} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </OnlineButton>
      )}
    </li>
  )
}

function AddMethod() {
  const { t } = useLingui()
  const id = useId()
  const names = useTypeNames()
  const [type, setType] = useState<PaymentType>('bank')
  const { form, fields, failure, sending, filled, submit } = useSettingsForm({
    name: 'add_payment_method',
    initial: { detail: '' },
    input: ({ detail }) => ({ type, detail }),
    onDone: () => fields.set('detail', ''),
  })
  return (
    <form ref={form} className={classes.form} noValidate aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={classes.heading}>
        <Trans>Add payment method</Trans>
      </h2>
      <SegmentedChoice<PaymentType>
        label={t`Kind`}
        value={type}
        options={types.map((value) => ({ value, label: names[value] }))}
        onChange={setType}
        wide
      />
      <TextInput
        label={t`What you call it`}
        description={t`Such as: My savings account`}
        autoComplete="off"
        {...fields.bind('detail')}
      />
      <FailureNote failure={failure} />
      <OnlineButton type="submit" className={classes.submit} disabled={!filled} loading={sending}>
        <Trans>Add</Trans>
      </OnlineButton>
    </form>
  )
}
