/** Parses what a member searches for. */
import type { Asked } from '../platform/search-kinds.ts'

/** A filter and its value, in quotation marks where it has spaces. */
const filter = /(?<=^|\s)(from|has|before):(?:"([^"]*)"|(\S*))/gi
const kinds = new Set(['image', 'video'] as const)
type Kind = typeof kinds extends Set<infer K> ? K : never

/**
 * Parses `from:jana has:image before:2026-11-01 garden`. A filter with an invalid value is a word like any
 * other. Of two filters of the same kind the last counts, except `has`: a post then must have both.
 */
export function readAsked(text: string): Asked {
  let from: string | undefined
  let before: string | undefined
  const has = new Set<Kind>()
  const words = text.replaceAll(filter, (whole, name: string, quoted?: string, plain = '') => {
    const value = (quoted ?? plain).trim()
    switch (name.toLowerCase()) {
      case 'from':
        if (!/[\p{L}\p{N}]/u.test(value)) return whole
        from = value.replace(/^@/, '')
        return ''
      case 'has':
        if (!isKind(value.toLowerCase())) return whole
        has.add(value.toLowerCase() as Kind)
        return ''
      default:
        if (!isDay(value)) return whole
        before = value
        return ''
    }
  })
  return {
    words: words.replaceAll(/\s+/g, ' ').trim(),
    filters: {
      has: [...has],
      ...(from === undefined ? {} : { from }),
      ...(before === undefined ? {} : { before }),
    },
    isFiltered: from !== undefined || before !== undefined || has.size > 0,
  }
}

const isKind = (value: string): value is Kind => kinds.has(value as Kind)

function isDay(value: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
