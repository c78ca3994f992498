import type { Paper } from '@commons/contract/shared/paper.ts'
import { download } from '../../ui/download.ts'

const bytesOf = ({ content }: Paper): number[] => Array.from(atob(content), (letter) => letter.charCodeAt(0))

/** Downloads a paper that the server has made, of which a long one came in parts. */
export function downloadPaper([first, ...rest]: readonly Paper[]): void {
  if (!first) return
  const { file_name, file_type } = first
  download(file_name, Uint8Array.from([first, ...rest].flatMap(bytesOf)), file_type)
}
