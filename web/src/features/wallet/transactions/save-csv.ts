import type { Transaction } from '@commons/contract/wallet/wallet.ts'
import { call, type Request } from '../../../api/call.ts'
import { csvOf, type Cell } from '@commons/contract/shared/csv.ts'

const limit = 50

/** Returns every transaction that matches the filters, reading page by page. */
export async function readAll(
  input: Request<'transaction_list'>,
  signal?: AbortSignal,
): Promise<Transaction[]> {
  const rows: Transaction[] = []
  let before: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const answer = await call(
      'transaction_list',
      { ...input, limit, ...(before === undefined ? {} : { before }) },
      { signal },
    )
    rows.push(...answer.recdata)
    before = answer.next
  } while (before !== undefined)
  return rows
}

export type CsvNames = Record<'number' | 'date' | 'type' | 'who' | 'amount' | 'currency' | 'hash', string>

/** Returns the transactions as CSV: full amounts, times in UTC. */
export function csvOfTransactions(rows: readonly Transaction[], names: CsvNames): string {
  const lines = rows.map((row): Cell[] => [
    row.trx_number,
    row.trx_date.slice(0, 19).replace('T', ' '),
    row.trx_type,
    row.reward_to,
    { digits: row.trx_amount },
    row.currency,
    row.hash,
  ])
  return csvOf([
    [names.number, names.date, names.type, names.who, names.amount, names.currency, names.hash],
    ...lines,
  ])
}
