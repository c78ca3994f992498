import { z } from 'zod'

/** A phone number as ITU-T E.164 writes it: +, the country's code and the rest, 7 to 15 digits in all. */
export const phoneNumber = /^\+[1-9]\d{6,14}$/

/** A phone number in an input. People write spaces, dots, slashes, dashes and brackets in it, and 00 for the +. */
export const PhoneNumberIn = z
  .string('phone_number_required')
  .trim()
  .min(1, 'phone_number_required')
  .max(40, 'phone_number_invalid')
  .transform((text) => text.replaceAll(/[\s()./-]/gu, '').replace(/^00/, '+'))
  .refine((text) => phoneNumber.test(text), 'phone_number_invalid')
  .describe('With its country’s code, such as +420 601 234 567: 7 to 15 digits.')
