import type { ReactNode } from 'react'
import classes from './LinkedText.module.css'
import { paths } from '../../paths.ts'
import { textPieces, type NamedMember, type Piece } from './text-pieces.ts'

type RenderWords = (words: string) => ReactNode

function Part({ piece, renderWords }: { piece: Piece; renderWords: RenderWords }) {
  switch (piece.kind) {
    case 'words':
      return renderWords(piece.text)
    case 'link':
      return (
        <>
          <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
            {/* Direction marks in the surrounding text must not reverse the address. */}
            <bdi>{piece.text}</bdi>
          </a>
          {piece.host !== undefined && <span className={classes.host}> ({piece.host})</span>}
        </>
      )
    case 'member':
      return (
        <a dir="auto" href={`#${paths.timeline(piece.userId)}`}>
          {piece.text}
        </a>
      )
    case 'tag':
      return (
        <a dir="auto" href={`#${paths.tag(piece.tag)}`}>
          {piece.text}
        </a>
      )
  }
}

interface LinkedTextProps {
  children: string
  /** The members that the text mentions, as the server found them; other names stay plain text. */
  mentions?: readonly NamedMember[]
  /** Renders what is no link, mention or tag. */
  renderWords?: RenderWords
}

const asTheyAre: RenderWords = (words) => words

/** Plain text in which addresses, mentions and tags become links. Line breaks stay. */
export function LinkedText({ children, mentions, renderWords = asTheyAre }: LinkedTextProps) {
  return textPieces(children, mentions).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
    <Part key={index} piece={piece} renderWords={renderWords} />
  ))
}
