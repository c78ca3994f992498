/** Freelancers' settings as sent on the wire. */
import type { FreelancerSettings, TaxInfo } from '@commons/contract/freelance/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { percentText } from '../../../ledger/money.ts'
import { getWithheldShare } from '../../../ledger/withholding.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { getAccount } from '../../accounts/public.ts'
import { getNotificationPreferences } from '../../notifications/public.ts'
import { getSettings, getTaxNumbers } from './settings.queries.ts'

export async function settingsShape(db: Db, member: number): Promise<FreelancerSettings> {
  const settings = await getSettings(db, member)
  const { time_zone } = await getNotificationPreferences(db, member)
  const { two_factor } = await getAccount(db, member)
  return { ...settings, on_invoices: flag(settings.on_invoices), time_zone, is_two_factor: flag(two_factor) }
}

export async function taxShape(db: Db, member: number): Promise<TaxInfo> {
  const numbers = await getTaxNumbers(db, member)
  const withheld = await getWithheldShare(db, member)
  return { ...numbers, currency: 'USD', withheld_percent: percentText(withheld) }
}
