import { spokenTime } from '../../../ui/video/media-time.ts'

/** Formats a time to a tenth of a second, as "1 minute 3.4 seconds", for screen readers. */
export function exactTime(seconds: number, language: string): string {
  const tenths = Math.round(seconds * 10)
  const minutes = Math.floor(tenths / 600)
  const rest = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format((tenths - minutes * 600) / 10)
  return minutes === 0 ? rest : `${spokenTime(minutes * 60, language)} ${rest}`
}
