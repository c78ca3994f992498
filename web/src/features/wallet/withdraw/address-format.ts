import type { Currency } from '@commons/contract/shared/units.ts'

const ethereum = /^0x[0-9a-fA-F]{40}$/
// Old addresses in base58; new ones in bech32, which must not mix upper and lower case.
const bitcoin =
  /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,87}|[2mn][1-9A-HJ-NP-Za-km-z]{25,34})$/

/** Returns whether a text has the form of an address of this currency. The server verifies its checksum. */
export const looksLikeAddress = (address: string, currency: Currency): boolean =>
  (currency === 'BTC' ? bitcoin : ethereum).test(address)
