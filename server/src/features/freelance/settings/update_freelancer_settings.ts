import { update_freelancer_settings } from '@commons/contract/freelance/settings.ts'
import type { InputOf } from '@commons/contract/call.ts'
import { handle } from '../../../platform/call/handle.ts'
import { beginStepUp, finishStepUp } from '../../accounts/public.ts'
import { isTimeZone, setPreferences } from '../../notifications/public.ts'
import { setFreelancer } from '../profile/profile.queries.ts'
import { type Details, getSettings, lockCountry, setDetails } from './settings.queries.ts'
import { settingsShape } from './settings.shape.ts'

type Input = InputOf<typeof update_freelancer_settings>

/** Returns whether a country that was chosen becomes another. */
const movesAway = (country: string | undefined, chosen: string) =>
  country !== undefined && chosen !== '' && country !== chosen

export default handle(update_freelancer_settings, {
  async before(input, context) {
    const { country } = await getSettings(context.db, context.member.id)
    return movesAway(input.country, country) ? { stepUp: await beginStepUp(context, input) } : undefined
  },

  async run(input, context) {
    const { tx, member, before, refuseFields } = context
    const { country, location, time_zone } = input
    const chosen = await lockCountry(tx, member.id)
    // Chosen in another tab since.
    if (movesAway(country, chosen) && !before) refuseFields({ password: 'password_required' })
    if (before) await finishStepUp(context, before.stepUp)
    if (time_zone !== undefined && !(await isTimeZone(tx, time_zone)))
      refuseFields({ time_zone: 'time_zone_invalid' })
    const details = detailsIn(input)
    if (Object.keys(details).length > 0) await setDetails(tx, member.id, details)
    if (country !== undefined || location !== undefined)
      await setFreelancer(tx, member.id, { country, location })
    if (time_zone !== undefined) await setPreferences(tx, member.id, { time_zone })
    return { data: await settingsShape(tx, member.id) }
  },
})

function detailsIn(input: Input): Partial<Details> {
  const { first_name, last_name, address, city, zip, state, company, on_invoices } = input
  const isOn = on_invoices === undefined ? undefined : on_invoices === 1
  const given = Object.entries({
    first_name,
    last_name,
    address,
    city,
    zip,
    state,
    company,
    on_invoices: isOn,
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}
