import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { pictureRefusals } from '../shared/media.ts'
import { Amount } from '../shared/money.ts'
import { TextIn } from '../shared/text.ts'

/** A Pro member's own page, and the currency of their payouts. */

/** The longest texts of a page's look, in graphemes. */
export const longestTitle = 60
export const longestHeadline = 160
export const longestFooter = 500

/** Currencies of payouts. Earnings arrive in tokens. */
export const payoutCurrencies = ['FCELL', 'ETH', 'BTC'] as const
export type PayoutCurrency = (typeof payoutCurrencies)[number]

/** The least value of earnings to be exchanged, in USD. */
export const leastPayoutUsd = 100

export const ProLook = z.object({
  title: z.string(),
  headline: z.string(),
  /**
   * The member's colour, such as `#006972`; empty for none. To be readable on light and dark, it needs to be
   * given more contrast.
   */
  theme: z.string(),
  footer: z.string(),
  logo: z.string().nullable(),
  background: z.string().nullable(),
})
export type ProLook = z.infer<typeof ProLook>

export const ProSetting = z.object({
  /** 1: the caller has Pro. Without Pro, the settings are kept but nobody sees them. */
  is_active: Flag,
  ...ProLook.shape,
  /** The domain that support was asked to connect; empty for none. */
  domain: z.string(),
  domain_asked_at: z.iso.datetime().nullable(),
  payout_currency: z.enum(payoutCurrencies),
  /** Earned tokens that will be exchanged; 0 if the member keeps tokens. */
  payout_waiting: Amount,
  /** Their value in USD; null without a rate. */
  payout_waiting_usd: Amount.nullable(),
  /** When the next exchange is; null if the member keeps tokens. */
  payout_at: z.iso.datetime().nullable(),
})
export type ProSetting = z.infer<typeof ProSetting>

export const show_pro_setting = defineCall({
  name: 'show_pro_setting',
  doc: 'How the caller’s page looks with Pro, the domain they have asked for, and how they are paid.',
  auth: 'member',
  effect: 'read',
  topics: ['plan:{me}', 'wallet:{me}'],
  input: z.object({}),
  output: z.object({ recdata: ProSetting }),
  refusals: [],
})

const domain =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

export const ProSettingInput = z.object({
  title: TextIn(longestTitle, 'title_too_long').optional(),
  headline: TextIn(longestHeadline, 'headline_too_long').optional(),
  theme: z
    .string('colour_invalid')
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, 'colour_invalid')
    .optional()
    .describe('Such as `#006972`, or empty for none.'),
  footer: TextIn(longestFooter, 'footer_too_long').optional(),
  remove_logo: FlagIn.optional().describe('1: the page has no logo.'),
  remove_background: FlagIn.optional().describe('1: the page has no background.'),
  domain: z
    .string('domain_invalid')
    .trim()
    .toLowerCase()
    .refine((text) => text === '' || (text.length <= 253 && domain.test(text)), 'domain_invalid')
    .optional()
    .describe('Support is asked to connect it, as `contact_support` does.'),
  payout_currency: z.enum(payoutCurrencies, 'payout_currency_invalid').optional(),
})

export const update_pro_setting = defineCall({
  name: 'update_pro_setting',
  doc: 'Give one’s page a look, ask for a domain, or choose what one is paid in. What is not named stays.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics: ['plan:{me}', 'member:{me}'],
  input: ProSettingInput,
  files: { logo: ['image'], background: ['image'] },
  output: z.object({}),
  refusals: ['pro_needed', 'too_many_messages', ...pictureRefusals],
  message: 'done.saved',
})
