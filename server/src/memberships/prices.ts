/** Returns what a renewal costs where its seller sets prices: never more than the member agreed to. */
export function renewalPrice({ price }: { readonly price: string }, present: bigint): bigint {
  const agreed = BigInt(price)
  return present < agreed ? present : agreed
}
