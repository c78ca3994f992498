import { z } from 'zod'
import { defineCall } from '../call.ts'
import { CountryIn } from '../shared/country.ts'
import { Line } from '../shared/entries.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { GstNumberIn, PanIn } from '../shared/tax.ts'
import { StepUpIn } from '../accounts/accounts.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What a member keeps as a freelancer for themself: address, tax, phone. */
    freelance_settings: true
  }
}

/**
 * A freelancer's settings. Only the member sees them, except for country and location, which their profile shows, and
 * what they want on invoices.
 */

export const FreelancerSettings = z.object({
  first_name: z.string(),
  last_name: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
  state: z.string(),
  /** USA, India, or a code of ISO 3166-1; empty if unknown. Shown on the profile. */
  country: z.string(),
  company: z.string(),
  /** The member's time zone everywhere in Commons, such as Europe/Prague. */
  time_zone: z.string(),
  /** A place in the country, in the member's words. Shown on the profile. */
  location: z.string(),
  /** 1: name, address and tax numbers are put on invoices, where the other side sees them. */
  on_invoices: Flag,
  /** 1: another country is confirmed by a code in place of the password. */
  is_two_factor: Flag,
})
export type FreelancerSettings = z.infer<typeof FreelancerSettings>

export const get_freelancer_settings = defineCall({
  name: 'get_freelancer_settings',
  doc: 'What the caller keeps for their work as a freelancer.',
  auth: 'member',
  effect: 'read',
  topics: ['freelance_settings:{me}', 'freelancer:{me}', 'channels:{me}'],
  input: z.object({}),
  output: z.object({ data: FreelancerSettings }),
  refusals: [],
})

export const FreelancerSettingsInput = z.object({
  first_name: Line.optional(),
  last_name: Line.optional(),
  address: Line.optional(),
  city: Line.optional(),
  zip: Line.optional(),
  state: Line.optional(),
  country: CountryIn.optional(),
  company: Line.optional(),
  time_zone: z.string('time_zone_invalid').max(64, 'time_zone_invalid').optional(),
  location: Line.optional(),
  on_invoices: FlagIn.optional().describe(
    '1: name, address and tax numbers are put on invoices from now on.',
  ),
})

export const update_freelancer_settings = defineCall({
  name: 'update_freelancer_settings',
  doc: 'Change what the caller keeps for their work as a freelancer. What is left out stays as it was. A country that was chosen before is only changed with a password, code or passkey, because taxes depend on it.',
  auth: 'member',
  effect: 'write',
  topics: ['freelance_settings:{me}', 'freelancer:{me}', 'channels:{me}'],
  input: z.object({ ...FreelancerSettingsInput.shape, ...StepUpIn }),
  output: z.object({ data: FreelancerSettings }),
  refusals: [
    'wrong_password',
    'second_factor_wrong',
    'two_factor_not_set_up',
    'passkey_failed',
    'too_many_guesses',
  ],
  message: 'done.saved',
})

/** The currency in which freelancing has its prices. */
const currency = 'USD'

export const TaxInfo = z.object({
  gst_number: z.string(),
  pan: z.string(),
  currency: z.literal(currency),
  /** The country of the settings, which decides what is withheld. */
  country: z.string(),
  /** The percentage that is withheld from what the member earns as a freelancer. */
  withheld_percent: z.string(),
})
export type TaxInfo = z.infer<typeof TaxInfo>

export const show_tax_info = defineCall({
  name: 'show_tax_info',
  doc: 'The caller’s tax numbers, and what is withheld from their earnings: 5 percent in India without a PAN.',
  auth: 'member',
  effect: 'read',
  topics: ['freelance_settings:{me}'],
  input: z.object({}),
  output: z.object({ recdata: TaxInfo }),
  refusals: [],
})

export const TaxInfoInput = z.object({
  gst_number: GstNumberIn.optional(),
  pan: PanIn.optional(),
  currency: z.literal(currency, 'currency_not_dollars').optional().describe('Freelancing is in US dollars.'),
})

export const update_tax_info = defineCall({
  name: 'update_tax_info',
  doc: 'Change the caller’s tax numbers. What is left out stays as it was.',
  auth: 'member',
  effect: 'write',
  topics: ['freelance_settings:{me}'],
  input: TaxInfoInput,
  output: z.object({ recdata: TaxInfo }),
  refusals: ['gst_pan_differs'],
  message: 'done.saved',
})
