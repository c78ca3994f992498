import { call } from '../../api/call.ts'

/** Asks for an invoice: for what was released, or for our fee on it. */
export const invoice =
  (invoice_id: number, invoice_for: 'release' | 'fee') => async (signal: AbortSignal) => [
    (await call('get_invoice', { invoice_id, invoice_for }, { signal })).data,
  ]
