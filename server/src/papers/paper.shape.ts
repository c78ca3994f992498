import type { Paper } from '@commons/contract/shared/paper.ts'

export const paperShape = (file_name: string, file_type: Paper['file_type'], content: Buffer): Paper => ({
  file_name,
  file_type,
  content: content.toString('base64'),
})
