import type { Currency } from '@commons/contract/shared/units.ts'
import type { WalletBalance } from '@commons/contract/wallet/wallet.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { type Secret, StepUp, stepUpInput } from '../../../money/StepUp.tsx'
import { usePayment } from '../../../money/use-payment.ts'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from '../WalletDialog.module.css'
import { looksLikeAddress } from './address-format.ts'
import { LookAlikeNote } from './LookAlikeNote.tsx'

interface AddressFormProps {
  wallet: WalletBalance
  currency: Currency
  address: string
  /** Called with the address that was saved, or without one on Back. */
  onDone: (address?: string) => void
}

const longestLabel = 50

/** Saves an address under a name, so that its waiting time is over when it is needed. */
export function AddressForm({ wallet, currency, address: given, onDone }: AddressFormProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState(given)
  const [label, setLabel] = useState('')
  const [secret, setSecret] = useState<Secret>('')
  const offline = useConnection() === 'offline'
  const isTwoFactor = wallet.is_two_factor === 1
  const typed = address.trim()
  const isRight = looksLikeAddress(typed, currency)
  const write = usePayment('add_wallet_address', { onDone: ({ recdata }) => onDone(recdata.address) })

  const { issues, failure } = useRefusedPayment(write, {
    address,
    label,
    password: secret,
    code: secret,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isRight || secret === '' || offline) return
    void write.pay({
      currency,
      address: typed,
      ...(label.trim() && { label: label.trim() }),
      ...stepUpInput(isTwoFactor, secret),
    })
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Address`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={address}
        error={typed.length > 20 && !isRight ? fieldText('address_invalid') : issues.address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <TextInput
        label={t`Name (optional)`}
        placeholder={t`My hardware wallet`}
        maxLength={unitsFor(longestLabel)}
        value={label}
        error={issues.label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <LookAlikeNote address={typed} currency={currency} />
      <StepUp
        isTwoFactor={isTwoFactor}
        value={secret}
        onValue={setSecret}
        error={issues.code ?? issues.password}
      />
      <p className={classes.text}>
        <Trans>A new address can be used after 24 hours.</Trans>
      </p>
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <MoneyButton
          stop={offline ? t`You're offline. You can change this when you're back.` : undefined}
          type="submit"
          disabled={!isRight || secret === ''}
          loading={write.pending}
        >
          <Trans>Save</Trans>
        </MoneyButton>
        <Button variant="default" onClick={() => onDone()}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  )
}
