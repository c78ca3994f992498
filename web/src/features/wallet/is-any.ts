/** Whether an amount is more than nothing. */
export const isAny = (amount: string): boolean => /[1-9]/.test(amount)
