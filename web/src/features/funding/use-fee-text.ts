import { useLingui } from '@lingui/react/macro'

/** Returns a fee in percent, as the language writes it. */
export function useFeeText(percent: string): string {
  const { i18n } = useLingui()
  // oxlint-disable-next-line commons/no-float-near-money -- a percentage, for display only
  return i18n.number(Number(percent), { maximumFractionDigits: 4 })
}
