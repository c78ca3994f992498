/** Something changed. A hint holds no content; `to` limits it to these members. */
export interface Hint {
  topic: string
  to?: readonly number[]
}

/** Leaves out repeated hints, and splits those to more members than `most` into several. */
export function distinctHints<Same extends Hint>(hints: readonly Same[], most: number): Same[] {
  const distinct = new Map(hints.map((hint) => [JSON.stringify(hint), hint]))
  return [...distinct.values()].flatMap((hint) => inPieces(hint, most))
}

/** Splits what is sent into messages whose JSON is no longer than `largest`. */
export function inMessages<Item>(items: readonly Item[], largest: number): Item[][] {
  const messages: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = JSON.stringify(item).length + 1
    if (size > room) {
      messages.push([])
      room = largest
    }
    messages.at(-1)?.push(item)
    room -= size
  }
  return messages
}

function inPieces<Same extends Hint>(hint: Same, most: number): Same[] {
  const { to } = hint
  if (!to || to.length <= most) return [hint]
  const pieces: Same[] = []
  for (let i = 0; i < to.length; i += most) pieces.push({ ...hint, to: to.slice(i, i + most) })
  return pieces
}
