interface ChainHashProps {
  hash: string
  short: string
  /** Where people look at it; empty where nobody shows it. */
  link: string
}

/** A transaction's hash in little room; it leads to where people look at it. */
export function ChainHash({ hash, short, link }: ChainHashProps) {
  const code = <code title={hash}>{short}</code>
  return link === '' ? (
    code
  ) : (
    <a href={link} target="_blank" rel="noreferrer">
      {code}
    </a>
  )
}
