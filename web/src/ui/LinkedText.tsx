import type { IntermediateRepresentation, Opts } from 'linkifyjs'
import Linkify from 'linkify-react'

// A link is what says where it leads: a scheme we know, nothing that runs.
const schemes = /^(https?:|mailto:)/i

const options: Opts = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer nofollow',
  validate: (value, type) => type !== 'url' || !/^[a-z][a-z0-9+.-]*:/i.test(value) || schemes.test(value),
  render: ({ attributes, content }: IntermediateRepresentation) => {
    const href: unknown = attributes['href']
    if (typeof href !== 'string' || !schemes.test(href)) return content
    return (
      <a key={`${href}:${content}`} {...attributes} href={href}>
        {content}
      </a>
    )
  },
}

/** Plain text in which addresses become links. Line breaks stay. */
export function LinkedText({ children }: { children: string }) {
  return <Linkify options={options}>{children}</Linkify>
}
