import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'

/** Types of payment methods that members can note for themselves. Actual payments are in tokens. */

export const paymentTypes = ['bank', 'wallet', 'other'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** The longest name of a payment method, in graphemes. */
export const longestPaymentDetail = 60
export const mostPaymentMethods = 20

/**
 * Returns whether the digits of a text could be a card's number: 13 to 19 of them, with a valid check digit.
 */
export function holdsCardNumber(text: string): boolean {
  return (text.match(/\d(?:[ .-]?\d){12,18}/g) ?? []).some((found) => {
    // oxlint-disable-next-line commons/no-float-near-money -- digits of a card
    const digits = [...found.replace(/\D/g, '')].map(Number).toReversed()
    const sum = digits.reduce((total, digit, i) => {
      const counted = i % 2 === 0 ? digit : digit * 2
      return total + (counted > 9 ? counted - 9 : counted)
    }, 0)
    return sum % 10 === 0
  })
}

export const PaymentMethod = z.object({
  /** Null for tokens, which cannot be deleted. */
  payment_method_id: Id.nullable(),
  type: z.enum(['tokens', ...paymentTypes]),
  detail: z.string(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const payment_method_list = defineCall({
  name: 'payment_method_list',
  doc: 'How the caller pays: tokens first, then what else they have noted, oldest first.',
  auth: 'member',
  effect: 'read',
  topics: ['plan:{me}'],
  input: z.object({}),
  output: z.object({ recdata: z.array(PaymentMethod) }),
  refusals: [],
})

export const add_payment_method = defineCall({
  name: 'add_payment_method',
  doc: 'Note a way of paying under a name. What looks like a card number is refused.',
  auth: 'member',
  effect: 'write',
  topics: ['plan:{me}'],
  input: z.object({
    type: z.enum(paymentTypes, 'payment_type_invalid'),
    detail: TextIn(longestPaymentDetail, 'payment_detail_long')
      .refine((text) => text !== '', 'payment_detail_required')
      .refine((text) => !holdsCardNumber(text), 'payment_detail_card'),
  }),
  output: z.object({ recdata: PaymentMethod }),
  refusals: ['too_many_payment_methods'],
  message: 'done.saved',
})

export const delete_payment_method = defineCall({
  name: 'delete_payment_method',
  doc: 'Delete a noted way of paying.',
  auth: 'member',
  effect: 'write',
  topics: ['plan:{me}'],
  input: z.object({ payment_method_id: IdIn }),
  output: z.object({}),
  refusals: ['payment_method_not_found'],
  message: 'done.payment_method_deleted',
})
