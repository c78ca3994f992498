import classes from './MarkedText.module.css'
import { markedPieces } from './searched-words.ts'

/** A text with the searched words highlighted. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedPieces(text, words).map((piece, index) =>
    piece.isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
      <mark dir="auto" key={index} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
