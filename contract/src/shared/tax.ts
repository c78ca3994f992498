import { z } from 'zod'

/** Numbers by which India's tax office knows a taxpayer. */

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '').toUpperCase()

/** Five letters, of which the fourth says what the holder is, four digits, and a check letter. */
const pan = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/

export const PanIn = z
  .string('pan_invalid')
  .max(30, 'pan_invalid')
  .transform(withoutSpaces)
  .refine((text) => text === '' || pan.test(text), 'pan_invalid')
  .describe('A Permanent Account Number, such as ABCPE1234F. Empty for none.')

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** A state's two digits, a PAN, the registration's number within the state, Z, and a check sign. */
const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** Returns the sign that makes the first 14 signs of a GST number one. */
function checkSign(first: string): string {
  let sum = 0
  for (const [i, sign] of Array.from(first).entries()) {
    const product = signs.indexOf(sign) * (i % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return signs[(36 - (sum % 36)) % 36] ?? ''
}

// oxlint-disable-next-line commons/cut-at-graphemes -- of letters and digits
const isGstNumber = (text: string) => gstin.test(text) && checkSign(text.slice(0, 14)) === text[14]

/** Returns the PAN that a GST number holds. */
export const panOf = (gstNumber: string) => gstNumber.slice(2, 12)

export const GstNumberIn = z
  .string('gst_number_invalid')
  .max(40, 'gst_number_invalid')
  .transform(withoutSpaces)
  .refine((text) => text === '' || isGstNumber(text), 'gst_number_invalid')
  .describe('A GSTIN with its check sign, such as 27AAPFU0939F1ZV. Empty for none.')
