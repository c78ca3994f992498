import { Trans as Text } from '@lingui/react'
import type { ComponentProps } from 'react'

// In a page from the left, only what is written from the right turns the words around it.
const needsElement = /[<\\\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u

type TransProps = ComponentProps<typeof Text>

/**
 * Renders a text of the catalogues; the macro's `<Trans>` compiles to this. Lingui looks for a text's
 * elements after inserting the values, so a member called `<0>` would replace an element, and one called `\u003c0>` too:
 * it decodes escapes first. A value with `<` or a backslash is therefore passed as an element, which stays as it is; so is one that is
 * laid out from the right.
 */
export function Trans({ values, ...props }: TransProps) {
  const safe =
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && needsElement.test(value) ? <bdi key={name}>{value}</bdi> : value,
      ]),
    )
  return <Text {...props} {...(safe && { values: safe })} />
}
