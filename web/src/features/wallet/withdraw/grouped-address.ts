/** Returns an address in groups of four, as people compare it; "0x" is a group of its own. */
export function groupedAddress(address: string): string {
  const [, start = '', rest = ''] = /^(0x)?(.*)$/.exec(address) ?? []
  return [...(start ? [start] : []), ...(rest.match(/.{1,4}/g) ?? [])].join(' ')
}

/** Returns the beginning and the end of an address, for lists. */
export const shortAddress = (address: string) =>
  address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`
