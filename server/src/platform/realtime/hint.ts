/** Something changed. A hint holds no content; `to` limits it to these members. */
export interface Hint {
  topic: string
  to?: readonly number[]
}

/** Leaves out repeated hints, and splits those to more members than `most` into several. */
export function distinctHints(hints: readonly Hint[], most: number): Hint[] {
  const distinct = new Map(hints.map((hint) => [JSON.stringify(hint), hint]))
  return [...distinct.values()].flatMap((hint) => inPieces(hint, most))
}

function inPieces(hint: Hint, most: number): Hint[] {
  const { topic, to } = hint
  if (!to || to.length <= most) return [hint]
  const pieces: Hint[] = []
  for (let i = 0; i < to.length; i += most) pieces.push({ topic, to: to.slice(i, i + most) })
  return pieces
}
