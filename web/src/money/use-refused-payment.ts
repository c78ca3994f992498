import { useRefused } from '../api/use-refused.ts'
import type { usePayment } from './use-payment.ts'

/** Tells what a form's fields say of a refused payment, and what the form says, also if the outcome is unknown. */
export function useRefusedPayment<Name extends string>(
  { unsure, error, failure }: Pick<ReturnType<typeof usePayment>, 'unsure' | 'error' | 'failure'>,
  values: Readonly<Partial<Record<Name, unknown>>>,
) {
  const refused = useRefused(unsure ? null : error, values)
  return unsure ? { ...refused, failure } : refused
}
