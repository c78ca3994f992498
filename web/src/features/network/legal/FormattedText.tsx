import { Fragment } from 'react'
import { LinkedText } from '../../../ui/words/LinkedText.tsx'
import classes from './FormattedText.module.css'
import { type Block, blocksOf, inlinesOf } from './formatted.ts'

// Around it is an element that has its direction; blocks and pieces of one text never change their order, so their index is their key.
function Line({ children }: { children: string }) {
  return inlinesOf(children).map(({ text, href }, index) =>
    href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <Fragment key={index}>
        <bdi>
          <LinkedText>{text}</LinkedText>
        </bdi>
      </Fragment>
    ) : (
      <a
        dir="auto"
        // oxlint-disable-next-line react/no-array-index-key -- see above
        key={index}
        href={href}
        {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {text}
      </a>
    ),
  )
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 dir="auto">{block.text}</h2>
    case 'subheading':
      return <h3 dir="auto">{block.text}</h3>
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={index} dir="auto">
              <Line>{item}</Line>
            </li>
          ))}
        </ul>
      )
    case 'paragraph':
      return (
        <p dir="auto">
          <Line>{block.text}</Line>
        </p>
      )
  }
}

/** A long text of the operator: headings, lists, paragraphs and links. Nothing in it is HTML. */
export function FormattedText({ children }: { children: string }) {
  return (
    <div className={classes.text}>
      {blocksOf(children).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Part key={index} block={block} />
      ))}
    </div>
  )
}
