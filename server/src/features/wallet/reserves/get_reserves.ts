import { flag } from '@commons/contract/shared/flag.ts'
import { get_reserves } from '@commons/contract/wallet/reserves.ts'
import { handle } from '../../../platform/call/handle.ts'
import { getMoneySettings } from '../wallet.rates.ts'
import { listDays } from './reserves.queries.ts'
import { daysShape } from './reserves.shape.ts'

const shownDays = 30

export default handle(get_reserves, async (_, { db }) => {
  const [rows, { isPlayMoney }] = await Promise.all([listDays(db, shownDays), getMoneySettings(db)])
  return { recdata: daysShape(rows), is_play_money: flag(isPlayMoney) }
})
