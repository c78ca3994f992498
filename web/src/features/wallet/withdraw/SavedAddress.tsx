import type { WalletAddress } from '@commons/contract/wallet/withdrawals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { shortAddress } from './grouped-address.ts'
import classes from './Withdraw.module.css'

interface SavedAddressProps {
  name: string
  saved: WalletAddress
  isChosen: boolean
  onChoose: () => void
  onDeleted: () => void
}

/** An address of the member's address book, to be chosen or deleted. */
export function SavedAddress({ name, saved, isChosen, onChoose, onDeleted }: SavedAddressProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const remove = useWrite('delete_wallet_address', { onDone: onDeleted })
  const { address_id, address, label, is_usable, usable_at } = saved
  const called = label || shortAddress(address)
  const when = i18n.date(new Date(usable_at), { dateStyle: 'medium', timeStyle: 'short' })

  async function ask() {
    const isSure = await confirm(<Trans>Are you sure to delete this.</Trans>, {
      about: called,
      destructive: true,
    })
    if (isSure) remove.mutate({ address_id })
  }

  return (
    <div className={classes.place}>
      <label>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        <span className={classes.what}>
          <bdi>{called}</bdi>
          <span className={classes.small} title={address}>
            {shortAddress(address)}
          </span>
          {is_usable === 0 && (
            <span className={classes.small}>
              <Trans>Can be used from {when}</Trans>
            </span>
          )}
        </span>
      </label>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t`Delete ${called}`}
        loading={remove.isPending}
        onClick={() => void ask()}
      >
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
