import type { Currency } from '@commons/contract/shared/units.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useConnection } from '../../../api/connection.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { downloadPaper } from '../../../shown/download-paper.ts'

/** Downloads the receipt of a transaction as a PDF. */
export function PdfButton({ trxNumber, currency }: { trxNumber: number; currency: Currency }) {
  const offline = useConnection() === 'offline'
  const [isMaking, setIsMaking] = useState(false)
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function save() {
    const mine = (asking.current = new AbortController())
    setIsMaking(true)
    try {
      downloadPaper((await call('get_receipt', { trx_number: trxNumber, currency }, mine)).data)
    } catch (error) {
      if (!mine.signal.aborted) sayRefused(error)
    } finally {
      if (!mine.signal.aborted) setIsMaking(false)
    }
  }

  return (
    <Button
      variant="default"
      mt="md"
      leftSection={<IconFileDownload size={20} aria-hidden="true" />}
      loading={isMaking}
      disabled={offline}
      onClick={() => void save()}
    >
      <Trans>Download PDF</Trans>
    </Button>
  )
}
