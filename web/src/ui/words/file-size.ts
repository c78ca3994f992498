import { i18n } from '@lingui/core'

const kilobyte = 1024

/** Formats a file's size: 12 kB, 1.4 MB. */
export function fileSize(bytes: number): string {
  const isLarge = bytes >= kilobyte * kilobyte
  return i18n.number(isLarge ? bytes / (kilobyte * kilobyte) : Math.max(1, bytes / kilobyte), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}
