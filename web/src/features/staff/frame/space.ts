import type { I18n } from '@lingui/core'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Returns an amount of bytes in the unit that suits it. */
export function space(i18n: I18n, bytes: number): string {
  const step = Math.min(
    units.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(1, Math.abs(bytes))) / Math.log(1024))),
  )
  return i18n.number(bytes / 1024 ** step, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
}
