/** Returns the number of an invoice as it is shown. */
export const invoiceNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `${year}-${String(number).padStart(4, '0')}`
