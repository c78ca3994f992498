import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { MoneyButton } from '../../../money/MoneyButton.tsx'
import { useMoneyStop } from '../../../money/use-money-stop.ts'
import { holdingOf } from '../../../money/use-wallet.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import classes from '../WalletDialog.module.css'
import { AddressForm } from './AddressForm.tsx'
import { looksLikeAddress } from './address-format.ts'
import { LookAlikeNote } from './LookAlikeNote.tsx'
import { SavedAddress } from './SavedAddress.tsx'
import ownClasses from './Withdraw.module.css'
import type { StepProps } from './step-props.ts'

interface AddressStepProps extends StepProps {
  address: string
  onAddress: (address: string) => void
  onNext: () => void
}

/** The first step: the address, from the member's address book or another. */
export function AddressStep({ wallet, currency, address, onAddress, onNext, onClose }: AddressStepProps) {
  const { t } = useLingui()
  const group = useId()
  const book = useRead('wallet_address_list', { currency })
  const saved = book.data?.recdata ?? []
  const isSaved = saved.some((each) => each.address === address)
  const [isAdding, setIsAdding] = useState(false)
  const [wasLeft, setWasLeft] = useState(false)
  const typed = address.trim()
  const isRight = isSaved || looksLikeAddress(typed, currency)
  const isEmpty = !/[1-9]/.test(holdingOf(wallet, currency)?.balance ?? '0')
  const stopped = useMoneyStop(wallet)
  const stop = stopped ?? (isEmpty ? t`You have no ${currency} to withdraw.` : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasLeft(true)
    if (!isRight || stop) return
    onAddress(typed)
    onNext()
  }

  if (isAdding)
    return (
      <AddressForm
        currency={currency}
        wallet={wallet}
        address={isSaved ? '' : typed}
        onDone={(added) => {
          if (added) onAddress(added)
          setIsAdding(false)
        }}
      />
    )
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {saved.length > 0 && (
        <fieldset className={ownClasses.places}>
          <legend className={ownClasses.legend}>
            <Trans>Your addresses</Trans>
          </legend>
          {saved.map((each) => (
            <SavedAddress
              key={each.address_id}
              name={group}
              saved={each}
              isChosen={each.address === address}
              onChoose={() => onAddress(each.address)}
              onDeleted={() => each.address === address && onAddress('')}
            />
          ))}
        </fieldset>
      )}
      <TextInput
        label={saved.length > 0 ? t`Or another address` : t`Address`}
        description={
          currency === 'BTC'
            ? t`A Bitcoin address. A new address waits 24 hours before anything is sent to it.`
            : t`An Ethereum address. A new address waits 24 hours before anything is sent to it.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={isSaved ? '' : address}
        error={
          wasLeft &&
          typed !== '' &&
          !isRight &&
          (typed.startsWith('@')
            ? t`To send to a member, use Send to a member.`
            : fieldText('address_invalid'))
        }
        onChange={({ currentTarget }) => onAddress(currentTarget.value)}
        onBlur={() => setWasLeft(true)}
      />
      {!isSaved && <LookAlikeNote address={typed} currency={currency} />}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="default" onClick={() => setIsAdding(true)}>
          <Trans>Save an address</Trans>
        </Button>
        <MoneyButton stop={stop} type="submit" disabled={typed === ''}>
          <Trans>Next</Trans>
        </MoneyButton>
      </div>
    </form>
  )
}
