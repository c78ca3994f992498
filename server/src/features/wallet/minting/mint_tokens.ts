import { decimalText } from '@commons/contract/shared/units.ts'
import { mint_tokens } from '@commons/contract/wallet/minting.ts'
import { handle } from '../../../platform/call/handle.ts'
import { ledgerKey, unitsIn } from '../payment-checks.ts'
import { enterPlay, mint } from '../wallet.grants.ts'
import { leftToMint } from './minting.limit.ts'
import { sumMintedByStaff } from './minting.queries.ts'

export default handle(mint_tokens, async ({ currency, amount, reason, idempotency_key }, context) => {
  const { tx, member, platform, refuse, logAct } = context
  const units = unitsIn(amount, currency, 'amount')
  // Its lock also lets two who mint at once take turns, so that each counts what the other minted.
  const isPlay = await enterPlay(tx)
  if (!isPlay && currency !== 'FCELL') refuse('mint_play_only', { values: { currency } })
  const minted = (await sumMintedByStaff(tx)).get(currency) ?? 0n
  const left = leftToMint(platform.settings, currency, minted)
  if (units > left) refuse('over_mint_limit', { values: { left: decimalText(left, currency), currency } })
  const key = `${member.id}:${ledgerKey(mint_tokens.name, idempotency_key)}`
  const { transaction } = await mint(tx, currency, units, key, { actor: member.id, details: { reason } })
  logAct({
    object: { kind: 'money', id: transaction },
    reason,
    before: { currency, amount: decimalText(units, currency) },
  })
  return { recdata: { trx_number: transaction } }
})
