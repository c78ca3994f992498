import type { Paper } from '@commons/contract/shared/paper.ts'
import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePaper } from './use-paper.ts'

interface PaperButtonProps {
  make: (signal: AbortSignal) => Promise<readonly Paper[]>
  children: ReactNode
}

/** Downloads a paper that is made for it. */
export function PaperButton({ make, children }: PaperButtonProps) {
  const { isMaking, offline, save } = usePaper(make)
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={20} aria-hidden="true" />}
      loading={isMaking}
      disabled={offline}
      onClick={save}
    >
      {children}
    </Button>
  )
}
