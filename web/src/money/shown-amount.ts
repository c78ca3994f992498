/** Formats amounts for people. They are strings throughout: a number would lose digits. */

/** The number of decimals in lists; a receipt shows all. */
const listDecimals = 4

interface Marks {
  readonly point: string
  readonly whole: (digits: string) => string
}

const marks = new Map<string, Marks>()

function marksOf(language: string): Marks {
  let known = marks.get(language)
  if (!known) {
    const format = new Intl.NumberFormat(language)
    // oxlint-disable-next-line commons/no-float-near-money -- only its point is taken
    const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
    marks.set(language, (known = { point, whole: (digits) => format.format(BigInt(digits)) }))
  }
  return known
}

interface AmountParts {
  isNegative: boolean
  whole: string
  fraction: string
}

function partsOf(amount: string): AmountParts {
  const isNegative = amount.startsWith('-')
  const [whole = '0', fraction = ''] = (isNegative ? amount.slice(1) : amount).split('.')
  return { isNegative, whole, fraction: fraction.replace(/0+$/, '') }
}

interface ShownAs {
  language: string
  /** Shows all decimals, as in a receipt. */
  full?: boolean
  /** Also shows a plus sign. */
  signed?: boolean
}

/**
 * Formats an amount in the page's language. Lists cut decimals, never round them, and show an amount too
 * small for them as less than the smallest.
 */
export function amountText(amount: string, { language, full = false, signed = false }: ShownAs): string {
  const { isNegative, whole, fraction } = partsOf(amount)
  const { point, whole: grouped } = marksOf(language)
  const cut = full ? fraction : fraction.slice(0, listDecimals).replace(/0+$/, '')
  const isNothing = whole === '0' && fraction === ''
  const sign = isNegative ? '−' : signed && !isNothing ? '+' : ''
  if (!isNothing && whole === '0' && cut === '') return `${sign}<0${point}${'1'.padStart(listDecimals, '0')}`
  return `${sign}${grouped(whole)}${cut === '' ? '' : `${point}${cut}`}`
}

/** Formats an amount of a national currency with two decimals. */
export function fiatText(amount: string, currency: 'USD' | 'CZK', language: string): string {
  const { isNegative, whole, fraction } = partsOf(amount)
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const text = format
    .formatToParts(BigInt(whole))
    .map(({ type, value }) => (type === 'fraction' ? cents : value))
    .join('')
  return isNegative ? `−${text}` : text
}
