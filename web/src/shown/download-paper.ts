import type { Paper } from '@commons/contract/shared/paper.ts'
import { download } from '../ui/download.ts'

/** Downloads a paper that the server has made. */
export function downloadPaper({ file_name, file_type, content }: Paper): void {
  download(
    file_name,
    Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)),
    file_type,
  )
}
