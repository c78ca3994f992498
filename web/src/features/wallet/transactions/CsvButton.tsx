import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Request } from '../../../api/call.ts'
import { useConnection } from '../../../api/connection.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { download } from '../../../ui/download.ts'
import { csvOfTransactions, readAll } from './save-csv.ts'

/** Downloads all transactions that match the filters, of all pages. */
export function CsvButton({ input }: { input: Request<'transaction_list'> }) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const [isReading, setIsReading] = useState(false)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  async function save() {
    const mine = (reading.current = new AbortController())
    setIsReading(true)
    try {
      const rows = await readAll(input, mine.signal)
      const names = {
        number: t`Trx Number`,
        date: t`Trx Date (UTC)`,
        type: t`Trx Type`,
        who: t`From or to`,
        amount: t`Trx Amount`,
        currency: t`Currency`,
        hash: t`Hash`,
      }
      const day = new Date().toISOString().slice(0, 10)
      download(
        `commons-wallet-${String(input.currency).toLowerCase()}-${day}.csv`,
        csvOfTransactions(rows, names),
        'text/csv',
      )
    } catch (error) {
      if (!mine.signal.aborted) sayRefused(error)
    } finally {
      if (!mine.signal.aborted) setIsReading(false)
    }
  }

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={isReading}
      disabled={offline}
      onClick={() => void save()}
    >
      <Trans>Download CSV</Trans>
    </Button>
  )
}
